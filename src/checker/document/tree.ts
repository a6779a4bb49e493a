import { getNodeValue, parseTree } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { lineAndColumn, type Finding, type Place, type Source } from '#src/checker/finding.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { syntaxMessage } from './syntaxMessage.ts';

export type Member = { key: Place; tree: Tree };
type Members = ReadonlyMap<string, Member>;

/** A JSON value each part of which has its place, in a base or in the document itself. */
export type Tree = { at: Place } & (
  | { kind: 'object'; members: Members }
  | { kind: 'array'; items: readonly Tree[] }
  | { kind: 'scalar'; value: string | number | boolean | null }
);

/** The name of a property, part 0, or its value, part 1, as a text. */
function partText({ children = [] }: Node, part: 0 | 1): string {
  const node = children[part];
  return JSON.stringify(node && getNodeValue(node));
}

/** Takes away a property that repeats the value of the last one of its name before it, which counts then as it does now. */
function repeatFix(properties: readonly Node[], index: number): Pick<Finding, 'fix'> {
  const [before, repeated] = [properties[index - 1], properties[index]];
  if (!before || !repeated) return {};
  const said = properties.slice(0, index).findLast((one) => partText(one, 0) === partText(repeated, 0));
  if (!said || partText(said, 1) !== partText(repeated, 1)) return {};
  const offset = before.offset + before.length;
  return { fix: [{ offset, length: repeated.offset + repeated.length - offset, content: '' }] };
}

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

function treeOf(node: Node, source: Source, findings: Finding[]): Tree {
  const at = { source, offset: node.offset, length: node.length };
  const children = node.children ?? [];
  if (node.type === 'array')
    return { at, kind: 'array', items: children.map((child) => treeOf(child, source, findings)) };
  if (node.type !== 'object') return { at, kind: 'scalar', value: node.value };
  const members = new Map<string, Member>();
  for (const [index, property] of children.entries()) {
    const [key, value] = property.children ?? [];
    if (!key || !value) continue;
    const name = String(key.value);
    const place = { source, offset: key.offset, length: key.length };
    if (name === '__proto__') findings.push({ code: 'C010', at: place, message: `"${name}" cannot be a name` });
    if (members.has(name)) {
      const { line, column } = lineAndColumn(members.get(name)?.key ?? place);
      const message = `"${name}" is written twice in the same object, first in line ${line}, column ${column}`;
      findings.push({ code: 'C002', at: place, message, ...repeatFix(children, index) });
    }
    members.set(name, { key: place, tree: treeOf(value, source, findings) });
  }
  return { at, kind: 'object', members };
}

/** Product constant: objects and lists within each other, at most; a campaign needs about ten. */
const DEEPEST = 100;

/** Whether brackets stand deeper within each other than any campaign needs; those of texts are not counted. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const bracket of text.replaceAll(/"(?:[^"\\\n]|\\.)*"|[^[\]{}"]+|"/g, '')) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Why a text cannot be a document, before its grammar is looked at. */
function formProblem(text: string): string | undefined {
  if (text.startsWith('\uFEFF')) return 'The file begins with a byte order mark: save it as UTF-8 without one';
  if (text.trim() === '') return 'The file is empty: a campaign is an object, { "name": ... }';
  return isTooDeep(text) ? `Objects and lists stand more than ${DEEPEST} levels deep within each other` : undefined;
}

/** The trees of files that were parsed without a finding, as they are written. */
const wholeFiles = new WeakSet<Tree>();

/** A text as it was parsed; without a tree there is at least one finding. */
export type Parsed = { file: string; tree?: Tree; findings: readonly Finding[] };

/** Reads strict JSON; each finding of the syntax has its place. */
export function parseSource(source: Source & { problem?: string }): Parsed {
  const { file } = source;
  const problem = source.problem ?? formProblem(source.text);
  if (problem !== undefined) {
    return { file, findings: [{ code: 'C009', at: { source, offset: 0, length: 0 }, message: problem }] };
  }
  const errors: ParseError[] = [];
  const node = parseTree(source.text, errors, strict);
  // What follows the first error is mostly caused by it.
  const findings = errors.slice(0, 1).map(({ error, offset, length }): Finding => {
    const message = `This is not JSON: ${syntaxMessage(source.text, offset, error)}`;
    return { code: 'C001', at: { source, offset, length }, message };
  });
  if (!node || findings.length > 0) return { file, findings };
  const tree = treeOf(node, source, findings);
  if (findings.length === 0) wholeFiles.add(tree);
  return { file, tree, findings };
}

function plainValue(tree: Tree): unknown {
  if (tree.kind === 'scalar') return tree.value;
  if (tree.kind === 'array') return tree.items.map(plainValue);
  const value: Record<string, unknown> = {};
  // To set `__proto__` would set what an object inherits; it is a finding already.
  for (const [name, member] of tree.members) if (name !== '__proto__') value[name] = plainValue(member.tree);
  return value;
}

/** The plain value of a tree: the same one each time, so nobody changes it. That of a whole file is faster read from its text. */
export const valueOf: (tree: Tree) => unknown = onceFor((tree) =>
  wholeFiles.has(tree) ? JSON.parse(tree.at.source.text) : plainValue(tree),
);

/** The part of a tree at the path, array items by index; undefined where there is none. */
export function partOf(tree: Tree, path: readonly (string | number)[]): Tree | undefined {
  let part: Tree | undefined = tree;
  for (const name of path) {
    if (part?.kind === 'object') part = part.members.get(String(name))?.tree;
    else part = part?.kind === 'array' ? part.items[Number(name)] : undefined;
  }
  return part;
}

/** The string at the path, if one is there. */
export function textAt(tree: Tree, ...path: (string | number)[]): string | undefined {
  const part = partOf(tree, path);
  return part?.kind === 'scalar' && typeof part.value === 'string' ? part.value : undefined;
}

/** The place of the deepest part along the path that exists; with `ofKey` that of the last name's key. */
export function placeOf(tree: Tree, path: readonly (string | number)[], ofKey = false): Place {
  const parent = partOf(tree, path.slice(0, -1));
  const last = path.at(-1);
  const key = parent?.kind === 'object' && last !== undefined ? parent.members.get(String(last))?.key : undefined;
  if (ofKey && key) return key;
  return partOf(tree, path)?.at ?? (path.length > 0 ? placeOf(tree, path.slice(0, -1)) : tree.at);
}
