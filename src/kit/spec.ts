import type { Answers, CountryCode, Facts } from '#src/domain/facts.ts';
import type { CampaignLandingCopy, CampaignOversight, Condition, Field } from '#src/generated/campaign.ts';
import type { Call } from '#src/api/call.ts';
import type { ByLocale } from '#src/generated/locales.ts';
import type { CommonMessage } from '#src/i18n/locales/locale.ts';
import type { Needs } from './needs.ts';
import type { OptionSchemas, OptionsOf } from './options.ts';

/** What is wrong with a field: the key of a message, the values in it, and the control it belongs to. */
export type Problem<M extends string = string> = {
  message: M | CommonMessage;
  /** Name of one control of the kind; without it the problem belongs to the whole field. */
  at?: string;
  values?: Readonly<Record<string, string | number>>;
};

type Found<M extends string> = M | CommonMessage | readonly Problem<M>[] | undefined;

/** What the check of a kind may read besides its answers. */
export type CheckContext<O extends OptionSchemas = OptionSchemas> = {
  options: OptionsOf<O>;
  required: boolean;
  /** Texts as typed, by draft name, also where they cannot be stored as an answer. */
  drafts: Readonly<Record<string, string>>;
  facts: Facts;
};

/** What `textOf`, `numberOf` and `isRepeated` may read besides the answers; `drafts` are those of all fields. */
type Entered<O extends OptionSchemas = OptionSchemas> = Pick<CheckContext<O>, 'options' | 'drafts' | 'facts'>;

/** What `verify` may use to have the server verify a value that passed its check. */
export type VerifyContext<O extends OptionSchemas = OptionSchemas> = {
  options: OptionsOf<O>;
  call: Call;
  facts: Facts;
  /** Texts as typed, by draft name: some are stored as answers only once the server has verified them. */
  drafts: Readonly<Record<string, string>>;
};

/** The result of `verify`: answers to store, and a problem to show. */
type Verdict<K extends keyof Answers, M extends string> = {
  answers?: Partial<Pick<Answers, K>>;
  problem?: M | CommonMessage;
};

/** One of the fields that another field is composed of; one that is `later` loads once the page is open. */
type FieldPart = { kind: Field['kind']; required?: boolean; options?: object; later?: true };

/** One of the pages that a field becomes where each question has one: its options there, and when it asks anything. */
type QuestionPage = { options: object; when: Condition };

/** A kind, and its options, that a field says that another page has; `says` follows the name of the field in a sentence. */
export type Announced = { says: string; kind: Field['kind']; options?: Readonly<Record<string, unknown>> };

/** The definition of a kind without its component: Node reads it, so it must not import React. Without parameters: of any kind. */
export type Spec<
  K extends keyof Answers = keyof Answers,
  O extends OptionSchemas = OptionSchemas,
  M extends string = string,
