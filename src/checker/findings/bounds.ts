import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { boundWords } from '#src/i18n/locales/boundWords.ts';
import { countedInWords } from './numberWords.ts';

const sides = ['least', 'most'] as const;
type Side = (typeof sides)[number];

/**
 * Whether a number is the least or the most that a text speaks of. One that it denies is the other: not under 18 is 18 at
 * least.
 */
type Bound = { number: string; side: Side; isDenied: boolean };

function boundsIn(text: string, locale: Locale): Bound[] {
  const words = boundWords[locale];
  if (!words) return [];
  const counted = new Map([...countedInWords(text, locale)].map(([number, word]) => [word, number]));
  if (counted.size === 0 && !/\d/.test(text)) return [];
  return text.split(/(?<=[.,:;!?])\s+/u).flatMap((part) =>
    sides.flatMap((side) =>
      [...part.matchAll(words[side])].flatMap(({ index, groups = {} }): Bound[] => {
        const isDenied = words.denies.test(part.slice(0, index));
        const written = (groups['number'] ?? groups['first'] ?? '').replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();
        // Words that are put together of several are no number of their own.
        const number = /\d/.test(written) ? written : counted.get(written);
        return number === undefined
          ? []
          : [{ number, side: isDenied === (side === 'least') ? 'most' : 'least', isDenied }];
      }),
    ),
  );
}

/** The numbers of which both texts tell a bound, each with what it is in either; those that are the same in both agree. */
export function facingBounds(source: string, translation: string, locale: Locale) {
  const [ours, theirs] = [boundsIn(source, sourceLocale), boundsIn(translation, locale)];
  const both = ours.flatMap((our) => {
    const their = theirs.filter(({ number }) => number === our.number);
    return their.length === 0 ? [] : [{ ...our, their, agrees: their.some(({ side }) => side === our.side) }];
  });
  return {
    errors: both.flatMap(({ number, side, agrees }) =>
      agrees ? [] : [`makes ${number} the ${side === 'least' ? 'most' : 'least'}, not the ${side}`],
    ),
    /** Whether the two say one bound in opposite words, of which one text denies its own. */
    turned: both.some(({ agrees, isDenied, their }) => agrees && their.every((one) => one.isDenied !== isDenied)),
  };
}
