import { vi } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { FieldDefinition, Widgets } from '#src/form/fieldDefinition.ts';
import { createStepForm } from '#src/form/stepForm.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { AnySpec } from '#src/kit/spec.ts';
import { createAppStore } from '#src/store/store.ts';
import { spec as ctScanDate } from '#widgets/CtScanDate/spec.ts';
import { spec as email } from '#widgets/Email/spec.ts';
import { spec as fullName } from '#widgets/FullName/spec.ts';
import { spec as genericConsent } from '#widgets/GenericConsent/spec.ts';
import { spec as healthQuestions } from '#widgets/HealthQuestions/spec.ts';
import { spec as phone } from '#widgets/Phone/spec.ts';
import { spec as postalCode } from '#widgets/PostalCode/spec.ts';

const Nothing = () => null;
export const kind = (spec: AnySpec) => ({ spec, Component: Nothing });
const widgets: Widgets = {
  CtScanDate: kind(ctScanDate),
  Email: kind(email),
  FullName: kind(fullName),
  GenericConsent: kind(genericConsent),
  HealthQuestions: kind(healthQuestions),
  Phone: kind(phone),
  PostalCode: kind(postalCode),
};
export const away = new ApiError({ status: 0, code: 'network', message: 'away' });

type Scene = {
  fields: readonly FieldDefinition[];
  answers?: Answers;
  facts?: Partial<Facts>;
  widgets?: Widgets;
  validators?: Parameters<typeof createStepForm>[0]['validators'];
};

const quiet = () => vi.advanceTimersByTimeAsync(0);

/** A step over a real store. Calls wait until the test answers them, oldest first. */
export function openStep({ fields, answers = {}, facts = {}, validators = {}, ...scene }: Scene) {
  const store = createAppStore({ local: undefined, session: undefined });
  store.setState({ answers });
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
  const form = createStepForm({
    fields,
    widgets: scene.widgets ?? widgets,
    validators,
    store,
    facts: () => ({ ...exampleFacts(), ...facts, answers: store.getState().answers }),
    call,
    callCenter: () => '1-800-555-0100',
    settled: (names) => {
      settled.push(names[0] ?? '');
      return Promise.resolve();
    },
  });
  const field = (id: string) => fields.find((candidate) => candidate.id === id)!;
  const shown = (id: string) => form.shownProblems(field(id)).map(({ message }) => message);
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
