import { getLocation } from 'jsonc-parser';
import type { ExampleFacts } from '#src/kit/example.ts';
import type { StepName } from '#src/flow/campaign.ts';
import { isWarning, type Code } from './codes.ts';
import { onceFor } from './onceFor.ts';

/** A file as it was read. */
export type Source = { file: string; text: string };

/** A stretch of a file. */
export type Place = { source: Source; offset: number; length: number };

/** The name of the step in which the place is, or at whose name, in the document or in one that it extends. */
export function stepAt({ source, offset }: Place): string | undefined {
  const [part, name] = getLocation(source.text, offset).path;
  return part === 'steps' && name !== undefined ? String(name) : undefined;
}

/** A visitor who shows what a finding says. */
export type Witness = {
  /** What is particular about them, such as `aged 41 to 44`; none where every visitor would do. */
  words: readonly string[];
  /** What is known of them, without their campaign; all else is absent, false or empty. */
  facts: ExampleFacts;
  /** The steps that they pass, the first one included. */
  path: readonly StepName[];
};

/** A stretch of a text, and what stands there instead. */
export type Edit = { offset: number; length: number; content: string };

/** One error or warning about a document: the rule of the checker by its code, a sentence, and its place. */
export type Finding = {
  code: Code;
  message: string;
  at: Place;
  witness?: Witness;
  /** What mends it in the file of its place, where that can be meant in one way only. */
  fix?: readonly Edit[];
  /** What is to be mended first: while that is reported, this is no news. */
  behind?: Finding;
  /** What brings it about, where both a finding and a warning may come of that: the warning is no news then. */
  cause?: string;
};

/** Two findings with one key are the same. */
export const keyOf = ({ code, message, at }: Finding): string => `${at.source.file}:${at.offset}:${code} ${message}`;

/** Each finding once. */
export const unique = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [keyOf(finding), finding])).values(),
];

/** What was found at the place. */
const foundAt = ({ source, offset }: Place, found: readonly Finding[]): Finding | undefined =>
  found.find(({ at }) => at.source === source && at.offset === offset);

/** The others that are at no place of what was found. */
export const beside = (found: readonly Finding[], others: readonly Finding[]): Finding[] =>
  others.filter(({ at }) => !foundAt(at, found));

/** The others, each behind what was found at its place. */
export const after = (found: readonly Finding[], others: readonly Finding[]): Finding[] =>
  others.map((one) => {
    const behind = foundAt(one.at, found);
    return behind ? { ...one, behind } : one;
  });

/** What is reported of several findings: those that are behind none of them. */
export const news = (findings: readonly Finding[], reported = findings): Finding[] =>
  findings.filter(({ behind }) => !behind || !reported.includes(behind));

/** The warnings that have no cause in common with what was found. */
export function otherCauses(warnings: readonly Finding[], found: readonly Finding[]): Finding[] {
  const causes = new Set(found.flatMap(({ cause }) => cause ?? []));
  return warnings.filter(({ cause }) => cause === undefined || !causes.has(cause));
}

/** What was found, apart from what only warns. */
export function byLevel(found: readonly Finding[]): { findings: Finding[]; warnings: Finding[] } {
  return {
    findings: found.filter(({ code }) => !isWarning(code)),
    warnings: found.filter(({ code }) => isWarning(code)),
  };
}

/** Whether a finding stands in the document of that name, and not in one that it extends. */
export const isIn = (name: string, { at: { source } }: Finding): boolean =>
  source.file.split(/[/\\]/).at(-1) === `${name}.json`;

/** Where each line of a file begins. */
const startsOf = onceFor(({ text }: Source) => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]);

/** The lines of a file. */
const linesOf = onceFor(({ text }: Source) => text.split(/\r?\n/));

/** Line and column of an offset in a file, both from 1. */
function position(source: Source, offset: number): { line: number; column: number } {
  const starts = startsOf(source);
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return { line: first + 1, column: offset - (starts[first] ?? 0) + 1 };
}

/** Line and column of a place, both from 1. */
export const lineAndColumn = ({ source, offset }: Place) => position(source, offset);

/** Line and column after a place, both from 1. */
export const endOf = ({ source, offset, length }: Place) => position(source, offset + length);

/** Product constant: letters of a message that people read; one that quotes a name of a document may have more. */
const MOST_LETTERS = 2000;

/** `file:line:column: code message`. */
export function describeFinding({ code, message, at }: Finding): string {
  const { line, column } = lineAndColumn(at);
  const told = message.length > MOST_LETTERS ? `${message.slice(0, MOST_LETTERS)}…` : message;
  return `${at.source.file}:${line}:${column}: ${code} ${told}`;
}

/** The visitor of a finding in one line: their steps, and what is known of them as JSON. */
export function describeWitness({ facts, path }: Witness): string {
  return `witness: ${path.join(' -> ')}; ${JSON.stringify(facts)}`;
}

/** Long lines are shown up to here. */
const MOST_COLUMNS = 200;

/** The lines around a place, numbered, the place underlined. */
export function frameOf(at: Place): string {
  const { line, column } = lineAndColumn(at);
  const lines = linesOf(at.source);
  const first = Math.max(0, line - 3);
  const shown = lines
    .slice(first, line + 2)
    .map((text, index) => `${String(first + index + 1).padStart(5)} | ${text.slice(0, MOST_COLUMNS)}`);
  const shownLength = Math.min((lines[line - 1] ?? '').length, MOST_COLUMNS);
  const width = Math.max(1, Math.min(at.length, shownLength - column + 1));
  if (column <= MOST_COLUMNS) shown.splice(line - first, 0, `      | ${' '.repeat(column - 1)}${'^'.repeat(width)}`);
  return shown.join('\n');
}
