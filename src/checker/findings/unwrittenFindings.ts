import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import { textsIn } from '#src/checker/document/texts.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';

/** What writers leave where a text is still to come. Capitals, since "todo" is a word of Spanish. */
const placeholder = /\b(?:TODO|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b/;

type Written = { text: string; at: Place };

function textsOf({ copy }: Campaign, tree: Tree): Written[] {
  return localeCodes().flatMap((locale) =>
    [
      ...textsIn(tree).flatMap((one) => {
        const text = textAt(one.tree, locale);
        return text === undefined ? [] : [{ locale, text, at: placeOf(one.tree, [locale]) }];
      }),
      ...Object.entries(copy[locale] ?? {}).map(([key, text]) => ({
        locale,
        text,
        at: placeOf(tree, ['copy', locale, key]),
      })),
    ]
      // A translation that waits is one that is missing: visitors read English.
      .filter(({ text }) => locale === sourceLocale || isWritten(text)),
  );
}

const textsOfPairs = (pairs: readonly TranslationPair[]): Written[] =>
  pairs.flatMap(({ english, englishAt, translation, translationAt }) => [
    { text: english, at: englishAt },
    { text: translation, at: translationAt },
  ]);

/** Texts of a campaign and of its consents that are still to be written, by what stands in their place. */
export function unwrittenFindings(campaign: Campaign, tree: Tree, consents: readonly TranslationPair[]): Finding[] {
  return [...textsOf(campaign, tree), ...textsOfPairs(consents)].flatMap(({ text, at }): Finding[] => {
    const [found] = placeholder.exec(text) ?? [];
    return found === undefined ? [] : [{ code: 'C064', at, message: `Visitors would read "${found}" here` }];
  });
}
