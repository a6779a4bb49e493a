import zipcodes from 'zipcodes';
import { countryServerFacts } from '#src/domain/countries/index.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Registered, RegisteredSite } from './registered.ts';

/** What visitors would read of a study and what decides who may join it, as the register has them. */
export function detailsOf(study: Registered, indicationIds: readonly number[]) {
  const { title, nctId, sponsor, minAge, maxAge, gender } = study;
  return {
    name: { [sourceLocale]: nctId },
    title: { [sourceLocale]: title },
    description: { [sourceLocale]: descriptionOf(study) },
    isSimulation: false,
    ...(minAge !== undefined && { minAge }),
    ...(maxAge !== undefined && { maxAge }),
    gender,
    siteTargetAreaType: 'Distance',
    indicationIds,
    oversight: {
      ...(sponsor !== '' && { sponsor: { [sourceLocale]: sponsor } }),
      register: { number: nctId, url: `https://clinicaltrials.gov/study/${nctId}` },
    },
  };
}

/** The summary of the register, shortened, with what its terms ask to be said of it. */
export function descriptionOf({ summary, nctId, updated }: Pick<Registered, 'summary' | 'nctId' | 'updated'>): string {
  const source = `Source: ClinicalTrials.gov, ${nctId}, as of ${updated || 'an unknown day'}; shortened.`;
  return `${summary.slice(0, 2000)} ${source}`.trim();
}

/** The row of a site; `number` tells it from the others of its study. */
export const siteRow = (site: RegisteredSite, of: { id: number; studyId: number; nctId: string; number: number }) => ({
  id: of.id,
  study_id: of.studyId,
  ext_id: `${of.nctId}-${of.number}`,
  name: site.facility,
  country: site.country,
  city: site.city === '' ? null : site.city,
  region: regionOf(site),
  postal_code: isPostalCode(site.zip, site.country) ? normalPostalCode(site.zip, site.country) : site.zip,
  lat: site.lat,
  lon: site.lon,
});

/** Name of the state or province as the register gives it, code of the state by the postal code; as postal areas have it. */
function regionOf({ country, zip, state }: RegisteredSite): string | null {
  const { region, postalArea, codesInPackage } = countryServerFacts[country];
  if (region === 'stateName') return state || null;
  if (codesInPackage === undefined) return null;
  return zipcodes.codes[postalArea.exec(zip)?.[0] ?? '']?.state ?? null;
}
