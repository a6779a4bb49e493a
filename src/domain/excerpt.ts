/**
 * The beginning of a text, `length` characters at most, cut after a word and marked with `…`; a text that fits stays as it
 * is. Runs of white space count as one space. A first word that is longer is cut within.
 */
export function excerptOf(text: string, length: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= length) return whole;
  // With the character after the limit: a word that ends there is whole.
  const end = whole.lastIndexOf(' ', length);
  const cut = end > 0 ? whole.slice(0, end) : whole.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s.,;:–-]+$/, '')}…`;
}
