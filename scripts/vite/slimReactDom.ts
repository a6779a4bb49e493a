import type { Plugin } from 'vite';
import { newVersion, searchFor } from './searchFor.ts';

/**
 * What React DOM can render and no page has, by the number that it knows each by: the `tag` of a part of a page. The rules of
 * the linter keep them out of the code. Numbers are those of its version below: ReactWorkTags.js in its repository.
 */
const unused: ReadonlyMap<number, string> = new Map([
  [4, 'portals'],
  [12, 'profilers'],
  [19, 'lists of suspended parts'],
  [26, 'titles, links, scripts and styles'],
  [27, 'html, head and body'],
  [30, 'transitions of views'],
  [31, 'activities'],
]);
const version = '19.3';

const library = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** A node of a syntax tree, with its place in the text. */
type Node = { type: string; start: number; end: number; [property: string]: unknown };
type Case = Node & { test: Node | null; consequent: Node[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesBelow(child);
}

/** Whether it is read what a part of a page is: `tag`, or `fiber.tag`. */
const isTag = (node: unknown): boolean =>
  isNode(node) && (node.type === 'MemberExpression' ? isTag(node['property']) : node['name'] === 'tag');

const jumps = ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'];

/** Whether the next case is never run after this one. */
function isClosed({ consequent }: Case): boolean {
  const last = consequent.at(-1);
  return last !== undefined && jumps.includes(last.type);
}

type Edit = { start: number; end: number; text: string };

/** The text with these edits, of which none overlap but those that one encloses. */
const edited = (text: string, edits: readonly Edit[]) =>
  edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((done, edit) => done.slice(0, edit.start) + edit.text + done.slice(edit.end), text);

/**
 * The code of React DOM for pages that have none of the parts with these tags: comparisons with them are `false`, and what it does
 * for them alone stands under `if (false)`, which a bundler leaves out with all that only this calls. `found` is told each tag.
 */
export function withoutTags(
  text: string,
  program: unknown,
  tags: readonly number[],
  found: (tag: number) => void,
): string {
  const unusedIn = (node: unknown) => {
    const tag = tags.find((one) => isNode(node) && node['value'] === one);
    if (tag !== undefined) found(tag);
    return tag !== undefined;
  };
  const edits: Edit[] = [];
  for (const node of nodesBelow(program as Node)) {
    const { left, operator, right, discriminant, start, end } = node;
    if (node.type === 'BinaryExpression' && (operator === '===' || operator === '!==')) {
      const isUnused = (isTag(right) && unusedIn(left)) || (isTag(left) && unusedIn(right));
      if (isUnused) edits.push({ start, end, text: String(operator === '!==') });
    }
    if (node.type !== 'SwitchStatement' || !isTag(discriminant)) continue;
    let isReached = false; // Whether a case that is used comes here, by its number or from the one before.
    for (const one of node['cases'] as Case[]) {
      isReached ||= !unusedIn(one.test);
      const [first, last] = [one.consequent[0], one.consequent.at(-1)];
      if (!first || !last) continue;
      if (!isReached)
        edits.push(
          { start: first.start, end: first.start, text: 'if (false) {' },
          { start: last.end, end: last.end, text: '}' },
        );
      else isReached = !isClosed(one);
    }
  }
  return edited(text, edits);
}

/**
 * Leaves out of a build for browsers what React DOM does only for parts that no page has, a tenth of it. A build fails where it
 * meets none of them, or another version, which may number them anew.
 */
export function slimReactDom(): Plugin {
  const ofVersion = `version ${version}`;
  const search = searchFor(
    'slim-react-dom',
    [ofVersion, ...unused.values()],
    `${newVersion('react-dom', 'slimReactDom.ts')} Compare its numbers with those of ReactWorkTags.js first.`,
  );
  return {
    name: 'slim-react-dom',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(text, id) {
      if (!library.test(id)) return undefined;
      if (!text.includes(`exports.version = "${version}.`)) return undefined;
      search.found(ofVersion);
      const found = (tag: number) => search.found(unused.get(tag) ?? '');
      return { code: withoutTags(text, this.parse(text), [...unused.keys()], found), map: null };
    },
    buildEnd: search.buildEnd,
  };
}
