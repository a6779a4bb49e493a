/** Letters that make a word long. */
const LONG = 7;

/**
 * The readability index LIX of sentences in any language: words a sentence plus the share of words with seven letters or
 * more, in percent. Texts without a full stop, such as labels, do not count. Up to 30 a text is very easy, up to 40 easy,
 * up to 50 like a newspaper (Björnsson 1968); Spanish has longer words than English and is some 5 above it. NaN without any
 * sentence.
 */
export function readability(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => text.match(/[^.!?]+[.!?]/g) ?? []);
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}+/gu) ?? []);
  const long = words.filter((word) => word.length >= LONG).length;
  return words.length / sentences.length + (100 * long) / words.length;
}
