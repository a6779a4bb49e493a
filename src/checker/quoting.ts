import { excerptOf } from '#src/domain/excerpt.ts';

/** Product constant: so many letters of a text tell which one is meant. */
const BRIEF = 60;

/** The text in quotes on one line, or as much of its beginning as tells which one is meant. */
export const brief = (text: string): string => `"${excerptOf(text, BRIEF)}"`;

/** Names in quotes, any of which is meant. */
export const eitherOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' or ');
