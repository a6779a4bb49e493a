import type { Facts } from '#src/domain/facts.ts';
import type { Check as NamedCheck } from '#src/generated/campaign.ts';
import type { NoOptions, OptionSchemas, OptionsOf } from './options.ts';
import type { Problem } from './spec.ts';

/** A field of a campaign as far as its checks look at it. */
export type CheckedField = { id: string; kind: string; options?: object; checks?: readonly NamedCheck[] };

/** What a check knows besides what the field says. */
export type Said = { facts: Facts; drafts: Readonly<Record<string, string>>; options: object };

/** A check that a campaign may put on a field, by name, beyond those that the kind of the field has of itself. */
export type Check<S extends string | number = string | number, O extends OptionSchemas = OptionSchemas> = {
  /** One statement that is true of what the check lets through. */
  description: string;
  params: O;
  /** The kinds it can be put on, each with what a field of that kind says; nothing while it says nothing. */
  on: Readonly<Record<string, (said: Said) => S | undefined>>;
  /** What is said of an answer that it refuses; `{field}` is the name of the field, other blanks are parameters. */
  messages: { en: string; es: string };
  /** Pure. */
  holds(said: S, params: OptionsOf<O>, about: Said): boolean;
  /** Why these parameters make no sense, for whoever writes the campaign. */
  wrong?(params: OptionsOf<O>): string | undefined;
};

export function defineCheck<S extends string | number, const O extends OptionSchemas = NoOptions>(
  check: Check<S, O>,
): Check<S, O> {
  return check;
}

/** A check whose particulars do not matter to the reader. */
// A registry holds checks of every shape; only `never` parameters accept them all.
export type AnyCheck = Omit<Check, 'on' | 'holds' | 'wrong'> & {
  on: Readonly<Record<string, (said: Said) => string | number | undefined>>;
  holds(said: never, params: never, about: Said): boolean;
  wrong?(params: never): string | undefined;
};

type TextOf = (kind: string, keys: readonly string[]) => { text: string };

/** What a campaign's checks find wrong with a field; the texts of the page tell how the visitor knows it. */
export type Judge = (
  field: CheckedField,
  facts: Facts,
  drafts: Said['drafts'],
  texts: TextOf,
  step: string,
) => readonly Problem[];
