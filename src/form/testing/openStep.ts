import { vi } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers } from '#src/domain/facts.ts';
import { exampleForm, type ExampleFormParts } from '#src/form/exampleForm.ts';
import type { FieldDefinition, Widgets } from '#src/form/fieldDefinition.ts';
import type { createStepForm } from '#src/form/stepForm.ts';
import type { Spec } from '#src/kit/spec.ts';
import { spec as contactForm } from '#widgets/ContactForm/spec.ts';
import { spec as ctScanDate } from '#widgets/CtScanDate/spec.ts';
import { spec as email } from '#widgets/Email/spec.ts';
import { spec as fullName } from '#widgets/FullName/spec.ts';
import { spec as genericConsent } from '#widgets/GenericConsent/spec.ts';
import { spec as healthQuestions } from '#widgets/HealthQuestions/spec.ts';
import { spec as phone } from '#widgets/Phone/spec.ts';
import { spec as postalCode } from '#widgets/PostalCode/spec.ts';

const Nothing = () => null;
export const kind = (spec: Spec) => ({ spec, Component: Nothing });
export const widgets: Widgets = {
  ContactForm: kind(contactForm),
  CtScanDate: kind(ctScanDate),
  Email: kind(email),
  FullName: kind(fullName),
  GenericConsent: kind(genericConsent),
  HealthQuestions: kind(healthQuestions),
  Phone: kind(phone),
  PostalCode: kind(postalCode),
};
export const away = new ApiError({ status: 0, code: 'network', message: 'away' });

type Situation = Pick<ExampleFormParts, 'fields' | 'facts' | 'validators' | 'settles'> & {
  answers?: Answers;
  widgets?: Widgets;
};

const quiet = () => vi.advanceTimersByTimeAsync(0);

/** A step over a real store. Calls wait until the test answers them, oldest first. */
export function openStep({ answers, facts, ...situation }: Situation) {
  const { fields } = situation;
  const asked: { input: unknown; answer: (reply: unknown) => Promise<void>; fail: () => Promise<void> }[] = [];
  const settled: string[] = [];
  const call: Call = (_name, input) =>
    new Promise((resolve, reject) => {
      asked.push({
        input,
        answer: (reply) => {
          resolve(reply as never); // Each test answers with the reply of the call it waits for.
          return quiet().then(() => undefined);
        },
        fail: () => {
          reject(away);
          return quiet().then(() => undefined);
        },
      });
    });
  const { store, form } = exampleForm({
    widgets,
    ...situation,
    facts: { ...facts, ...(answers && { answers }) },
    call,
    callCenter: '1-800-555-0100',
    settled: (names) => {
      settled.push(names[0] ?? '');
      return Promise.resolve();
    },
  });
  const field = (id: string) => fields.find((candidate) => candidate.id === id)!;
  const shown = (id: string) =>
    form
      .stateOf(field(id))
      .read()
      .problems.map(({ message }) => message);
  const enterPostal = (code: string) =>
    form.set(field('postalCode'), { postalCode: code, postalCodeCountry: 'US', postalCodeValid: undefined });
  return { store, form, asked, settled, field, shown, enterPostal };
}

export const name: FieldDefinition = { id: 'fullName', kind: 'FullName' };
export const mail: FieldDefinition = { id: 'email', kind: 'Email', required: false };
export const postal: FieldDefinition = { id: 'postalCode', kind: 'PostalCode' };
export const ana: Answers = { firstName: 'Ana', lastName: 'Diaz' };
export const messages = (found: Awaited<ReturnType<ReturnType<typeof createStepForm>['submit']>>) =>
  found.map(({ field, problem }) => `${field.id} ${problem.message}`);
