/** The lines with one more among those that match, in the order of the alphabet. */
function withLine(lines: readonly string[], line: string, isPeer: (line: string) => boolean): string[] {
  const peers = lines.flatMap((one, index) => (isPeer(one) ? [index] : []));
  const after = peers.findLast((index) => (lines[index] ?? '') < line);
  const at = after === undefined ? (peers[0] ?? 0) : after + 1;
  return lines.toSpliced(at, 0, line);
}

/** The text of the list of kinds with one more: its import and its entry. Throws if it is there already. */
export function registerKind(text: string, kind: string): string {
  const local = kind.charAt(0).toLowerCase() + kind.slice(1);
  if (text.includes(`'./${kind}/spec.ts'`)) throw new Error(`There is already a kind "${kind}".`);
  const imported = `import { spec as ${local} } from './${kind}/spec.ts';`;
  const lines = withLine(text.split('\n'), imported, (line) => line.startsWith('import { spec as '));
  return withLine(lines, `  ${kind}: ${local},`, (line) => /^ {2}[A-Z]\w*: \w+,$/.test(line)).join('\n');
}

const nameOf = (line: string) => /^ {2}([A-Z]\w*): /.exec(line)?.[1];

/** The text of what people enter in the browser tests with one more kind. The lines of an entry stay together. */
export function registerEntry(text: string, kind: string, entry: string): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('export const entries'));
  const at = lines.findIndex((line, index) => index > begin && (line === '};' || (nameOf(line) ?? '') > kind));
  return lines.toSpliced(at, 0, `  ${kind}: ${entry},`).join('\n');
}
