import type { Plugin } from 'vite';
import { searchFor } from './searchFor.ts';
import { below, nameOf, type Node } from './syntax.ts';

const notes = new Set(['description', 'examples']);
/**
 * By what defines it. The parts of a kind are in the steps of the campaigns that use it, and the messages of a kind or a
 * check come with the texts of those that have it, in the language of the page alone.
 */
const notesIn: Readonly<Record<string, ReadonlySet<string>>> = {
  defineSpec: new Set([
    ...notes,
    'messages',
    'parts',
    'reads',
    'needs',
    'leadsOn',
    'headsPage',
    'asksAbout',
    'meantFor',
    'beside',
    'tellsOutcome',
    'saysWhoAsks',
    'showsLanding',
    'books',
    'announces',
    'leadsToNextCandidate',
    'forAgents',
    'asksToContact',
    'signs',
    'textForm',
  ]),
  defineRule: new Set([...notes, 'reads']),
  defineEffect: new Set([...notes, 'reads', 'tells', 'needs', 'isForSaved']),
  defineCheck: new Set([...notes, 'messages', 'wrong', 'bounds', 'expression']),
};
const registered = /\/(widgets\/[^/]+\/spec|src\/(rules|effects|checks)\/[^/]+)\.ts$/;

/** The properties of a program that are notes, each with the function that defines their entry. */
function* notesOf(program: Node): Generator<{ definer: string; note: Node }> {
  for (const call of below(program)) {
    const definer = call.type === 'CallExpression' ? nameOf(call['callee']) : '';
    const names = notesIn[definer];
    if (names)
      for (const note of below(call))
        if (note.type === 'Property' && names.has(nameOf(note['key']))) yield { definer, note };
  }
}

/**
 * Removes from what a page loads what is written for authors and tests: descriptions, examples, what rules, kinds and
 * effects read, what effects and kinds say of themselves to the checker alone, and messages loaded otherwise.
 * A build fails where no call of one of the definers has such notes.
 */
export function withoutNotes(): Plugin {
  const search = searchFor(
    'without-notes',
    Object.keys(notesIn).map((definer) => `${definer} with notes`),
    'The files of the registries were probably moved, or a definer renamed; see scripts/vite/withoutNotes.ts.',
  );
  return {
    name: 'without-notes',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!registered.test(id)) return undefined;
      // The parser of the bundler returns ESTree nodes.
      const program = this.parse(code, { lang: 'ts' }) as unknown as Node;
      const all = [...notesOf(program)];
      for (const { definer } of all) search.found(`${definer} with notes`);
      const found = all.map(({ note }) => note).toSorted((a, b) => b.start - a.start);
      const outer = found.filter((note) => !found.some((other) => other.start < note.start && note.end <= other.end));
      const cut = outer.reduce((text, { start, end }) => {
        const rest = text.slice(end).replace(/^\s*,/, '');
        return text.slice(0, start) + rest;
      }, code);
      return { code: cut, map: null };
    },
    buildEnd: search.buildEnd,
  };
}
