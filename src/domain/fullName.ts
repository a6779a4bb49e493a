/** Also flags, skin tones and keycaps, which are no pictographs by themselves. */
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20E3/u;

/** Longest first or last name that is kept. */
const MAX_LENGTH = 100;

export function hasEmoji(text: string): boolean {
  return emoji.test(text);
}

/** The last word as last name, the rest as first name. A single word gives no names. */
export function splitFullName(text: string): { firstName: string; lastName: string } | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const lastName = words.pop();
  return lastName === undefined || words.length === 0 ? undefined : { firstName: words.join(' '), lastName };
}

/** Whether the text has at least two words, no emoji, and names short enough to keep. */
export function isFullName(text: string): boolean {
  const names = splitFullName(text);
  if (!names || hasEmoji(text)) return false;
  return names.firstName.length <= MAX_LENGTH && names.lastName.length <= MAX_LENGTH;
}

/** Both names with a space between; an absent one leaves no trace. */
export function joinName(firstName = '', lastName = ''): string {
  return `${firstName} ${lastName}`.trim();
}
