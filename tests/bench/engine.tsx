import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Call } from '#src/api/call.ts';
import { StepFields } from '#src/form/rjsf/StepFields.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { createStepForm } from '#src/form/stepForm.ts';
import { createTexts } from '#src/i18n/texts.ts';
import { locales } from '#src/i18n/locales/index.ts';
import { sharedTexts } from '#src/i18n/locales/sharedTexts.ts';
import { SurroundingsContext, type Surroundings } from '#src/kit/context.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { defineWidget, type Widget } from '#src/kit/widget.ts';
import { createFacts } from '#src/store/createFacts.ts';
import { browserStorages } from '#src/store/storage.ts';
import { createAppStore } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { QualificationQuestions } from '#widgets/QualificationQuestions/QualificationQuestions.tsx';
import { criteria, names } from './questions.ts';
import '#src/ui/ui.css';

/** A text field as the widgets are: a label, a box, what was typed kept in the store. */
function textKind(name: string): Widget {
  const spec = defineSpec({
    description: 'A line of text.',
    answers: [],
    drafts: [name],
    options: {},
    requiredByDefault: true,
    messages: { en: { label: `Text ${name}` }, es: {} },
  });
  return defineWidget(spec, ({ id, drafts, set, leave, error, T }) => (
    <Field id={id} label={<T message="label" />} required error={error()}>
      {(control) => (
        <TextInput
          {...control}
          value={drafts[name] ?? ''}
          onChange={(text) => set({}, { [name]: text })}
          onBlur={leave}
        />
      )}
    </Field>
  ));
}

const kinds = Object.fromEntries(names.map((name) => [name, textKind(name)]));
const widgets = { ...kinds, QualificationQuestions };
const store = createAppStore(browserStorages());
store.restore();
store.setState(({ payload }) => ({ payload: { ...payload, status: 'ready', criteria } }));
const { campaign } = exampleFacts();
const factsOf = createFacts({
  campaign,
  flags: {},
  landingPageCopy: {},
  query: () => ({}),
  locale: 'en',
  today: () => '2026-06-15',
  narrowScreen: () => false,
});
const facts = () => factsOf(store.getState());
const call: Call = () => Promise.reject(new Error('There is no server.'));
const form = createStepForm({
  fields: [...names, 'QualificationQuestions'].map((kind) => ({ id: kind, kind })),
  widgets,
  validators: {},
  store,
  facts,
  call,
  callCenter: () => '',
  settled: () => Promise.resolve(),
});
const messages = Object.fromEntries(Object.entries(widgets).map(([kind, { spec }]) => [kind, spec.messages]));
const texts = createTexts('en', { ...messages, common: sharedTexts(locales).common });
const links = { privacy: '#', terms: '#', healthData: '#', hipaa: '#', cookies: '#' };
// The widgets of this page ask for nothing else of what surrounds a step.
const surroundings = {
  links,
  facts,
  subscribe: store.subscribe,
  call,
  count: () => undefined,
} as unknown as Surroundings;

function Next() {
  const unavailable = useSyncExternalStore(form.subscribe, form.isBlocked);
  return (
    <Button type="submit" unavailable={unavailable}>
      Finish
    </Button>
  );
}

createRoot(document.getElementById('root')!).render(
  <SurroundingsContext value={surroundings}>
    <StepFormContext value={{ form, texts, step: 'home' }}>
      <StepFields id="step" onSubmit={() => undefined}>
        <Next />
      </StepFields>
    </StepFormContext>
  </SurroundingsContext>,
);
