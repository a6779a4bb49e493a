import { interrupt, pressOffline } from '#tests/e2e/replay/interruptions.ts';
import { expectNoViolations, lookClosely, looksOf } from '#tests/e2e/replay/look.ts';
import { oneOfEachKind } from '#tests/e2e/replay/manners.ts';
import { planOf, shipped, type Replay } from '#tests/e2e/replay/plan.ts';
import { expectOpen, type Manner, type Watch } from '#tests/e2e/replay/replayWitness.ts';
import { take, useBrowserOf } from '#tests/e2e/replay/take.ts';
import { keyboardOf } from '#tests/e2e/support/inputMethod.ts';
import { expect, test, type Page } from '#tests/e2e/support/test.ts';

const wanted = process.env['REPLAY_CAMPAIGN'];

const plans = (wanted === undefined ? shipped : [wanted]).map(planOf);
const all = plans.flatMap(({ replays }) => replays);
const looks = looksOf(all);
/** Worked by keyboard alone, and looked at closely: each kind that somebody enters something into at least once. */
const byKeyboard = oneOfEachKind(all);
/** Interrupted wherever it can be: each kind again. Searches, which ask anew after a reload, are interrupted in `searches.every.ts`. */
const interrupted = oneOfEachKind(
  all.filter(({ campaign }) => campaign.flowType !== 'studySearch'),
  byKeyboard,
);

/** What nobody in the demo can show: it has no study of each number of questions, with one about risks and without. */
const notInDemo: Readonly<Record<string, RegExp>> = {
  ws23: /^home-(gender|qualificationQuestions(-\d+)?)(: case \d| -> home-(riskAssessment|height))$/,
};

test('the replays show everything that the proof says of each campaign', () => {
  const goalsOf = new Set(
    plans.flatMap(({ name, met, missed }) => [...met, ...missed].map((goal) => `${name}: ${goal}`)),
  );
  const shown = new Set(
    plans.flatMap(({ name, replays }) => replays.flatMap(({ goals }) => goals.map((goal) => `${name}: ${goal}`))),
  );
  const arrows = [...shown].filter((goal) => goal.includes(' -> '));
  console.log(`Replays show ${shown.size} of ${goalsOf.size}, of which ${arrows.length} ways between two steps.`);
  const unshown = plans.flatMap(({ name, met, missed }) =>
    [...met, ...missed]
      .filter((goal) => !shown.has(`${name}: ${goal}`) && !notInDemo[name]?.test(goal))
      .map((goal) => `${name}: ${goal}`),
  );
  expect(unshown).toEqual([]);
});

/** What is done on each step of a replay besides answering it. */
const watchOf =
  (page: Page, replay: Replay): Watch =>
  async (step, moment) => {
    if (moment === 'entered')
      return interrupted.has(replay) ? interrupt(page, () => expectOpen(page, replay, step)) : undefined;
    if (byKeyboard.has(replay)) await lookClosely(page, replay, step);
    else if (looks.get(replay)?.has(step)) await expectNoViolations(page, step.name);
  };

/** Whether the visitor presses Next while offline, too: a sign-up says nothing of it as soon as it is online again. */
const isOffline = (replay: Replay) => interrupted.has(replay) && replay.campaign.flowType === 'signup';

/** How the visitor of a replay goes the way. */
const mannerOf = (page: Page, replay: Replay): Manner => ({
  ...(byKeyboard.has(replay) && { input: keyboardOf(page) }),
  ...(isOffline(replay) && { pressNext: (button) => pressOffline(page, button) }),
  watch: watchOf(page, replay),
});

for (const [index, replay] of all.entries())
  test.describe(replay.title, () => {
    useBrowserOf(replay);
    if (interrupted.has(replay)) test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

    test('leads the way that the proof says, and is saved', async ({ page }, { repeatEachIndex }) => {
      test.slow(byKeyboard.has(replay) || interrupted.has(replay), 'It does more than answer.');
      await take(page, replay, index + repeatEachIndex * all.length, mannerOf(page, replay));
    });
  });
