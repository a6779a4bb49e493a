import { ageOn } from '#src/domain/age.ts';
import { dateIn } from '#src/domain/dateIn.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import { relationOf } from '#src/domain/relation.ts';
import { screenerTexts } from '#tests/e2e/journeys/screenerTexts.ts';
import { factsOf, usualVisitor } from '#tests/e2e/replay/demoVisitor.ts';
import { replayOfVisitor } from '#tests/e2e/replay/plan.ts';
import { take, useBrowserOf } from '#tests/e2e/replay/take.ts';
import { visitors, type Reads } from '#tests/e2e/replay/visitors.ts';
import { daysOfOthers } from '#tests/e2e/support/calendar.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { texts, type Language } from '#tests/e2e/support/texts.ts';

const headingOf = (reads: Reads, language: Language): string =>
  ({ ...screenerTexts[language], ...texts[language] })[reads];
const relations = { child: 'parent', adult: 'caregiver' } as const;

for (const [today, ...near] of [
  ['2026-11-23', '2026-11-22', '2026-11-24'],
  ['2026-12-31', '2026-12-30', '2027-01-01'],
  ['2027-01-01', '2026-12-31', '2027-01-02'],
  ['2028-02-29', '2028-02-28', '2028-03-01'],
] as const)
  test(`whoever visits on ${today} is of one age wherever they are`, () => {
    const [visitor] = visitors;
    if (!visitor) throw new Error('There are no visitors.');
    const { campaign } = replayOfVisitor(visitor);
    for (const age of [8, 17, 18, 40]) {
      const { birthDate = '' } = factsOf({ ...usualVisitor, age }, campaign, today).answers;
      expect([today, ...near].map((day) => ageOn(birthDate, day))).toEqual([age, age, age]);
    }
  });

/** Runs that start at such a moment, and the last day on which hand-written visitors of theirs are met, here and east of here. */
for (const [start, here, east] of [
  ['2026-11-23T21:45:00Z', '2026-11-24', '2026-11-25'],
  ['2026-11-26T03:00:00Z', '2026-11-26', '2026-11-27'],
  ['2026-11-26T16:00:00Z', '2026-11-27', '2026-11-28'],
  ['2026-11-27T22:30:00Z', '2026-11-30', '2026-12-01'],
  ['2026-11-28T16:00:00Z', '2026-11-30', '2026-12-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '2027-01-02'],
] as const)
  test(`in a run from ${start} replays book on days after those of hand-written visitors`, () => {
    expect(daysOfOthers(Date.parse(start), 'America/Chicago')[0]).toBe(here);
    expect(daysOfOthers(Date.parse(start), 'Australia/Sydney')[0]).toBe(east);
    // Today and every day since are among them: of a time of today nobody knows how soon it begins.
    const today = dateIn('America/Chicago')(start);
    expect(daysOfOthers(Date.parse(start), 'America/Chicago')).toContain(today);
  });

for (const [index, visitor] of visitors.entries()) {
  const replay = replayOfVisitor(visitor);
  const { facts } = replay.visitor;
  const { reads, language, answersFor, qualifies } = visitor;

  test.describe(replay.title, () => {
    useBrowserOf(replay);

    test('is told what becomes of them, and it is saved', async ({ page }, { repeatEachIndex }) => {
      expect(relationOf(facts)).toBe(answersFor ? relations[answersFor] : 'self');
      expect(fullyQualified(facts) && facts.study?.isSimulation !== true).toBe(qualifies);
      await take(page, replay, 1000 + index + repeatEachIndex * visitors.length, {
        watch: async ({ fields }, moment) => {
          if (moment === 'open' && reads && fields.some(({ kind }) => kind === 'ScreenerResult'))
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(reads, language));
        },
      });
    });
  });
}
