import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';

/** What a text has and its translation must have too: each with the words for it. */
const shared: readonly { code: Code; what: string; begin: string; pattern: RegExp }[] = [
  { code: 'C029', what: 'blank', begin: '{', pattern: /\{(\w+)\}/g },
  { code: 'C030', what: 'link to', begin: '](', pattern: /\]\((\w+)\)/g },
];

/** The names that the pattern finds, without regard to the case of the first letter, which begins a sentence. */
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1)).toSorted();

function differences({ english, translation, translationAt }: TranslationPair): Finding[] {
  return shared.flatMap(({ code, what, begin, pattern }): Finding[] => {
    if (!english.includes(begin) && !translation.includes(begin)) return [];
    const [ours, theirs] = [new Set(namesIn(english, pattern)), new Set(namesIn(translation, pattern))];
    const lost = [...ours].filter((name) => !theirs.has(name)).map((name) => `lacks the ${what} "${name}"`);
    const more = [...theirs].filter((name) => !ours.has(name)).map((name) => `has a ${what} "${name}" of its own`);
    const all = [...lost, ...more];
    return all.length === 0
      ? []
      : [{ code, at: translationAt, message: `The translation of "${english.slice(0, 60)}" ${all.join(', ')}` }];
  });
}

/** Translations that differ from their English in their blanks or links. */
export const translationPairFindings = (pairs: readonly TranslationPair[]): Finding[] => pairs.flatMap(differences);
