/** The lines with one more among those that match, in the order of the alphabet. */
function withLine(lines: readonly string[], line: string, isPeer: (line: string) => boolean): string[] {
  const peers = lines.flatMap((one, index) => (isPeer(one) ? [index] : []));
  const after = peers.findLast((index) => (lines[index] ?? '') < line);
  const at = after === undefined ? (peers[0] ?? 0) : after + 1;
  return lines.toSpliced(at, 0, line);
}

/** Words of the language, under which nothing can be imported. */
const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

function localName(kind: string): string {
  const name = kind.charAt(0).toLowerCase() + kind.slice(1);
  return reserved.has(name) ? `${name}Kind` : name;
}

/** The text of the list of kinds with one more: its import and its entry. Throws if it is there already, or is no name. */
export function registerKind(text: string, kind: string): string {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(kind))
    throw new Error(
      `"${kind}" is no name for a kind: letters and digits, each word with a capital, such as RiskScore.`,
    );
  const local = localName(kind);
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
