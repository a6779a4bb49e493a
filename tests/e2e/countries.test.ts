import { expectOneLead } from './leads.ts';
import { expectRows } from './rows.ts';
import { finish, fillScreener, rosa, screenerHome, type ScreenerVisitor } from './screener.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

type Abroad = { region: string; format: string; typed: Partial<ScreenerVisitor>; kept: object };

/** A visitor of each country outside the US: what they type in its formats, and what is kept. */
const visitors: readonly Abroad[] = [
  {
    region: 'AU',
    format: 'DD/MM/YYYY',
    typed: { postalLabel: 'Postcode', zip: '2050', phone: '0491 570 006', birthDate: '31/12/1979' },
    kept: { phone: '+61491570006', postal_code: '2050' },
  },
  {
    region: 'CA',
    format: 'YYYY-MM-DD',
    typed: { postalLabel: 'Postal Code', zip: 'm5g1x8', phone: '4165550123', birthDate: '1979-12-31' },
    kept: { phone: '+14165550123', postal_code: 'M5G 1X8' },
  },
  {
    region: 'IE',
    format: 'DD/MM/YYYY',
    typed: { postalLabel: 'Eircode', zip: 'D04T6F4', phone: '01 555 0123', birthDate: '31/12/1979' },
    kept: { phone: '+35315550123', postal_code: 'D04 T6F4' },
  },
  {
    region: 'NZ',
    format: 'DD/MM/YYYY',
    typed: { postalLabel: 'Postcode', zip: '1023', phone: '09 555 0123', birthDate: '31/12/1979' },
    kept: { phone: '+6495550123', postal_code: '1023' },
  },
  {
    region: 'ZA',
    format: 'YYYY/MM/DD',
    typed: { postalLabel: 'Postal Code', zip: '7925', phone: '011 555 0123', birthDate: '1979/12/31' },
    kept: { phone: '+27115550123', postal_code: '7925' },
  },
];

for (const { region, format, typed, kept } of visitors)
  test.describe(`a visitor from ${region}`, () => {
    test.use({ locale: `en-${region}` });

    test('types in the formats of the country, agrees by a box, and is kept as typed', async ({ page }) => {
      const measures = { height: { centimeters: '168' }, weight: { kilograms: '64' } };
      const name = `Country ${region.toLowerCase()} Diaz`;
      const visitor: ScreenerVisitor = { ...rosa, ...typed, ...measures, name, agrees: true };
      await page.goto(screenerHome(visitor));
      await expect(page.getByPlaceholder(format)).toBeVisible();
      await fillScreener(page, visitor);
      await finish(page, visitor);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.congratulations);
      await expectRows(page, { lead: [{ ...kept, country: region, height_cm: 168, weight_kg: 64, qualified: true }] });
      await expectOneLead(name, { consents: ['call', 'clinic', 'email', 'sms'] });
    });
  });
