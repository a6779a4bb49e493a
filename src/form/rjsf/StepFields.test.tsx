import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTexts } from '#src/i18n/texts.ts';
import { SurroundingsContext, type Surroundings } from '#src/kit/context.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { StepFields } from './StepFields.tsx';
import { StepFormContext } from '#src/form/StepFormContext.ts';
import { exampleForm } from '#src/form/exampleForm.ts';

const plain = { description: 'A word.', options: {}, requiredByDefault: false, messages: { en: {}, es: {} } } as const;
const widgets = {
  Title: defineWidget(defineSpec({ ...plain, answers: [] }), () => <p>Title</p>),
  Number: defineWidget(defineSpec({ ...plain, answers: ['phone'] }), () => <p>Number</p>),
  Consent: defineWidget(defineSpec({ ...plain, answers: ['consents'] }), () => <p>Consent</p>),
};

async function show(kinds: readonly (keyof typeof widgets)[]) {
  const { store, facts, form } = exampleForm({
    fields: kinds.map((kind) => ({ id: kind, kind })),
    widgets,
    call: () => Promise.reject(new Error('There is no server.')),
    callCenter: '',
  });
  // These widgets ask for nothing else of what surrounds a step.
  const surroundings = { facts, subscribe: store.subscribe } as unknown as Surroundings;
  const texts = createTexts('en', {});
  const { container } = await render(
    <SurroundingsContext value={surroundings}>
      <StepFormContext value={{ form, texts, step: 'step', help: <p>Why</p> }}>
        <StepFields id="step" onSubmit={() => undefined}>
          <p>Next</p>
        </StepFields>
      </StepFormContext>
    </SurroundingsContext>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent).join(' ');
}

test.each([
  [['Title', 'Number', 'Consent'], 'Title Number Why Consent Next'],
  [['Number', 'Title'], 'Number Why Title Next'],
] as const)('why we ask %j follows what is asked', async (kinds, words) => {
  expect(await show(kinds)).toBe(words);
});
