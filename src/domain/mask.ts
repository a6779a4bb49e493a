/** The digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Digits laid into a mask such as `##/##/####`. Ends with the last digit given; digits beyond the mask are dropped. */
export function masked(mask: string, digits: string): string {
  const left = digits.split('');
  let laid = '';
  let waiting = '';
  for (const sign of mask) {
    if (sign !== '#') {
      waiting += sign;
      continue;
    }
    const digit = left.shift();
    if (digit === undefined) return laid;
    laid += waiting + digit;
    waiting = '';
  }
  return laid;
}
