/** A number with what it is of: `1 finding`, `2 findings`; `many` is for words whose plural is not theirs with an s. */
export const countOf = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
