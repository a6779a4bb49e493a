import type { Call } from '#src/api/call.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import type { ConsentTextName } from './context.ts';
import type { NoOptions, OptionSchemas, OptionsOf } from './options.ts';

/** When a campaign may name an effect: on opening a step, on leaving it forward, or after an answer settled. */
export type EffectMoment = 'onEnter' | 'onLeave' | 'onAnswer';

/** Work that is done one after the other. */
export type Turns = { last: Promise<void> };

/** What sending remembers while a page is open. */
export type Sending = {
  lead: Turns;
  consents: Turns;
  /** Number of the latest save: earlier ones that are still being tried give way to it. */
  latest: number;
  /** The content last sent, and the key under which it was. */
  last?: { content: string; key: string };
};

export type EffectContext = {
  facts: () => Facts;
  state: () => State;
  /** Replaces the given parts of the state. */
  change: (recipe: (state: State) => Partial<State>) => void;
  call: Call;
  /** Tells the operators of a fault. Never an identity, never a health answer. */
  report: (severity: 'error' | 'warning' | 'info', message: string) => void;
  /** Counts an event by its short code. */
  count: (...codes: string[]) => void;
  /** The name of the step the effect was named in. */
  step: string;
  sending: Sending;
  page: {
    brand: string;
    /** Where the visitor came from, as the browser says. */
    referrerUrl: string;
    /** The exact wording of the consent that this visitor reads. */
    consentText: (name: ConsentTextName) => string;
    /** The English of a text that a kind stored for this answer in the language of the page; else the text itself. */
    inEnglish: (answer: keyof Answers, text: string) => string;
  };
  /** From now on personal fields stay in this tab and leave the storage that outlives it. */
  keepPersonalInTab: () => void;
};

export type Effect<O extends OptionSchemas = OptionSchemas> = {
  /** What it does, for the people who write campaigns. */
  description: string;
  moments: readonly EffectMoment[];
  params: O;
  /** Resolves when done. A rejection is reported and never keeps the visitor from going on. */
  run(context: EffectContext, params: OptionsOf<O>): Promise<void>;
};

export function defineEffect<const O extends OptionSchemas = NoOptions>(effect: Effect<O>): Effect<O> {
  return effect;
}
