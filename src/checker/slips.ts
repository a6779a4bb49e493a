import { distance } from './suggestion.ts';

const partsOf = (text: string) => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];

/** Product constants: letters of a word one of which may be left out, added or turned by a slip, and exchanged for another. */
const [SHORTEST, LONGER] = [4, 6];

const sorted = (word: string) => word.split('').toSorted().join('');

/** Whether one word is a slip of another one: of numbers and short words, and where the first letter differs, it is a word of its own. */
function isWordSlip(word: string, known: string): boolean {
  const least = Math.min(word.length, known.length);
  if (/\p{N}/u.test(word + known) || least < SHORTEST || word[0] !== known[0]) return false;
  const isExchange = word.length === known.length && sorted(word) !== sorted(known);
  return distance(word, known) === 1 && (!isExchange || least >= LONGER);
}

/** Whether a name can only be a slip of one that is known: the same but for case, marks and spaces, or for a letter of one of its words. */
export function isSlipOf(name: string, known: string): boolean {
  if (name === known) return false;
  const [parts, others] = [partsOf(name), partsOf(known)];
  if (parts.join('') === others.join('')) return true;
  const different = parts.flatMap((part, index) =>
    part === others[index] ? [] : [[part, others[index] ?? ''] as const],
  );
  const [first] = different;
  return parts.length === others.length && different.length === 1 && first !== undefined && isWordSlip(...first);
}
