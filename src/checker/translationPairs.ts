import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import { textsIn, type DocumentText } from './document/texts.ts';
import { placeOf, textAt, type Tree } from './document/tree.ts';
import type { Place } from './finding.ts';

/** A text in English and in another language. */
export type TranslationPair = {
  locale: Locale;
  /** The names that lead to the text, without the numbers of list entries: these move when a list grows. */
  path: string;
  english: string;
  translation: string;
  englishAt: Place;
  translationAt: Place;
};

/** Every language but English. */
export const translations: readonly Locale[] = localeCodes().filter((locale) => locale !== sourceLocale);

/** Whether both texts are the same: nobody has translated it, or nothing of it is to be translated. */
export const isUntranslated = ({ english, translation }: Pick<TranslationPair, 'english' | 'translation'>): boolean =>
  english.trim() === translation.trim();

/** A text of the document in English and each other language that it is written in. */
function pairsOfText({ english, tree, path }: DocumentText): TranslationPair[] {
  const names = path.filter((part) => typeof part === 'string').join('.');
  const englishAt = placeOf(tree, [sourceLocale]);
  return translations.flatMap((locale) => {
    const translation = textAt(tree, locale);
    return isWritten(translation)
      ? [{ locale, path: names, english, translation, englishAt, translationAt: placeOf(tree, [locale]) }]
      : [];
  });
}

function pairsOfCopy({ copy }: Campaign, tree: Tree): TranslationPair[] {
  return Object.entries(copy[sourceLocale] ?? {}).flatMap(([key, english]) =>
    translations.flatMap((locale) => {
      const translation = copy[locale]?.[key];
      const at = (language: Locale) => placeOf(tree, ['copy', language, key]);
      return isWritten(translation)
        ? [
            {
              locale,
              path: `copy.${key}`,
              english,
              translation,
              englishAt: at(sourceLocale),
              translationAt: at(locale),
            },
          ]
        : [];
    }),
  );
}

/** Every text of a campaign that is written in English and in another language. */
export const translationPairs = (campaign: Campaign, tree: Tree): TranslationPair[] => [
  ...textsIn(tree).flatMap(pairsOfText),
  ...pairsOfCopy(campaign, tree),
];
