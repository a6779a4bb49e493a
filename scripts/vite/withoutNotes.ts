import type { Plugin } from 'vite';

const notes = new Set(['description', 'examples']);
/** By what defines it. The messages of a check come with the texts of the campaigns that put it on a field. */
const notesIn: Readonly<Record<string, ReadonlySet<string>>> = {
  defineSpec: notes,
  defineRule: notes,
  defineEffect: notes,
  defineCheck: new Set([...notes, 'messages', 'wrong']),
};
const registered = /\/(widgets\/[^/]+\/spec|src\/(rules|effects|checks)\/[^/]+)\.ts$/;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node below one, itself first. */
function* below(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield* below(part);
}

const nameOf = (node: unknown) => (isNode(node) ? String(node['name'] ?? node['value']) : '');

function* notesOf(program: Node): Generator<Node> {
  for (const call of below(program)) {
    const names = call.type === 'CallExpression' ? notesIn[nameOf(call['callee'])] : undefined;
    if (names)
      for (const node of below(call)) if (node.type === 'Property' && names.has(nameOf(node['key']))) yield node;
  }
}

/** Takes what is written for authors and tests, descriptions and examples, and what comes otherwise, out of what a page loads. */
export function withoutNotes(): Plugin {
  return {
    name: 'without-notes',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!registered.test(id)) return undefined;
      // The parser of the bundler returns ESTree nodes.
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
      const found = [...notesOf(program)].toSorted((a, b) => b.start - a.start);
      const outer = found.filter((note) => !found.some((other) => other.start < note.start && note.end <= other.end));
      const cut = outer.reduce((text, { start, end }) => {
        const rest = text.slice(end).replace(/^\s*,/, '');
        return text.slice(0, start) + rest;
      }, code);
      return { code: cut, map: null };
    },
  };
}
