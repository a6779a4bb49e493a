import type { CallSettings } from '#src/api/call.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { EffectContext } from '#src/kit/effect.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { emptyState } from '#src/store/emptyState.ts';

type Input = { body?: object; params?: object; query?: object };
/** Answers the calls of a page under test: resolves with the reply or rejects. */
export type Handler = (name: string, input: Input, settings?: CallSettings) => Promise<unknown>;

/** A page for effects under test: its state, its facts, its reports and the names of its calls, which the handler answers. */
export function pageOf(handler: Handler, facts: ExampleFacts = {}) {
  let state: State = emptyState();
  const reports: string[] = [];
  const called: string[] = [];
  const context = {
    facts: () =>
      exampleFacts({ ...facts, withdrawn: state.saved.withdrawn, answers: { ...facts.answers, ...state.answers } }),
    state: () => state,
    change: (recipe: (before: State) => Partial<State>) => (state = { ...state, ...recipe(state) }),
    call: (name: string, ...rest: [Input, CallSettings?]) => (called.push(name), handler(name, ...rest)),
    count: () => undefined,
    report: (_severity: string, message: string) => reports.push(message),
    page: { consentText: () => 'Wording', brand: 'trial-search' },
    step: 'result',
    sending: {},
  };
  // The effects under test need these alone.
  const effectContext = context as unknown as EffectContext;
  const answer = (answers: Answers) => (state = { ...state, answers });
  return { context: effectContext, answer, reports, called, state: () => state };
}
