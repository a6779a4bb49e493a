import type { LandingPageCopy, Oversight } from '#src/domain/facts.ts';
import type { Campaign, LocalizedText } from '#src/flow/campaign.ts';
import { isLocale } from '#src/generated/locales.ts';
import type { Texts } from '#src/i18n/texts.ts';

const isText = (value: object): value is LocalizedText => Object.keys(value).some(isLocale);

/** A part of a document with each of its texts in the language of the page. */
function inLanguage(value: unknown, texts: Texts): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => inLanguage(part, texts));
  if (isText(value)) return texts.choose(value).text;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inLanguage(part, texts)]));
}

/** The landing copy of a campaign in the language of the page. */
export const landingCopyOf = ({ landingPageCopy }: Campaign, texts: Texts): LandingPageCopy =>
  // Safe: the two types differ in their texts alone.
  inLanguage(landingPageCopy, texts) as LandingPageCopy;

/** Who answers for a campaign, in the language of the page. */
export const oversightOf = ({ oversight }: Campaign, texts: Texts): Oversight =>
  // Safe: as above.
  inLanguage(oversight, texts) as Oversight;
