import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { permissionWords, type PermissionWords } from '#src/i18n/locales/permissionWords.ts';

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+/u);

/** Whether a sentence forbids what the other one allows, in words that deny nothing at all. */
const isOpposite = (
  forbidding: PermissionWords | undefined,
  one: string,
  allowing: PermissionWords | undefined,
  other: string,
) => forbidding?.forbids.test(one) === true && allowing?.allows.test(other) === true && !allowing.denies.test(other);

/** Which of both forbids what the other allows, sentence by sentence; undefined where neither does. */
export function forbiddingOne(
  english: string,
  translation: string,
  locale: Locale,
): 'english' | 'translation' | undefined {
  const [ours, theirs] = [sentencesOf(english), sentencesOf(translation)];
  if (ours.length !== theirs.length) return undefined;
  const [us, them] = [permissionWords[sourceLocale], permissionWords[locale]];
  const isInOne = (check: (our: string, their: string) => boolean) =>
    ours.some((our, index) => check(our, theirs[index] ?? ''));
  if (isInOne((our, their) => isOpposite(us, our, them, their))) return 'english';
  return isInOne((our, their) => isOpposite(them, their, us, our)) ? 'translation' : undefined;
}
