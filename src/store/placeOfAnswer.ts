import type { Answers } from '#src/domain/facts.ts';
import { localAnswers } from '#src/generated/answerPlaces.ts';

/**
 * `local` (localStorage) survives the tab and takes personal fields only; `session` (sessionStorage) takes health
 * answers.
 */
export type StoragePlace = 'local' | 'session';

const local: ReadonlySet<string> = new Set(localAnswers);

/** The answers that belong in this storage, by the keyword `stored` of their entries in the schema of the answers. */
export function answersIn(place: StoragePlace, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => local.has(name) === (place === 'local')));
}
