import { placeIn, type Region } from '#tests/e2e/journeys/countries.ts';
import type { ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

/** What a visitor of the country types differently from one of the US. */
export function typedIn(region: Region, language: Language): Partial<ScreenerVisitor> {
  const { postalLabel, clinic, date, dateFormat } = placeIn(region);
  return {
    postalLabel: postalLabel[language],
    zip: clinic.typed,
    birthDate: date('1979', '12', '31'),
    dateFormat: dateFormat[language],
    height: { centimeters: '168' },
    weight: { kilograms: '64' },
    // English visitors share their answers with the clinic, Spanish ones do not.
    agrees: language === 'en' ? 'withClinic' : 'alone',
  };
}

/** What is stored of it, by column of the lead. */
export function storedIn(region: Region): Readonly<Record<string, unknown>> {
  const { kept, site } = placeIn(region).clinic;
  return {
    country: region,
    postal_code: kept,
    date_of_birth: '1979-12-31',
    height_cm: 168,
    weight_kg: 64,
    site_id: 100 + site,
    study_site_id: `DEMO-1-${String(site).padStart(2, '0')}`,
  };
}
