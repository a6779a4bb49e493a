import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';

/** What says that somebody may or must do something, and may not or must not; and whatever says such a no in other words. */
type Words = { allows: RegExp; forbids: RegExp; denies: RegExp };

const words: Readonly<Partial<Record<Locale, Words>>> = {
  en: {
    allows: /\b(?:can|may|must|should|will)\b/iu,
    forbids: /\b(?:(?:can|may|must|should) not|cannot|(?:ca|must|should)n['’]t)\b/iu,
    denies:
      /\b(?:no|not|nor|none|never|nobody|nothing|neither|cannot|without|unless|until|only|except|instead|rather|stop\w*|skip\w*|leave|avoid\w*|fail\w*|refus\w*|too|few\w*|hardly|(?:un|in|im|dis|mis)\w{4,}|\w+less)\b|n['’]t\b/iu,
  },
  es: {
    allows: /(?<!\p{L})(?:puede|podrá|debe|deberá)n?(?!\p{L})/iu,
    forbids: /(?<!\p{L})no (?:l[eao]s? |se )?(?:puede|podrá|debe|deberá)n?(?!\p{L})/iu,
    denies:
      /(?<!\p{L})(?:no|ni|nada|nadie|nunca|jamás|tampoco|ning[uú]n\p{L}*|sin|salvo|excepto|menos|sol[oa]|sólo|únicamente|dej\p{L}+|omit\p{L}*|evit\p{L}*|imped\p{L}*|impid\p{L}*|neg\p{L}*|rechaz\p{L}*|(?:in|im|des|ir)\p{L}{4,})(?!\p{L})/iu,
  },
};

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+/u);

/** Whether a sentence forbids what the other one allows, in words that deny nothing at all. */
const isOpposite = (forbidding: Words | undefined, one: string, allowing: Words | undefined, other: string) =>
  forbidding?.forbids.test(one) === true && allowing?.allows.test(other) === true && !allowing.denies.test(other);

/** Which of both forbids what the other allows, sentence by sentence; undefined where neither does. */
export function forbiddingOne(
  english: string,
  translation: string,
  locale: Locale,
): 'english' | 'translation' | undefined {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translation)];
  if (ours.length !== theirs.length) return undefined;
  const [us, them] = [words[sourceLocale], words[locale]];
  const isInOne = (check: (our: string, their: string) => boolean) =>
    ours.some((our, index) => check(our, theirs[index] ?? ''));
  if (isInOne((our, their) => isOpposite(us, our, them, their))) return 'english';
  return isInOne((our, their) => isOpposite(them, their, us, our)) ? 'translation' : undefined;
}
