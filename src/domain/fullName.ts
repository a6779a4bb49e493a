/** Includes flags, skin tones and keycaps, which are not pictographs by themselves. */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;

/** Longest first or last name that may be stored, as in the schema of the answers. */
const MAX_LENGTH = 100;

/** Whether the text contains an emoji. */
export function hasEmoji(text: string): boolean {
  return emoji.test(text);
}

/** Splits off the last word as last name; the rest is the first name. Undefined for fewer than two words. */
export function splitFullName(text: string): { firstName: string; lastName: string } | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const lastName = words.pop();
  return lastName === undefined || words.length === 0 ? undefined : { firstName: words.join(' '), lastName };
}

/** What has at least two words, as every full name. */
export const twoWords = /^[^]*\S\s+\S[^]*$/;

/** What keeps a text from being a full name: fewer than two words, or an emoji or names too long to store. */
export function fullNameFault(text: string): 'oneWord' | 'invalid' | undefined {
  if (hasEmoji(text)) return 'invalid';
  const names = splitFullName(text);
  if (!names) return 'oneWord';
  return Math.max(names.firstName.length, names.lastName.length) > MAX_LENGTH ? 'invalid' : undefined;
}

/** Whether the text has at least two words, no emoji, and names short enough to store. */
export function isFullName(text: string): boolean {
  return fullNameFault(text) === undefined;
}

/** Both names with a space between; an absent one is left out. Empty without any. */
export function joinName(firstName = '', lastName = ''): string {
  return `${firstName} ${lastName}`.trim();
}
