/** What every text may leave to be filled. */
export const alwaysFilled = ['product', 'Product'] as const;

/** The blanks of a text, such as `count` of `{count} studies`. */
export const blanksOf = (text: string): string[] =>
  text.includes('{') ? [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) : [];

/** What is said of a stray brace. */
export const straying =
  'Visitors would read a brace here: a blank is one word between two of them, without spaces, as in {product}';

/** A brace that begins or ends no blank: visitors would read it. */
export const strayBrace = (text: string): string | undefined => /[{}]/.exec(text.replaceAll(/\{\w+\}/g, ''))?.[0];

/** The first blank of a text that nothing fills: neither one of these nor one that is always filled. */
export const blankIn = (text: string, filled: readonly string[]): string | undefined =>
  blanksOf(text).find((name) => ![...alwaysFilled, ...filled].includes(name));
