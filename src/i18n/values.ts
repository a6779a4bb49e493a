/** Values of the placeholders of a text, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** The endings of keys whose texts are forms of another one for some counts, by their category of plurals. */
export const pluralEndings = ['zero', 'one', 'two', 'few', 'many', 'other'].map((category) => `_${category}`);
