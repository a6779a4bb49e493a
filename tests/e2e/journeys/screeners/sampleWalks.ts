import type { Flow } from '#tests/e2e/support/flows.ts';
import { walksOf } from './walks.ts';
import type { Who } from './visitors.ts';
import type { Visit } from './visitSteps.ts';

type Place = Pick<Visit, 'language' | 'width'>;

const enPhone: Place = { language: 'en', width: 390 };
const enDesk: Place = { language: 'en', width: 1280 };
const esPhone: Place = { language: 'es', width: 390 };
const esDesk: Place = { language: 'es', width: 1280 };

/** Each visitor once: the ways of every screener are replayed; this is what each is told, and every row after it. */
const chosen: Record<Who, readonly (readonly [Flow, Place])[]> = {
  qualifies: [
    ['ws17', esPhone],
    ['ws22', enPhone],
    ['ws23', esDesk],
  ],
  'is disqualified by an answer': [['ws22', esDesk]],
  'is too old': [['ws11', enDesk]],
  'weighs too much for the height': [['ws11', esDesk]],
  'is a man, or not binary, and comes to a study for women': [['ws18', esPhone]],
  'has no site nearby': [['ws15', esDesk]],
  'answers the questions, and has no site nearby': [['ws22', esPhone]],
  'takes part already': [['ws21', enDesk]],
  'answers for a child': [['ws23', esPhone]],
  'comes with a link for parents to a study for adults': [['ws21', enPhone]],
  'cares for an adult': [['ws17', esPhone]],
  'lives in Australia': [['ws20', esDesk]],
  'lives in Canada': [['ws10', enDesk]],
  'lives in Ireland': [['ws11', esDesk]],
  'lives in New Zealand': [['ws16', esPhone]],
  'lives in South Africa': [['ws17', enPhone]],
  'lives in the United Kingdom': [['ws23', enDesk]],
  'comes to a special study': [['ws19', esDesk]],
  'tries the practice screener': [['ws16', esPhone]],
  'answers the few questions of a minimal screener': [['ws21', enDesk]],
  'finds no appointment free': [['ws21', esDesk]],
  'is refused the appointment': [['ws18', esPhone]],
};

// The keys are the visitors, by the type of the table.
const visits: readonly Visit[] = (Object.keys(chosen) as Who[]).flatMap((who) =>
  chosen[who].map(([flow, place]) => ({ who, flow, ...place })),
);

/** Whoever qualifies walks each screener by keyboard, and is looked at there: here are the other outcomes, each in one language. */
export const sample = walksOf(visits, {
  byKeyboard: () => false,
  stateKey: ({ who }, step, state) => (who === 'qualifies' || step === 'home' ? undefined : keyOf(step, state)),
});

/** The same key for every country: one represents all. */
function keyOf(step: string, state: unknown) {
  return [step, JSON.stringify([state]).replaceAll(/"[A-Z]{2}"/g, '"abroad"')];
}
