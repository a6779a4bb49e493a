/** A file as it was read. */
export type Source = { file: string; text: string };

/** A stretch of a file. */
export type Place = { source: Source; offset: number; length: number };

/** One error or warning about a document, with its place where it has one. */
export type Finding = { message: string; at?: Place };

/** Line and column of a place, both from 1. */
export function lineAndColumn({ source, offset }: Place): { line: number; column: number } {
  const before = source.text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** `file:line:column: message`, or the message alone for a finding without a place. */
export function describeFinding({ message, at }: Finding): string {
  if (!at) return message;
  const { line, column } = lineAndColumn(at);
  return `${at.source.file}:${line}:${column}: ${message}`;
}

/** The lines around a place, numbered, the place underlined. */
export function frameOf(at: Place): string {
  const { line, column } = lineAndColumn(at);
  const lines = at.source.text.split('\n');
  const first = Math.max(0, line - 3);
  const shown = lines.slice(first, line + 2).map((text, index) => `${String(first + index + 1).padStart(5)} | ${text}`);
  const width = Math.max(1, Math.min(at.length, (lines[line - 1] ?? '').length - column + 1));
  shown.splice(line - first, 0, `      | ${' '.repeat(column - 1)}${'^'.repeat(width)}`);
  return shown.join('\n');
}
