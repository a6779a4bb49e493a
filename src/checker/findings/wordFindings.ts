import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import { textsIn } from '#src/checker/document/texts.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';

/** What no visitor should read, by the code of its finding. */
const unfit = {
  // What writers leave where a text is still to come. In capitals, since "todo" is a word of Spanish.
  C064: /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b/,
  // Tags and entities of HTML, and stars of Markdown: texts are shown as they are written.
  C065: /<\/?[A-Za-z][^<>]*>|&(?:[A-Za-z]{2,8}|#\d+);|\*\*\S[^*]*\*\*/,
} as const;

/** A text and its place, which is looked up for few. */
type Written = { text: string; at: () => Place };

/** A translation that waits is one that is missing: visitors read English. */
const isRead = (locale: Locale, text: string | undefined): text is string =>
  text !== undefined && (locale === sourceLocale || isWritten(text));

/** A text in all languages that it is read in. */
function inAll(textIn: (locale: Locale) => string | undefined, placeIn: (locale: Locale) => Place): Written[] {
  return localeCodes().flatMap((locale) => {
    const text = textIn(locale);
    return isRead(locale, text) ? [{ text, at: () => placeIn(locale) }] : [];
  });
}

/** The texts of a document, each as it stands in all of its languages. */
function textsOf({ copy }: Campaign, tree: Tree): Written[][] {
  const keys = new Set(localeCodes().flatMap((locale) => Object.keys(copy[locale] ?? {})));
  return [
    ...textsIn(tree).map((one) =>
      inAll(
        (locale) => textAt(one.tree, locale),
        (locale) => placeOf(one.tree, [locale]),
      ),
    ),
    ...[...keys].map((key) =>
      inAll(
        (locale) => copy[locale]?.[key],
        (locale) => placeOf(tree, ['copy', locale, key]),
      ),
    ),
  ];
}

const textsOfPair = ({ english, englishAt, translation, translationAt }: TranslationPair): Written[] => [
  { text: english, at: () => englishAt },
  { text: translation, at: () => translationAt },
];

/** Texts of a campaign and of its consents in which visitors would read what is not for them: a placeholder, or markup. */
export function wordFindings(campaign: Campaign, tree: Tree, consents: readonly TranslationPair[]): Finding[] {
  const texts = [...textsOf(campaign, tree), ...consents.map(textsOfPair)];
  return (['C064', 'C065'] as const).flatMap((code) =>
    texts.flatMap((inLanguages) => {
      const found = inLanguages.flatMap(({ text, at }): Finding[] => {
        const [read] = unfit[code].exec(text) ?? [];
        return read === undefined ? [] : [{ code, at: at(), message: `Visitors would read "${read}" here` }];
      });
      // The same in each language is one mistake.
      return found.slice(0, 1);
    }),
  );
}
