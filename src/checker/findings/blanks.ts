/** What every text may leave to be filled. */
export const alwaysFilled = ['product', 'Product'] as const;

/** The blanks of a text, such as `count` of `{count} studies`. */
export const blanksOf = (text: string): string[] =>
  text.includes('{') ? [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) : [];

/** The first blank of a text that nothing fills: neither one of these nor one that is always filled. */
export const blankIn = (text: string, filled: readonly string[]): string | undefined =>
  blanksOf(text).find((name) => ![...alwaysFilled, ...filled].includes(name));
