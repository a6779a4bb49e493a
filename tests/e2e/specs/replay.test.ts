import { planOf, shipped } from '#tests/e2e/replay/plan.ts';
import { recordFolder, recording } from '#tests/e2e/replay/record.ts';
import { replayWitness } from '#tests/e2e/replay/replayWitness.ts';
import { placeIn } from '#tests/e2e/journeys/countries.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const wanted = process.env['REPLAY_CAMPAIGN'];

const plans = (wanted === undefined ? shipped : [wanted]).map(planOf);

/** What nobody in the demo can show: it has no study of each number of questions, with one about risks and without. */
const notInDemo: Readonly<Record<string, RegExp>> = {
  ws23: /^home-(gender|qualificationQuestions(-\d+)?)(: case \d| -> home-(riskAssessment|height))$/,
};

test('the replays show everything that the proof says of each campaign', () => {
  const all = new Set(plans.flatMap(({ name, met, missed }) => [...met, ...missed].map((goal) => `${name}: ${goal}`)));
  const shown = new Set(
    plans.flatMap(({ name, replays }) => replays.flatMap(({ goals }) => goals.map((goal) => `${name}: ${goal}`))),
  );
  const arrows = [...shown].filter((goal) => goal.includes(' -> '));
  console.log(`Replays show ${shown.size} of ${all.size}, of which ${arrows.length} ways between two steps.`);
  const unshown = plans.flatMap(({ name, met, missed }) =>
    [...met, ...missed]
      .filter((goal) => !shown.has(`${name}: ${goal}`) && !notInDemo[name]?.test(goal))
      .map((goal) => `${name}: ${goal}`),
  );
  expect(unshown).toEqual([]);
});

for (const { replays } of plans)
  for (const replay of replays)
    test.describe(replay.title, () => {
      const { country, narrowScreen } = replay.visitor.facts;
      test.use({
        locale: `${replay.language}-${country}`,
        timezoneId: placeIn(country === 'US' ? undefined : country).zone,
        viewport: { width: narrowScreen ? 390 : 1280, height: 900 },
      });

      test('leads the way that the proof says, and is saved', async ({ page }) => {
        if (recordFolder === undefined) return replayWitness(page, replay);
        const { watch, write } = recording(page, replay, recordFolder);
        try {
          await replayWitness(page, replay, watch);
        } catch (error) {
          write(error instanceof Error ? error.message : 'It failed.');
          throw error;
        }
        write();
      });
    });
