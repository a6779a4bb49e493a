import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser';

/** What stands where JSON cannot go on, and what to do about it. */
const slips: readonly { begins: RegExp; words: string }[] = [
  { begins: /^[“”„«»]/, words: 'these quotation marks are curved: write "' },
  { begins: /^['‘’]/, words: 'names and texts stand in double quotation marks: write "' },
  { begins: /^(?:\/\/|\/\*|#)/, words: 'it has no comments: remove this one' },
  { begins: /^(?:<{7}|={7}|>{7})/, words: 'a merge was left unfinished here' },
];

/** What the parser misses, in the words of an author. */
const misses: Readonly<Record<string, (next: string) => string>> = {
  CommaExpected: (next) => `a comma is missing before ${next}`,
  ColonExpected: (next) => `a colon is missing before ${next}`,
  CloseBraceExpected: (next) => `a } is missing before ${next}`,
  CloseBracketExpected: (next) => `a ] is missing before ${next}`,
  EndOfFileExpected: (next) => `the document ends before ${next}: a file holds one`,
  UnexpectedEndOfString: () => 'this text has no closing quotation mark in its line: write \\n for a new line',
};

/** What stands next in the text, as one name, word or sign. */
const nextIn = (rest: string) => /^(?:"[^"\n]{0,60}"|\w{1,60}|\S)/.exec(rest)?.[0] ?? 'the end of the file';

/** Why a text is not JSON, from the error of the parser at the place. */
export function syntaxMessage(text: string, offset: number, error: ParseErrorCode): string {
  const rest = text.slice(offset).trimStart();
  const slip = slips.find(({ begins }) => begins.test(rest));
  if (slip) return slip.words;
  const name = printParseErrorCode(error);
  if (/^[}\]]/.test(rest) && /,\s*$/.test(text.slice(0, offset)))
    return `nothing follows the comma before ${nextIn(rest)}: remove it`;
  const plain = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return misses[name]?.(nextIn(rest)) ?? plain;
}
