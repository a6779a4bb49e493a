import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import type { Code } from '#src/checker/codes.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding, Place } from '#src/checker/finding.ts';

/** A text in English and in another language. */
type Pair = { english: string; translation: string; at: Place };

const translations = localeCodes().filter((locale) => locale !== sourceLocale);

/** The texts of the document that are written in English and another language, but those of `copy`. */
function pairsIn(tree: Tree): Pair[] {
  if (tree.kind === 'scalar') return [];
  if (tree.kind === 'array') return tree.items.flatMap(pairsIn);
  const english = textAt(tree, sourceLocale);
  if (english === undefined)
    return [...tree.members].flatMap(([name, { tree: member }]) => (name === 'copy' ? [] : pairsIn(member)));
  return translations.flatMap((locale) => {
    const translation = textAt(tree, locale);
    return isWritten(translation) ? [{ english, translation, at: placeOf(tree, [locale]) }] : [];
  });
}

function pairsOfCopy({ copy }: Campaign, tree: Tree): Pair[] {
  return Object.entries(copy[sourceLocale] ?? {}).flatMap(([key, english]) =>
    translations.flatMap((locale) => {
      const translation = copy[locale]?.[key];
      return isWritten(translation) ? [{ english, translation, at: placeOf(tree, ['copy', locale, key]) }] : [];
    }),
  );
}

/** What a text has and its translation must have too: each with the words for it. */
const shared: readonly { code: Code; what: string; pattern: RegExp }[] = [
  { code: 'C029', what: 'blank', pattern: /\{(\w+)\}/g },
  { code: 'C030', what: 'link to', pattern: /\]\((\w+)\)/g },
];

/** The names that the pattern finds, without regard to the case of the first letter, which begins a sentence. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1)).toSorted();

function differences({ english, translation, at }: Pair): Finding[] {
  return shared.flatMap(({ code, what, pattern }): Finding[] => {
    const [ours, theirs] = [new Set(namesIn(english, pattern)), new Set(namesIn(translation, pattern))];
    const lost = [...ours].filter((name) => !theirs.has(name)).map((name) => `lacks the ${what} "${name}"`);
    const more = [...theirs].filter((name) => !ours.has(name)).map((name) => `has a ${what} "${name}" of its own`);
    const all = [...lost, ...more];
    return all.length === 0
      ? []
      : [{ code, at, message: `The translation of "${english.slice(0, 60)}" ${all.join(', ')}` }];
  });
}

/** Translations that differ from their English in their blanks or links. */
export const translationPairFindings = (campaign: Campaign, tree: Tree): Finding[] =>
  [...pairsIn(tree), ...pairsOfCopy(campaign, tree)].flatMap(differences);
