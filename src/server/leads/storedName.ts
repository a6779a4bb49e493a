/**
 * A name as it is stored: in one line, without signs that nobody sees and that turn or hide what stands beside them, in
 * whatever shows it. Those that join letters stay. Empty where nothing is seen.
 */
export function storedName(text: string): string {
  const inLine = text.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const name = inLine.replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '').trim();
  return /[^\p{C}\p{Z}\p{M}\p{DI}]/u.test(name) ? name : '';
}
