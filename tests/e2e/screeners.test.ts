import { walk } from './screenerJourney.ts';
import { flows, journeyOf } from './journeys.ts';
import { expectOneLead } from './leads.ts';
import { expectRows } from './rows.ts';
import { test } from './test.ts';

test.use({ timezoneId: 'America/Chicago' });

/** Every screener by phone in English and at a desk in Spanish; two more where a phone leads another way than a desk. */
const asked = [
  ...flows.flatMap((flow) => [
    { flow, language: 'en', width: 390, who: 0 } as const,
    { flow, language: 'es', width: 1280, who: 1 } as const,
  ]),
  { flow: 'ws17', language: 'en', width: 1280, who: 2 } as const,
  { flow: 'ws17', language: 'es', width: 390, who: 3 } as const,
  { flow: 'ws18', language: 'es', width: 390, who: 3 } as const,
];

for (const { flow, ...visit } of asked)
  test.describe(`${flow} in ${visit.language} at ${visit.width} px`, () => {
    test.use({ viewport: { width: visit.width, height: 840 }, locale: `${visit.language}-US` });

    test('leads a visitor who qualifies to its end, and the database holds what was entered', async ({ page }) => {
      const journey = journeyOf(flow, visit);
      await walk(page, journey);
      await expectRows(page, journey.record);
      await expectOneLead(journey.visitor.name, { qualified: true });
    });
  });
