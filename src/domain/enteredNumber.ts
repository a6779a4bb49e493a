/** The number that a text gives, with a point or a comma before its decimals and no sign; NaN for anything else. */
export function enteredNumber(text = ''): number {
  return /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
}
