import type { Code } from '#src/checker/codes.ts';
import type { Finding } from '#src/checker/finding.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { brief } from '#src/checker/quoting.ts';
import { numbersInWords, withPlainTimes } from './numberWords.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';

/** What a text has and its translation must have too: each with the words for it, and how else a text may say it. */
type Shared = { code: Code; what: string; pattern: RegExp; saidIn?: (text: string) => readonly string[] };

const shared: readonly Shared[] = [
  { code: 'C029', what: 'blank', pattern: /\{(\w+)\}/g },
  { code: 'C030', what: 'link to', pattern: /\]\((\w+)\)/g },
  // With the signs that part thousands, which differ between languages.
  { code: 'C077', what: 'number', pattern: /(\d+(?:[.,\u00A0\u202F]\d{3})*)/g, saidIn: numbersInWords },
];

/** The same name at the beginning of a sentence, and the same number in another country. */
const plain = (name: string) => (name.charAt(0).toLowerCase() + name.slice(1)).replaceAll(/[.,\u00A0\u202F]/g, '');

const namesIn = (text: string, { pattern }: Shared) =>
  [...withPlainTimes(text).matchAll(pattern)].map(([, name = '']) => plain(name)).toSorted();

/** Those of one text that the other neither has nor says otherwise. */
function missingIn(other: string, names: readonly string[], there: readonly string[], { saidIn }: Shared): string[] {
  const missing = [...new Set(names)].filter((name) => !there.includes(name));
  if (missing.length === 0 || !saidIn) return missing;
  const said = saidIn(other);
  return missing.filter((name) => !said.includes(name));
}

/** A text and what stands for it in another language, and where. */
type Pair = Pick<TranslationPair, 'english' | 'translation' | 'translationAt'>;

/** What only one of the two languages has, of what both must have, each with its code. */
const errorsOf = onceForTexts((_, english, translation = '') =>
  shared.flatMap((one) => {
    const { code, what } = one;
    const [ours, theirs] = [namesIn(english, one), namesIn(translation, one)];
    const lost = missingIn(translation, ours, theirs, one).map((name) => `lacks the ${what} "${name}"`);
    const more = missingIn(english, theirs, ours, one).map((name) => `has a ${what} "${name}" of its own`);
    const all = [...lost, ...more];
    return all.length === 0 ? [] : [{ code, error: all.join(', ') }];
  }),
);

/** What only one of the two languages has, of what both must have; `source` is what findings call the English. */
export const differences = ({ english, translation, translationAt }: Pair, source = brief(english)): Finding[] =>
  errorsOf(sourceLocale, english, translation).map(({ code, error }) => ({
    code,
    at: translationAt,
    message: `The translation of ${source} ${error}`,
  }));

/** Translations that differ from their English in their blanks, links or numbers. */
export const translationPairFindings = (pairs: readonly TranslationPair[]): Finding[] =>
  // One of spaces is missing.
  pairs.flatMap((pair) => (pair.translation.trim() === '' ? [] : differences(pair)));
