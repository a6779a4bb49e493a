/** The digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Formats digits by a mask such as `##/##/####`. Ends with the last digit given; digits beyond the mask are dropped.
 */
export function applyMask(mask: string, digits: string): string {
  const remaining = digits.split('');
  let formatted = '';
  let literals = '';
  for (const sign of mask) {
    if (sign !== '#') {
      literals += sign;
      continue;
    }
    const digit = remaining.shift();
    if (digit === undefined) return formatted;
    formatted += literals + digit;
    literals = '';
  }
  return formatted;
}
