import type { Answers, CountryCode, Facts } from '#src/domain/facts.ts';
import type { Call } from '#src/api/call.ts';
import type { CommonMessage } from './commonMessages.ts';
import type { OptionSchemas, OptionsOf } from './options.ts';

/** What is wrong with a field: the key of a message, the values in it, and the control it belongs to. */
export type Problem<M extends string = string> = {
  message: M | CommonMessage;
  /** Name of one control of the kind; without it the problem belongs to the whole field. */
  at?: string;
  values?: Readonly<Record<string, string | number>>;
};

type Found<M extends string> = M | CommonMessage | readonly Problem<M>[] | undefined;

export type CheckContext<O extends OptionSchemas = OptionSchemas> = {
  options: OptionsOf<O>;
  required: boolean;
  /** Texts as typed, by draft name, also where they cannot be stored as an answer. */
  drafts: Readonly<Record<string, string>>;
  facts: Facts;
};

/** What a server may be asked about a value that passed its check. */
export type VerifyContext = {
  call: Call;
  country: CountryCode;
  facts: Facts;
  /** Texts as typed, by draft name: what is stored only once the server has agreed to it. */
  drafts: Readonly<Record<string, string>>;
};

/** What a server's verdict leads to: answers to store, and a problem to show. */
export type Verdict<K extends keyof Answers, M extends string> = {
  answers?: Partial<Pick<Answers, K>>;
  problem?: M | CommonMessage;
};

/** What a kind is, without how it looks: Node reads it, React does not appear in it. */
export type Spec<
  K extends keyof Answers = keyof Answers,
  O extends OptionSchemas = OptionSchemas,
  M extends string = string,
> = {
  /** One line for the people who write campaigns. */
  description: string;
  /** The answers that the kind edits; none for content. */
  answers: readonly K[];
  /** Names under which the kind keeps texts as typed. */
  drafts?: readonly string[];
  options: O;
  /** Whether a field of this kind must be answered unless its campaign says otherwise. */
  requiredByDefault: boolean;
  messages: { en: Readonly<Record<M, string>>; es: Readonly<Partial<Record<NoInfer<M>, string>>> };
  /** Content that stands below the buttons of its step. */
  below?: true;
  /**
   * While a field of this kind has a problem, the button that leads on is announced as disabled; `withAll`: while any
   * field of its step has one.
   */
  blocks?: true | 'withAll';
  /** Whether a visitor has anything to do where the kind is. Whoever opens its step otherwise is led to where the flow begins. */
  isFor?(facts: Facts): boolean;
  /** What follows from an answer happens at each change, not once the field has been quiet for a moment. */
  settlesAtOnce?: true;
  /** Whether nothing has been answered yet. Without it: all answers and drafts are absent or empty. */
  isEmpty?(value: Partial<Pick<Answers, K>>, context: CheckContext<O>): boolean;
  /** The first problem of an answered value, or problems by control. Pure. */
  check?(value: Partial<Pick<Answers, K>>, context: CheckContext<O>): Found<NoInfer<M>>;
  /** What stays of the answers once nobody asks for them any more, where they mean nothing then; what was typed goes. */
  whenHidden?(value: Partial<Pick<Answers, K>>): Partial<Pick<Answers, K>>;
  /** Asks the server about a value that passed `check`. A thrown `ApiError` counts as not verified. */
  verify?(value: Partial<Pick<Answers, K>>, context: VerifyContext): Promise<Verdict<K, NoInfer<M>>>;
};

/** Defines a kind; every message must be there in English. */
export function defineSpec<
  const K extends keyof Answers = never,
  const O extends OptionSchemas = OptionSchemas,
  const M extends string = never,
>(spec: Spec<K, O, M>): Spec<K, O, M> {
  return spec;
}

/** A spec whose particulars do not matter to the reader. */
// A registry holds specs of every shape; only `never` parameters accept them all.
export type AnySpec = Omit<
  Spec<never, OptionSchemas, never>,
  'answers' | 'messages' | 'isEmpty' | 'check' | 'whenHidden' | 'verify'
> & {
  answers: readonly (keyof Answers)[];
  messages: { en: Readonly<Record<string, string>>; es: Readonly<Record<string, string | undefined>> };
  isEmpty?(value: Partial<Answers>, context: CheckContext): boolean;
  check?(value: Partial<Answers>, context: CheckContext): Found<string>;
  whenHidden?(value: Partial<Answers>): Partial<Answers>;
  verify?(value: Partial<Answers>, context: VerifyContext): Promise<Verdict<keyof Answers, string>>;
};
