import { textIn, type Entry, type Step } from '#tests/e2e/journeys/journey.ts';
import { lucia, rosa } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Language } from '#tests/e2e/support/texts.ts';
import type { Place } from '#tests/e2e/journeys/countries.ts';
import { measures } from './visit.ts';

/** The answers to the questions of the asthma study, which qualify. */
export function asthma(language: Language, place: Place): Entry[] {
  const { answers } = language === 'en' ? rosa : lucia;
  const criteria = Object.entries(answers).flatMap(([question, answer]): Entry[] =>
    typeof answer === 'string'
      ? [{ radio: question, option: answer }]
      : answer.map((check) => ({ check, within: question })),
  );
  return [...criteria, ...measures(language, place)];
}

/** The page on which a visitor looks over the answers. */
export const confirmation = (language: Language, place: Place): Step => ({
  at: 'confirmEligibility',
  heading: textIn(language)('Please check your answers', 'Revise sus respuestas'),
  shows: [place.zip],
  press: textIn(language)('Confirm', 'Confirmar'),
});
