import type { Locale } from '#src/domain/facts.ts';
import type { CampaignBundle } from './bundle.ts';
import type { Text } from '#src/i18n/texts.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

/** The wording of a consent for an audience and a language; English, marked, where there is no Spanish. */
export function consentTextOf(
  { consents }: CampaignBundle,
  name: ConsentTextName,
  isInternational: boolean,
  locale: Locale,
): Text {
  const texts = consents[name]?.[isInternational ? 'international' : 'us'];
  const own = texts?.[locale];
  if (own) return { text: own };
  const english = texts?.en;
  if (!english) throw new Error(`There is no consent text ${name}.`);
  return { text: english, lang: 'en' };
}
