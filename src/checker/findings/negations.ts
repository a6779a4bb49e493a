import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { denialWords, type DenialWords } from '#src/i18n/locales/denialWords.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+/u);

/** Whether a sentence denies what the other one says, in words that deny nothing at all. */
const isOpposite = (denying: DenialWords | undefined, one: string, saying: DenialWords | undefined, other: string) =>
  denying?.denies.test(one) === true && saying?.mayDeny.test(other) === false;

/** Which of both denies what the other says, sentence by sentence; undefined where neither does. */
export function denyingOne(
  english: string,
  translation: string,
  locale: Locale,
): 'english' | 'translation' | undefined {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translation)];
  if (ours.length !== theirs.length) return undefined;
  const [us, them] = [denialWords[sourceLocale], denialWords[locale]];
  const isInOne = (check: (our: string, their: string) => boolean) =>
    ours.some((our, index) => check(our, theirs[index] ?? ''));
  if (isInOne((our, their) => isOpposite(us, our, them, their))) return 'english';
  return isInOne((our, their) => isOpposite(them, their, us, our)) ? 'translation' : undefined;
}
