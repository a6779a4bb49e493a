import { journeyOf } from './journeys.ts';
import { expectOneLead } from './leads.ts';
import { expectRows } from './rows.ts';
import { rosa, screen, type ScreenerVisitor } from './screener.ts';
import { walk } from './screenerJourney.ts';
import { screenerWords } from './screenerWords.ts';
import type { Stop } from './stops.ts';
import { expect, test } from './test.ts';
import { words } from './words.ts';

const diabetes = { 'Has a doctor told you that you have type 2 diabetes?': 'Yes' };

/** Visitors whom a screener with appointments leads another way. */
const ways: readonly (readonly [
  who: string,
  Partial<ScreenerVisitor> & { flow: string; name: string },
  Stop['step'],
])[] = [
  [
    'whose number takes part in the study',
    { flow: 'ws18', name: 'Mara Matched Diaz', phone: '2125550199' },
    'indications',
  ],
  ['who does not qualify', { flow: 'ws18', name: 'Olga Oldest Diaz', birthDate: '01/02/1931' }, 'indications'],
  ['whose site takes no bookings', { flow: 'ws21', name: 'Hugo Houston Diaz', zip: '77030' }, 'indications'],
  [
    'who does not qualify, near a site that takes bookings',
    { flow: 'ws21', name: 'Olga Oldsite Diaz', birthDate: '01/02/1931', zip: '60611' },
    'indications',
  ],
  [
    'of a study with few questions',
    { flow: 'ws21', name: 'Mina Minimal Diaz', studyId: 9, answers: diabetes },
    'secondaryScreeningScheduling',
  ],
];

for (const [who, visitor, step] of ways)
  test(`${visitor.flow} leads a visitor ${who} to ${step}`, async ({ page }) => {
    const isQualified = /Houston|Minimal/.test(visitor.name);
    if (visitor.studyId === 9)
      await page.addLocatorHandler(
        page.getByRole('radiogroup', { name: 'Who is the participant?' }),
        async (group) => {
          await group.getByLabel('Myself').check();
        },
        { times: 1, noWaitAfter: true },
      );
    const stop = (
      step === 'indications' ? { step, says: isQualified ? 'congratulations' : 'disqualified' } : { step }
    ) as Stop; // Its heading belongs to the step.
    await walk(page, { visitor: { ...rosa, ...visitor }, width: 1280, record: {}, stops: [stop] });
    await expectOneLead(visitor.name, { campaign: visitor.flow, qualified: isQualified });
  });

test('the answers alone decide in ws11, and other conditions are told of as its outcome is left', async ({ page }) => {
  const journey = journeyOf('ws11', { language: 'en', width: 1280, who: 6 });
  const told = page.waitForRequest(/subreg\/indications$/);
  const visitor = { ...journey.visitor, weight: { pounds: '400' } };
  await walk(page, { ...journey, visitor, stops: journey.stops.slice(0, 2) });
  expect((await told).postDataJSON()).toMatchObject({ indications: [{ id: 401 }] });
  await expectRows(page, { lead: [{ indication_ids: [401], weight_kg: 181.44 }] });
});

test('who does not qualify and goes on to search is noted as screened without success', async ({ page }) => {
  await screen(page, { ...rosa, name: 'Sara Searches Diaz', birthDate: '01/02/1931' });
  const told = page.waitForRequest(/subreg\/screening$/);
  const link = page.getByRole('main').getByRole('link', { name: words.en.find });
  await expect(link).toHaveAttribute('href', '/signup/study-search/home?ps=ws10');
  await link.click();
  expect((await told).postDataJSON()).toMatchObject({ studyId: 1, passed: false });
  await expectOneLead('Sara Searches Diaz', { screenings: [{ studyId: 1, passed: false }] });
});

test('a man does not qualify for a study for women', async ({ page }) => {
  const answers = {
    'On how many days a month do you have a migraine?': '4 to 14',
    'What comes with your migraine?': ['Nausea'],
  };
  await screen(page, { ...rosa, name: 'Marco Migraine Diaz', studyId: 2, answers });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.disqualified);
  await expectOneLead('Marco Migraine Diaz', { qualified: false });
});

test('a special study has its banner', async ({ page }) => {
  const answers = {
    'Do you take medicine for high cholesterol?': 'Yes',
    'When was your cholesterol last measured?': 'In the last 12 months',
  };
  await screen(page, { ...rosa, name: 'Stella Special Diaz', studyId: 4, answers });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenerWords.en.special);
  await expect(page.getByRole('main').getByRole('link', { name: '1-800-555-0102' })).toBeVisible();
});
