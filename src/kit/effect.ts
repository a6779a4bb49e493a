import type { Call } from '#src/api/call.ts';
import type { EventCode } from '#src/domain/eventCodes.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import type { AspectName } from './aspects.ts';
import type { ConsentTextName } from './context.ts';
import type { NoOptions, OptionSchemas, OptionsOf } from './options.ts';

/** When a campaign may name an effect: on opening a step, on leaving it forward, or after an answer settled. */
export type EffectMoment = 'onEnter' | 'onLeave' | 'onAnswer';

/** Runs work one after the other: `last` resolves when the work enqueued last has settled. */
export type Queue = { last: Promise<void> };

/** The state of sending while a page is open; never stored. */
export type Sending = {
  lead: Queue;
  consents: Queue;
  /** Number of the latest save: earlier ones that are still being retried stop in its favour. */
  latest: number;
  /** The lead content last sent, and its idempotency key. */
  last?: { content: string; key: string };
};

/** What an effect may read, change and call. */
export type EffectContext = {
  facts: () => Facts;
  state: () => State;
  /** Replaces the given parts of the state. */
  change: (recipe: (state: State) => Partial<State>) => void;
  call: Call;
  /** Reports an error to the operators. The message must name no identity and no health answer. */
  report: (severity: 'error' | 'warning' | 'info', message: string) => void;
  /** Counts an event by its short code. */
  count: (...codes: EventCode[]) => void;
  /** Name of the step whose document names the effect. */
  step: string;
  sending: Sending;
  page: {
    brand: string;
    /** Address of the page that linked here, from the browser; may be empty. */
    referrerUrl: string;
    /** The exact wording of the consent that this visitor reads. */
    consentText: (name: ConsentTextName) => string;
    /** The English of a text that a kind stored for this answer in the language of the page; else the text itself. */
    inEnglish: (answer: keyof Answers, text: string) => string;
  };
  /** From now on personal fields are stored in session storage only and removed from local storage. */
  keepPersonalInTab: () => void;
};

/** What a campaign names to run on entering or leaving a step or after an answer. */
export type Effect<O extends OptionSchemas = OptionSchemas> = {
  /** What it does, for campaign authors. */
  description: string;
  moments: readonly EffectMoment[];
  params: O;
  /** The answers that it sends or decides by. Without it: perhaps any. */
  reads?: readonly (keyof Answers)[];
  /** The answers without any of which it has nothing to send or nothing true to count. Without it: it can do without. */
  needs?: readonly (keyof Answers)[];
  /** It is for those who are saved: before that it reports nothing, or lets go of what the save still needs. */
  isForSaved?: true;
  /**
   * What it alone finds out of a visitor before they are saved: where no step runs it, all are as somebody of whom that is not
   * known.
   */
  tells?: readonly AspectName[];
  /** Resolves when done. A rejection is reported and never stops the visitor from going on. */
  run(context: EffectContext, params: OptionsOf<O>): Promise<void>;
};

/** Registers an effect: its parameters are typed from their schemas. */
export function defineEffect<const O extends OptionSchemas = NoOptions>(effect: Effect<O>): Effect<O> {
  return effect;
}
