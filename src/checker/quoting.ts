/** Product constant: so much of a text tells which one is meant. */
const BRIEF = 60;

/** The text in quotes on one line, or as much of its beginning as tells which one is meant. */
export function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > BRIEF ? `${line.slice(0, BRIEF)}…` : line}"`;
}

/** Names in quotes, any of which is meant. */
export const eitherOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ');
