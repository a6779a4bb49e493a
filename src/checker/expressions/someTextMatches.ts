import { combineTransformers, JS, NFA, TooManyNodesError, transform, Transformers } from 'refa';
import type { Assertion, Concatenation, Element, NoParent } from 'refa';

/** Product constant: states that an expression, or what several have in common, may have at most; the rest would take seconds. */
const MOST_STATES = 50_000;

type Sequence = NoParent<Concatenation>;
type Part = NoParent<Element>;

const expressionOf = (alternatives: Sequence[]) => ({ type: 'Expression' as const, alternatives });

const parsed = (source: string) =>
  JS.Parser.fromLiteral({ source, flags: 'iu' }).parse({ assertions: 'parse', backreferences: 'throw' });

const { maxCharacter } = parsed('');

/** Any text, as what may follow. */
const anything = parsed('[^]*').expression.alternatives.flatMap(({ elements }) => elements);

/** What the assertions in an expression leave of it. */
const applied = combineTransformers([Transformers.simplify(), Transformers.applyAssertions()]);
/** The ends of the text, and the assertions that could not be applied, which then rule out nothing. */
const left = combineTransformers([
  Transformers.patternEdgeAssertions({ remove: true }),
  Transformers.replaceAssertions({ replacement: 'empty-word' }),
]);

const automatonOf = (alternatives: Sequence[]): NFA =>
  NFA.fromRegex(
    transform(left, transform(applied, expressionOf(alternatives))),
    { maxCharacter },
    { assertions: 'throw' },
    new NFA.LimitedNodeFactory(MOST_STATES),
  );

const isAhead = (part: Part | undefined): part is NoParent<Assertion> =>
  part?.type === 'Assertion' && part.kind === 'ahead' && !part.negate;

/** The conditions that an expression begins with, such as `(?=.*\d)`, each as an expression of the whole text. */
function conditionsOf(alternatives: readonly Sequence[]): Sequence[][] {
  const [only, ...others] = alternatives;
  if (!only || others.length > 0) return [];
  const begun = only.elements.find((part) => part.type !== 'Assertion');
  const inside = begun?.type === 'Alternation' ? conditionsOf(begun.alternatives) : [];
  const own = only.elements.slice(0, begun && only.elements.indexOf(begun)).filter(isAhead);
  const whole = own.map((part) =>
    part.alternatives.map((one) => ({ ...one, elements: [...one.elements, ...anything] })),
  );
  return [...whole, ...inside];
}

function automataOf({ source }: RegExp): NFA[] {
  const { alternatives } = parsed(source).expression;
  return [alternatives, ...conditionsOf(alternatives)].map(automatonOf);
}

function tell(expressions: readonly RegExp[]): boolean | undefined {
  try {
    const all = expressions.flatMap(automataOf);
    const factory = () => new NFA.LimitedNodeFactory(MOST_STATES);
    return !all.reduce((shared, one) => NFA.fromIntersection(shared, one, factory())).isEmpty;
  } catch (error) {
    // The parser throws an error of no class of its own where an expression refers back.
    if (error instanceof TooManyNodesError || /backreference/i.test(String(error))) return undefined;
    throw error;
  }
}

/** The same is asked for several countries, and for campaigns that extend one another. */
const known = new Map<string, boolean | undefined>();

/**
 * Whether some text matches all of these expressions, of which there is at least one, each from its start to its end and
 * without regard to case. Undefined where that cannot be told: an expression refers back to what it read, or allows too many
 * lengths. What looks around in the middle of an expression is not looked at.
 */
export function someTextMatches(expressions: readonly RegExp[]): boolean | undefined {
  const key = JSON.stringify(expressions.map(({ source }) => source));
  if (!known.has(key)) known.set(key, tell(expressions));
  return known.get(key);
}
