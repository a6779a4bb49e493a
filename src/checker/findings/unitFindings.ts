import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { units } from './measureWords.ts';
import { foundIn, type Written } from './wordFindings.ts';

const oneOf = (...names: readonly string[]) => names.map((name) => units[name]).join('|');
const ofLength = oneOf('meters', 'centimeters', 'feet', 'inches');
const ofWeight = oneOf('pounds', 'kilograms', 'grams');

const number = String.raw`\d+(?:[.,]\d+)?[\s\u00A0-]?`;
const link =
  '(?::| (?:is|of|in|at (?:least|most)|over|under|about|around|(?:more|less) than|up to|between|es|de|en|al menos|(?:más|menos) de|unos|unas|hasta|entre))';

/** A height in a unit of weight, or a weight in one of length. */
const otherUnit = new RegExp(
  [
    `(?<!(?:weight and|peso y)(?: la| su)? )(?:height|estatura|altura)${link}+ (?:${number})?(?:${ofWeight})`,
    String.raw`(?<!\bse )mide(?:${link})* ${number}(?:${ofWeight})`,
    String.raw`(?<![\d.,])${number}(?:${ofWeight}) (?:tall|de (?:alto|estatura))`,
    `(?<!(?:height and|estatura y|altura y)(?: el| su)? )(?:weight|peso)(?! de pie(?!\\p{L}))${link}+ (?:${number})?(?:${ofLength})`,
    `(?:weighs?|pesa)(?:${link})* ${number}(?:${ofLength})`,
  ]
    .map((form) => `(?<!\\p{L})(?:${form})(?!\\p{L})`)
    .join('|'),
  'iu',
);

/** The first measure of a text that is told in a unit of something else. */
const otherIn = onceForTexts((_, text): string | undefined => otherUnit.exec(text)?.[0]);

/** Heights and weights in units of something else: the same in each language is one mistake. */
export const unitFindings = (texts: readonly (readonly Written[])[]): Finding[] =>
  texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const words = otherIn(one.locale, one.text);
        return words === undefined ? [] : [foundIn(one, 'C134', `"${words}" is a unit of something else`)];
      })
      .slice(0, 1),
  );
