import type { Facts } from '#src/domain/facts.ts';
import type { Check as NamedCheck } from '#src/generated/campaign.ts';
import type { ByLocale } from '#src/generated/locales.ts';
import type { NoOptions, OptionSchemas, OptionsOf } from './options.ts';
import type { Problem, Spec } from './spec.ts';

/** The part of a campaign's field that evaluating its checks needs. */
export type CheckedField = { id: string; kind: string; options?: object; checks?: readonly NamedCheck[] };

/** What a check may evaluate, by the property of a kind's spec that gives it. */
type Readings = { textOf: string; numberOf: number; isRepeated: boolean };

/** A check that a campaign may put on a field, by name, in addition to the check of its kind. */
export type Check<R extends keyof Readings = keyof Readings, O extends OptionSchemas = OptionSchemas> = {
  /** One statement that is true of every answer that passes. */
  description: string;
  params: O;
  /** The property of a spec whose value it evaluates; only kinds with this property can have the check. */
  reads: R;
  /** The message for an answer that fails; `{field}` is the name of the field, other placeholders are parameters. */
  messages: ByLocale<string>;
  /** Pure. */
  holds(read: Readings[R], params: OptionsOf<O>): boolean;
  /** What is wrong with these parameters, for the author of the campaign; undefined where nothing is. */
  wrong?(params: OptionsOf<O>): string | undefined;
  /** The least and the most that it lets pass of what its `reads` measures: characters of a text, or the number itself. */
  bounds?(params: OptionsOf<O>): { least?: number; most?: number };
  /** The regular expression that it tests answers with; undefined where the parameters make none. */
  expression?(params: OptionsOf<O>): RegExp | undefined;
};

/** Registers a check: its parameters and what it evaluates are typed. */
export function defineCheck<const R extends keyof Readings, const O extends OptionSchemas = NoOptions>(
  check: Check<R, O>,
): Check<R, O> {
  return check;
}

/** A check of any shape: parameters of type `never` accept every check of a registry. */
export type AnyCheck = Omit<Check, 'holds' | 'wrong' | 'bounds' | 'expression'> & {
  holds(read: never, params: never): boolean;
  wrong?(params: never): string | undefined;
  bounds?(params: never): { least?: number; most?: number };
  expression?(params: never): RegExp | undefined;
};

type CheckInput = {
  field: CheckedField;
  /** The spec of the kind of the field. */
  spec: Pick<Spec, 'options' | keyof Readings>;
  facts: Facts;
  drafts: Readonly<Record<string, string>>;
  /** Looks up texts of the page: the first of the keys that exists, here the name of the field. */
  texts: (kind: string, keys: readonly string[]) => { text: string };
  step: string;
};

/** Evaluates a campaign's checks of one field; an empty list where all pass. */
export type EvaluateChecks = (input: CheckInput) => readonly Problem[];
