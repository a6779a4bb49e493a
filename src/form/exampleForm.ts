import type { Call } from '#src/api/call.ts';
import type { Facts, Locale } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { createAppStore } from '#src/store/store.ts';
import type { FieldDefinition, Widgets } from './fieldDefinition.ts';
import { createStepForm } from './stepForm.ts';

type StepFormParts = Parameters<typeof createStepForm>[0];

export type ExampleFormParts = {
  fields: readonly FieldDefinition[];
  widgets: Widgets;
  call: Call;
  callCenter: string;
  /** Its answers are what the visitor has entered so far. */
  facts?: ExampleFacts;
  drafts?: Readonly<Record<string, string>>;
  locale?: Locale;
  validators?: StepFormParts['validators'];
  settled?: StepFormParts['settled'];
  settles?: StepFormParts['settles'];
};

/**
 * Facts of the example with the answers of the moment, the country that they choose, and whether the lead has been saved. The
 * same object for the same of them, as the page has it.
 */
function factsOver(example: ExampleFacts | undefined, locale: Locale, stateNow: () => State): () => Facts {
  let cached: Facts | undefined;
  return () => {
    const { answers, saved } = stateNow();
    const { country, ...facts } = exampleFacts(example);
    const isKnownLead = facts.isKnownLead || saved.slug !== undefined;
    if (cached?.answers === answers && cached.isKnownLead === isKnownLead) return cached;
    cached = { ...facts, country: answers.country ?? country, answers, locale, isKnownLead };
    return cached;
  };
}

/** The form of a step over a store of its own, which nothing outlives: for tests and for the page of kinds. */
export function exampleForm({ facts: example, drafts = {}, locale = sourceLocale, ...parts }: ExampleFormParts) {
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState({ answers: exampleFacts(example).answers, drafts });
  const facts = factsOver(example, locale, store.getState);
  const form = createStepForm({
    validators: {},
    settled: () => Promise.resolve(),
    settles: () => true,
    isGrowing: () => false,
    ...parts,
    store,
    facts,
    callCenter: () => parts.callCenter,
  });
  return { store, facts, form };
}
