import Form from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTexts } from '#src/i18n/texts.ts';
import { SurroundingsContext, type Surroundings } from '#src/kit/context.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { defineWidget } from '#src/kit/widget.ts';
import LayoutForm from './LayoutForm.tsx';
import { StepFields } from './StepFields.tsx';
import { stepTemplates } from './templates.ts';
import { layoutOnly } from './validator.ts';
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
  const texts = createTexts('en', { common: { en: { optional: 'optional' } } });
  const { container } = await render(
    <SurroundingsContext value={surroundings}>
      <StepFormContext value={{ form, texts, step: 'step', lead: <p>How</p>, help: <p>Why</p> }}>
        <StepFields id="step" onSubmit={() => undefined}>
          <p>Next</p>
        </StepFields>
      </StepFormContext>
    </SurroundingsContext>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent).join(' ');
}

test.each([
  [['Title', 'Number', 'Consent'], 'Title How Number Why Consent Next'],
  [['Number', 'Title'], 'How Number Why Title Next'],
] as const)('how to answer %j comes before what is asked, and why we ask after it', async (kinds, words) => {
  expect(await show(kinds)).toBe(words);
});

const Boxes = ({ schema }: FieldProps) =>
  Object.keys(schema.properties ?? {}).map((name) => <input key={name} aria-label={name} />);

test('the form of a built page has the markup of RJSF and tells of a submission like it, but of none inside a field', async () => {
  const [byRjsf, byOurs] = [vi.fn(), vi.fn()];
  const same = {
    schema: { type: 'object', properties: { a: { type: 'object' }, b: { type: 'object' } } } as const,
    fields: { ObjectField: Boxes },
    templates: stepTemplates,
    validator: layoutOnly,
    className: 'step-form',
    method: 'dialog',
    noHtml5Validate: true,
    children: <button type="submit">Next</button>,
  };
  // RJSF would show its own list of errors.
  const rjsf = await render(<Form {...same} noValidate showErrorList={false} onSubmit={byRjsf} />);
  const ours = await render(<LayoutForm {...same} onSubmit={byOurs} />);
  const [theirMarkup, ourMarkup] = [rjsf.container.innerHTML, ours.container.innerHTML];
  expect(ourMarkup).toBe(theirMarkup);
  expect(ourMarkup.match(/aria-label="."/g)).toEqual(['aria-label="a"', 'aria-label="b"']);
  for (const { container } of [rjsf, ours]) {
    container.querySelector('button')?.click();
    container.querySelector('input')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  }
  // RJSF tells of it a moment later.
  await expect.poll(() => [byRjsf.mock.calls.length, byOurs.mock.calls.length]).toEqual([1, 1]);
});
