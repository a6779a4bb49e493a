import { below, isNode, nameOf, type Node } from './syntax.ts';

/**
 * What of React DOM is unused: parts of a page by the number that it knows each kind of part by (`tag`), hooks, and functions of
 * which nobody needs that they do anything.
 */
export type Unused = { tags: readonly number[]; hooks: readonly string[]; functions: readonly string[] };

type Case = Node & { test: Node | null; consequent: Node[] };
type Edit = { start: number; end: number; text: string };

/** Whether it is read what a part of a page is: `tag`, or `fiber.tag`. */
const isTag = (node: unknown): boolean =>
  isNode(node) && (node.type === 'MemberExpression' ? isTag(node['property']) : node['name'] === 'tag');

const jumps = ['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'];

/** Whether the next case never follows this one. */
function isClosed({ consequent }: Case): boolean {
  const last = consequent.at(-1);
  return last !== undefined && jumps.includes(last.type);
}

/** A comparison with a tag is known where no part has it. */
function comparisonEdits({ left, operator, right, start, end }: Node, isUnused: (node: unknown) => boolean): Edit[] {
  if (operator !== '===' && operator !== '!==') return [];
  const isKnown = (isTag(right) && isUnused(left)) || (isTag(left) && isUnused(right));
  return isKnown ? [{ start, end, text: String(operator === '!==') }] : [];
}

/** What only cases of such tags lead to is put under `if (false)`; variables that it declares for others stay. */
function switchEdits({ discriminant, cases }: Node, isUnused: (node: unknown) => boolean): Edit[] {
  if (!isTag(discriminant)) return [];
  let isReached = false;
  return (cases as Case[]).flatMap((one) => {
    isReached ||= !isUnused(one.test);
    const [first, last] = [one.consequent[0], one.consequent.at(-1)];
    if (!first || !last) return [];
    if (isReached) {
      isReached = !isClosed(one);
      return [];
    }
    return [
      { start: first.start, end: first.start, text: 'if (false) {' },
      { start: last.end, end: last.end, text: '}' },
    ];
  });
}

/** A table of hooks has all of them: those that nobody calls are `undefined` there. */
function hookEdits({ properties }: Node, isUnused: (name: string) => boolean): Edit[] {
  const entries = (properties as Node[]).filter(({ type }) => type === 'Property');
  if (!entries.some(({ key }) => nameOf(key) === 'useReducer')) return [];
  return entries.flatMap((entry) => {
    const name = nameOf(entry['key']);
    return isUnused(name) ? [{ start: entry.start, end: entry.end, text: `${name}: undefined` }] : [];
  });
}

/** What a function that nobody needs makes has no methods. */
function methodEdits({ expression, start, end }: Node, isUnused: (name: string) => boolean): Edit[] {
  const method = isNode(expression) ? expression['left'] : undefined;
  const prototype = isNode(method) ? method['object'] : undefined;
  if (!isNode(prototype) || nameOf(prototype['property']) !== 'prototype') return [];
  if (!isUnused(nameOf(prototype['object']))) return [];
  return [{ start, end, text: ';' }];
}

/** A function that nobody needs does nothing. */
function functionEdits({ id, body }: Node, isUnused: (name: string) => boolean): Edit[] {
  if (!isNode(body) || !isUnused(nameOf(id))) return [];
  return [{ start: body.start, end: body.end, text: '{}' }];
}

/** The text with edits made, from its end on; what one replaces needs no edits within. */
function edited(text: string, edits: readonly Edit[]): string {
  const isReplaced = ({ start, end }: Edit) => edits.some((other) => other.start < start && end < other.end);
  return edits
    .filter((edit) => !isReplaced(edit))
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((done, { start, end, text: replacement }) => done.slice(0, start) + replacement + done.slice(end), text);
}

/**
 * The code of React DOM, with its syntax tree, for pages without what is unused: a bundler leaves out what it does for that alone.
 * `found` is told each tag, hook and function that the code has.
 */
export function withoutUnused(
  text: string,
  program: unknown,
  { tags, hooks, functions }: Unused,
  found: (what: number | string) => void,
): string {
  const isAmong = (all: readonly (number | string)[], value: unknown) => {
    const one = all.find((known) => known === value);
    if (one !== undefined) found(one);
    return one !== undefined;
  };
  const isUnusedTag = (node: unknown) => isNode(node) && isAmong(tags, node['value']);
  const editsOf: Readonly<Record<string, (node: Node) => Edit[]>> = {
    BinaryExpression: (node) => comparisonEdits(node, isUnusedTag),
    SwitchStatement: (node) => switchEdits(node, isUnusedTag),
    ExpressionStatement: (node) => methodEdits(node, (name) => isAmong(functions, name)),
    FunctionDeclaration: (node) => functionEdits(node, (name) => isAmong(functions, name)),
    ObjectExpression: (node) => hookEdits(node, (name) => isAmong(hooks, name)),
  };
  return edited(
    text,
    [...below(program as Node)].flatMap((node) => editsOf[node.type]?.(node) ?? []),
  );
}
