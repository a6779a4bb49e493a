/** A mark, and the one that closes what it opens. */
type Pair = readonly [opens: string, closes: string];

/** Marks that stand in pairs in any language. */
export const pairs: readonly Pair[] = [
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
];

/** Marks that stand in pairs in one language alone. */
export const pairsIn: Readonly<Record<string, readonly Pair[] | undefined>> = {
  es: [
    ['¿', '?'],
    ['¡', '!'],
  ],
};

/** Words with which no text ends. */
export const neverLast: Readonly<Record<string, RegExp | undefined>> = {
  en: /\s(?:the|an?|and|or|your|our)$/u,
  es: /\s(?:el|la|los|las|un|una|de|del|y|o|para|con|que|su|sus)$/u,
};

/** Words of any of the languages that may follow themselves. */
export const twice = /\b(that|had|her|in|nos|se) \1\b/giu;

/** A text that ends with an abbreviation: its full stop ends no sentence. */
export const abbreviated =
  /(?:\b\p{L}\.(?:[\s\u00A0\u202F]?\p{L}\.)+|\b(?:etc|inc|ltd|dr|vs|EE\.[\s\u00A0\u202F]?UU)\.)$/iu;

/** What stands before the last day of an offer. */
export const deadlines: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:by|until|till|no later than|(?:ends?|closes?)(?: on)?|deadline:?) (?:the )?$/iu,
  es: /(?:antes del|hasta(?: el)?|a más tardar el|(?:termina|acaba|cierra|vence) el|fecha límite:?) $/iu,
};
