import parser, { type AstNode } from 'regjsparser';

const features = { lookbehind: true, namedGroups: true, unicodePropertyEscape: true, modifiers: true } as const;
type Node = AstNode<typeof features>;

/** A regular expression as an automaton without empty moves: its characters in the order in which they are written. */
export type Positions = {
  /** Whether a character of a sample of all characters may stand at the position, by position. */
  takes: readonly (readonly boolean[])[];
  /** The positions that may come next, by position; twice where two ways lead there. */
  follow: readonly (readonly number[])[];
};

/** A part of an expression, between what precedes and what follows it. */
type Part = { isEmpty: boolean; first: readonly number[]; last: readonly number[] };

type Builder = { flags: string; sample: readonly string[]; takes: boolean[][]; follow: number[][] };

const nothing: Part = { isEmpty: true, first: [], last: [] };

/** Product constant: positions up to which counts such as `{2,5}` are written out; beyond, they count as endless. */
const MOST_COPIED = 40;

/** A few characters of each sort, beside those that an expression names. */
const usual = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)),
  '\n',
  '\t',
  '\u00A0',
  'á',
  'ñ',
  'ß',
  'Ж',
  '日',
  '😀',
];

function position(node: Node, { flags, sample, takes, follow }: Builder): Part {
  // What a reference repeats is not known.
  const isOne = node.type === 'reference' ? /^/ : new RegExp(`^${node.raw}$`, flags);
  takes.push(sample.map((character) => isOne.test(character)));
  const own = [follow.push([]) - 1];
  return { isEmpty: false, first: own, last: own };
}

function link({ last }: Part, { first }: Part, { follow }: Builder): void {
  for (const from of last) follow[from]?.push(...first);
}

function sequence(before: Part, after: Part, builder: Builder): Part {
  link(before, after, builder);
  return {
    isEmpty: before.isEmpty && after.isEmpty,
    first: [...before.first, ...(before.isEmpty ? after.first : [])],
    last: [...after.last, ...(after.isEmpty ? before.last : [])],
  };
}

const choice = (parts: readonly Part[]): Part => ({
  isEmpty: parts.some(({ isEmpty }) => isEmpty),
  first: parts.flatMap(({ first }) => first),
  last: parts.flatMap(({ last }) => last),
});

function repeated(body: readonly Node[], min: number, max: number, builder: Builder): Part {
  const before = builder.takes.length;
  const one = sequenceOf(body, builder);
  const size = builder.takes.length - before;
  const copies = Number.isFinite(max) ? max : min;
  if (max === 0) return nothing;
  if (copies <= 1 || copies * size > MOST_COPIED) {
    if (max > 1) link(one, one, builder);
    return { ...one, isEmpty: one.isEmpty || min === 0 };
  }
  const rest = repeated(body, Math.max(0, min - 1), max - 1, builder);
  const all = sequence(one, rest, builder);
  return { ...all, isEmpty: all.isEmpty || min === 0 };
}

function sequenceOf(nodes: readonly Node[], builder: Builder): Part {
  return nodes.reduce((before: Part, node) => sequence(before, partOf(node, builder), builder), nothing);
}

function partOf(node: Node, builder: Builder): Part {
  switch (node.type) {
    case 'alternative':
      return sequenceOf(node.body, builder);
    case 'disjunction':
      return choice(node.body.map((one) => partOf(one, builder)));
    case 'quantifier':
      return repeated(node.body, node.min, node.max ?? Number.POSITIVE_INFINITY, builder);
    case 'group': {
      const body = sequenceOf(node.body, builder);
      // What is looked at is not passed, but may run away in itself.
      return node.behavior === 'normal' || node.behavior === 'ignore' ? body : nothing;
    }
    case 'anchor':
      return nothing;
    default:
      return position(node, builder);
  }
}

function parsed(source: string, flags: string): Node | undefined {
  try {
    return parser.parse(source, flags, features);
  } catch {
    return undefined;
  }
}

/** The positions of a valid expression, in the way of Glushkov; undefined where it is newer than the parser. */
export function positionsOf({ source, flags }: RegExp): Positions | undefined {
  const tree = parsed(source, flags);
  if (!tree) return undefined;
  const builder: Builder = { flags, sample: [...new Set([...usual, ...Array.from(source)])], takes: [], follow: [] };
  partOf(tree, builder);
  return builder;
}
