/**
 * Text of a file as a column stores it and whatever shows it may: without control signs but blanks and line ends, without
 * those that turn the direction of the text around them, and without halves of signs, which no encoding has.
 */
export const storable = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\p{Surrogate}/gu, ' ')
    .trim();
