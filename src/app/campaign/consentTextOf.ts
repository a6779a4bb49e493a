import { filledWording, type WordingNumbers } from '#src/domain/consentWording.ts';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { ConsentWordings } from './campaignBundle.ts';
import type { Text } from '#src/i18n/texts.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

/** Who reads a wording, and the numbers of ours that it names. */
type Reader = { isInternational: boolean; locale: Locale; numbers: WordingNumbers };

/** The wording of a consent for an audience and a language, with the numbers that it names; English, marked, where there is none. */
export function consentTextOf(
  consents: ConsentWordings,
  name: ConsentTextName,
  { isInternational, locale, numbers }: Reader,
): Text {
  const texts = consents[name]?.[isInternational ? 'international' : 'us'];
  const own = texts?.[locale];
  if (own) return { text: filledWording(own, numbers) };
  const english = texts?.[sourceLocale];
  if (!english) throw new Error(`There is no consent text ${name}.`);
  return { text: filledWording(english, numbers), lang: sourceLocale };
}
