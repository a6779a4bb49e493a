/** Text of a file as a column stores it: without its sign 0, and without halves of signs, which no encoding has. */
export const storable = (text: string): string =>
  text
    .replaceAll('\0', ' ')
    .replaceAll(/\p{Surrogate}/gu, ' ')
    .trim();
