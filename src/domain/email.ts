/** Lengths of RFC 5321: at most 64 characters before the @, 254 in all. */
const address =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]*[a-z][a-z\d-]*[a-z\d]$/i;

/** Whether the trimmed text is an email address with a dotted domain, without comments or quotes. */
export function isEmail(text: string): boolean {
  return address.test(text.trim());
}
