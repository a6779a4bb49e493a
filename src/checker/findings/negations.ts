import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { agreementWords, denialWords, type AgreementWords, type DenialWords } from '#src/i18n/locales/denialWords.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+/u);

const paragraphsOf = (text: string) => text.split(/\n\s*\n/u);

/** Whether a sentence denies what the other one says, in words that deny nothing at all. */
const isOpposite = (denying: DenialWords | undefined, one: string, saying: DenialWords | undefined, other: string) =>
  denying?.denies.test(one) === true && saying?.mayDeny.test(other) === false;

type Which = 'english' | 'translation' | undefined;

/** Which of both denies what the other says, sentence by sentence; undefined where neither does. */
export function denyingOne(english: string, translation: string, locale: Locale): Which {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translation)];
  if (ours.length !== theirs.length) return undefined;
  const [us, them] = [denialWords[sourceLocale], denialWords[locale]];
  const isInOne = (check: (our: string, their: string) => boolean) =>
    ours.some((our, index) => check(our, theirs[index] ?? ''));
  if (isInOne((our, their) => isOpposite(us, our, them, their))) return 'english';
  return isInOne((our, their) => isOpposite(them, their, us, our)) ? 'translation' : undefined;
}

/** Whether a reader does not agree in the one, and agrees in the other, which says no to nothing at all. */
const isTurned = (ours: AgreementWords | undefined, one: string, theirs: AgreementWords | undefined, other: string) =>
  ours?.disagrees.test(one) === true && theirs?.agrees.test(other) === true && !theirs.mayDisagree.test(other);

/** In which of both a reader does not agree to what they agree to in the other: by sentences, or by paragraphs of other sentences. */
export function disagreeingOne(english: string, translation: string, locale: Locale): Which {
  const [us, them] = [agreementWords[sourceLocale], agreementWords[locale]];
  const theirs = paragraphsOf(translation);
  const facing = paragraphsOf(english).flatMap((paragraph, index) => {
    const other = theirs[index] ?? '';
    const [here, there] = [sentencesOf(paragraph), sentencesOf(other)];
    if (here.length !== there.length) return [[paragraph, other] as const];
    return here.map((sentence, at) => [sentence, there[at] ?? ''] as const);
  });
  if (facing.some(([one, other]) => isTurned(us, one, them, other))) return 'english';
  return facing.some(([one, other]) => isTurned(them, other, us, one)) ? 'translation' : undefined;
}