> = {
  /** One line for campaign authors. */
  description: string;
  /** The answers that the kind edits; none for content. */
  answers: readonly K[];
  /** Names under which the kind stores texts as typed. */
  drafts?: readonly string[];
  options: O;
  /** Whether a field of this kind must be answered unless its campaign says otherwise. */
  requiredByDefault: boolean;
  /** The answers that it shows, sends or decides by, besides its control for its own. Without it: perhaps any, its own too. */
  reads?: readonly (keyof Answers)[];
  /** What of a visitor the verdict hangs on that it gives, or awaits. */
  needs?: Needs;
  messages: ByLocale<Readonly<Record<M, string>>, Readonly<Partial<Record<NoInfer<M>, string>>>>;
  /**
   * The fields that a field of this kind adds to its step, by the options that its campaign sets: they follow it, under
   * the same condition.
   */
  parts?(options: Partial<OptionsOf<O>>): readonly FieldPart[];
  /**
   * The pages that a field of this kind becomes where each question has a page of its own, by the options that its campaign
   * sets. Where one asks nothing, those after it ask nothing either.
   */
  pages?(options: Partial<OptionsOf<O>>): readonly QuestionPage[];
  /** The options with which it stands again on the pages after its first one. Without it: the same. */
  again?(options: Partial<OptionsOf<O>>): Partial<OptionsOf<O>>;
  /** Whether one press answers all that a field with these options asks. */
  onePress?(options: Partial<OptionsOf<O>>): boolean;
  /**
   * Whether a field with these options leads on by itself: who uses it, or answers it, gets to the next step without the
   * button Next. A step without that button needs such a field.
   */
  leadsOn?(options: Partial<OptionsOf<O>>): boolean;
  /** Whether a field with these options has the heading of its page in it, of which each page has one. */
  headsPage?(options: Partial<OptionsOf<O>>): boolean;
  /** The kind asks about health: while its step is open, recording is paused. */
  sensitive?: true;
  /** It shows the studies found as soon as there is a postal code, by the options that its campaign sets. */
  showsStudies?(options: Partial<OptionsOf<O>>): boolean;
  /** It presents the study of the address: the server renders the first page with that study. */
  presentsStudy?: true;
  /** Visitors choose the time of an appointment with it, which texts of their campaign may then promise. */
  books?: true;
  /** It says what only agents may read: it stands in no flow that visitors open. */
  forAgents?: true;
  /** What a field with these options says that another page of its flow has. */
  announces?(options: Partial<OptionsOf<O>>): readonly Announced[];
  /** It leads agents who are done with one candidate to the next. */
  leadsToNextCandidate?: true;
  /** It asks for the consent to be contacted, without which no lead is saved where the law wants an act of the visitor. */
  asksToContact?: true;
  /** Its visitors leave to sign: their campaign says at which step they go on. */
  signs?: true;
  /** Content that is shown below the buttons of its step. */
  below?: true;
  /**
   * A field of this kind loads once the page is open, though its step is the first: it stands after all others there. Next loads
   * what is missing; if that fails, the step stays as it is and says so.
   */
  later?: true;
  /**
   * It shows more of the page than its own answers and the facts, or asks for something once it is there: markup of the
   * server is taken over with the page, before any of it changes. Where its widget loads later, the server writes nothing.
   */
  live?: true;
  /** While a field of this kind has a problem, the Next button is `aria-disabled`. */
  blocks?: true;
  /** Whether that button also waits for every other field of the step, by the options that the campaign sets. */
  waitsForAll?(options: Partial<OptionsOf<O>>): boolean;
  /** In its step the first field with a problem takes the focus, also where there are several problems. */
  focusesProblem?: true;
  /** For whom it is, by the options that its campaign sets: shown to just the others, it says what is not true of them. */
  meantFor?(options: Partial<OptionsOf<O>>): Condition | undefined;
  /** It tells visitors how their screener ended, whatever the outcome. */
  tellsOutcome?: true;
  /** The texts of the landing page of a campaign that it shows. */
  showsLanding?: readonly (keyof CampaignLandingCopy)[];
  /** It shows who asks, whom the study or the campaign must name. */
  saysWhoAsks?: true;
  /** The kinds that its page must have, too, by the options that its campaign sets: it leads to them, or waits for them. */
  beside?(options: Partial<OptionsOf<O>>, campaign: { oversight: CampaignOversight }): readonly Field['kind'][];
  /** The answer of an earlier field that one with these options is about: to repeat it, to prove that it is the visitor's, or to search by it. */
  asksAbout?(options: Partial<OptionsOf<O>>): keyof Answers | undefined;
  /** Whether the kind is of use to the visitor. Opening its step redirects to the start of the flow where it is not. */
  isFor?(this: void, facts: Facts): boolean;
  /** Answers of other fields of the step that those of this kind were given for: a change of one of them removes these. */
  clearedBy?: readonly (keyof Answers)[];
  /** The effects of an answer run at each change, without debouncing. */
  settlesAtOnce?: true;
  /** Whether nothing has been answered yet. Without it: all answers and drafts are absent or empty. */
  isEmpty?(value: Partial<Pick<Answers, K>>, context: CheckContext<O>): boolean;
  /** The first problem of an answered value, or problems by control; undefined or an empty list for none. Pure. */
  check?(value: Partial<Pick<Answers, K>>, context: CheckContext<O>): Found<NoInfer<M>>;
  /** The text that checks of a campaign evaluate: the draft where it is no answer yet, else the answer. */
  textOf?(value: Partial<Pick<Answers, K>>, entered: Entered<O>): string | undefined;
  /** What every such text that the kind takes in a country matches as a whole; others may match as well. */
  textForm?(this: void, country: CountryCode): RegExp;
  /** The number that checks of a campaign evaluate. */
  numberOf?(value: Partial<Pick<Answers, K>>, entered: Entered<O>): number | undefined;
  /** For a kind that asks to repeat an answer: whether both are the same. Undefined until it is repeated. */
  isRepeated?(value: Partial<Pick<Answers, K>>, entered: Entered<O>): boolean | undefined;
  /**
   * The answers to retain when the field becomes hidden; the others and its drafts are removed. Without it all are
   * retained.
   */
  whenHidden?(value: Partial<Pick<Answers, K>>): Partial<Pick<Answers, K>>;
  /**
   * Has the server verify a value that passed `check`. A thrown `ApiError` counts as not verified; so does undefined, of a
   * value that must not be sent yet: it is asked about again when the step is left.
   */
  verify?(value: Partial<Pick<Answers, K>>, context: VerifyContext<O>): Promise<Verdict<K, NoInfer<M>> | undefined>;
};

/** Defines a kind; its English messages must be complete. */
export function defineSpec<
  const K extends keyof Answers = never,
  const O extends OptionSchemas = OptionSchemas,
  const M extends string = never,
>(spec: Spec<K, O, M>): Spec<K, O, M> {
  return spec;
}
