import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#src/api/call.ts';
import { ApiError } from '#src/api/error.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { defineSpec, type AnySpec } from '#src/kit/spec.ts';
import { createAppStore } from '#src/store/store.ts';
import { spec as ctScanDate } from '#widgets/CtScanDate/spec.ts';
import { spec as email } from '#widgets/Email/spec.ts';
import { spec as fullName } from '#widgets/FullName/spec.ts';
import { spec as genericConsent } from '#widgets/GenericConsent/spec.ts';
import { spec as phone } from '#widgets/Phone/spec.ts';
import { spec as postalCode } from '#widgets/PostalCode/spec.ts';
import type { FieldDefinition, Widgets } from './definition.ts';
import { createStepForm } from './stepForm.ts';

const Nothing = () => null;
const kind = (spec: AnySpec) => ({ spec, Component: Nothing });
const widgets: Widgets = {
  CtScanDate: kind(ctScanDate),
  Email: kind(email),
  FullName: kind(fullName),
  GenericConsent: kind(genericConsent),
  Phone: kind(phone),
  PostalCode: kind(postalCode),
};
const away = new ApiError({ status: 0, code: 'network', message: 'away' });

type Scene = {
  fields: readonly FieldDefinition[];
  answers?: Answers;
  facts?: Partial<Facts>;
  widgets?: Widgets;
  validators?: Parameters<typeof createStepForm>[0]['validators'];
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const quiet = () => vi.advanceTimersByTimeAsync(0);

/** A step over a real store. Calls wait until the test answers them, oldest first. */
function openStep({ fields, answers = {}, facts = {}, validators = {}, ...scene }: Scene) {
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

const name: FieldDefinition = { id: 'fullName', kind: 'FullName' };
const mail: FieldDefinition = { id: 'email', kind: 'Email', required: false };
const postal: FieldDefinition = { id: 'postalCode', kind: 'PostalCode' };
const ana: Answers = { firstName: 'Ana', lastName: 'Diaz' };
const messages = (found: Awaited<ReturnType<ReturnType<typeof createStepForm>['submit']>>) =>
  found.map(({ field, problem }) => `${field.id} ${problem.message}`);

describe('when a problem is shown', () => {
  test('not before the field was edited', () => {
    const { form, field, shown } = openStep({ fields: [name] });
    form.leave(field('fullName'));
    expect(shown('fullName')).toEqual([]);
  });

  test('when an edited field is left, and no longer once it is typed into', () => {
    const { form, field, shown } = openStep({ fields: [name] });
    form.set(name, {}, { fullName: 'Ana' });
    expect(shown('fullName')).toEqual([]);
    form.leave(field('fullName'));
    expect(shown('fullName')).toEqual(['invalid']);
    form.set(name, {}, { fullName: 'Ana D' });
    expect(shown('fullName')).toEqual([]);
  });

  test('all of them on submit, in the order of the fields', async () => {
    const { form, shown } = openStep({ fields: [name, mail, postal], answers: { email: 'no email' } });
    expect(messages(await form.submit())).toEqual(['fullName required', 'email invalid', 'postalCode required']);
    expect([shown('fullName'), shown('email'), shown('postalCode')]).toEqual([['required'], ['invalid'], ['required']]);
  });
});

describe('which fields count', () => {
  test('an optional one may stay empty', async () => {
    expect(await openStep({ fields: [mail] }).form.submit()).toEqual([]);
  });

  test('one that is not asked has no say, and comes back with its answer', async () => {
    const when = { ...name, isAsked: ({ answers }: Facts) => answers.email !== undefined };
    const { form, store } = openStep({ fields: [when] });
    expect(await form.submit()).toEqual([]);
    store.setState({ answers: { email: 'a@b.co' } });
    expect(messages(await form.submit())).toEqual(['fullName required']);
    store.setState({ answers: { email: 'a@b.co', ...ana } });
    expect(await form.submit()).toEqual([]);
  });

  test('an answer that its schema refuses counts as none', async () => {
    const { form } = openStep({ fields: [name], answers: ana, validators: { lastName: () => false } });
    expect(messages(await form.submit())).toEqual(['fullName required']);
  });

  test('a consent that is missing announces the button as disabled', () => {
    const consent = { shown: true, onConditions: false };
    const facts: Partial<Facts> = { country: 'IE', campaign: { ...exampleFacts().campaign, consent } };
    const { form, store } = openStep({ fields: [name, { id: 'consent', kind: 'GenericConsent' }], facts });
    expect(form.isBlocked()).toBe(true);
    store.setState({ answers: { consents: { indication: true, phone: true, email: true, criterium: true } } });
    expect(form.isBlocked()).toBe(false);
  });

  test('a search for a site announces it, too', () => {
    expect(openStep({ fields: [name], facts: { siteSearch: 'searching' } }).form.isBlocked()).toBe(true);
  });
});

describe('asking the server about a field', () => {
  test('waits until typing pauses', async () => {
    const { asked, settled, enterPostal, store } = openStep({ fields: [postal] });
    for (const code of ['606', '6060', '60601']) {
      enterPostal(code);
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.map(({ input }) => input)).toEqual([{ query: { postalCode: '60601', country: 'USA' } }]);
    expect(settled).toEqual([]);
    await asked[0]!.answer(true);
    expect(store.getState().answers.postalCodeValid).toBe(true);
    expect(settled).toEqual(['postalCode']);
  });

  test('does not ask about what is wrong on sight', async () => {
    const { asked, enterPostal } = openStep({ fields: [postal] });
    enterPostal('606');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(0);
  });

  test('drops an answer about something older', async () => {
    const { asked, settled, enterPostal, store } = openStep({ fields: [postal] });
    enterPostal('60601');
    await vi.advanceTimersByTimeAsync(300);
    enterPostal('10001');
    await vi.advanceTimersByTimeAsync(300);
    await asked[1]!.answer(true);
    await asked[0]!.answer(false);
    expect(store.getState().answers).toMatchObject({ postalCode: '10001', postalCodeValid: true });
    expect(settled).toEqual(['postalCode']);
  });

  test('shows what the server said until the content changes', async () => {
    const { asked, form, field, shown, enterPostal } = openStep({ fields: [postal] });
    enterPostal('00000');
    await vi.advanceTimersByTimeAsync(300);
    await asked[0]!.answer(false);
    form.leave(field('postalCode'));
    expect(shown('postalCode')).toEqual(['invalid']);
    enterPostal('0000');
    enterPostal('00000');
    expect(shown('postalCode')).toEqual([]);
  });

  test('asks once for a submit that comes before the pause', async () => {
    const { asked, form, enterPostal } = openStep({ fields: [postal] });
    enterPostal('00000');
    const submitted = form.submit();
    await vi.advanceTimersByTimeAsync(0);
    await asked[0]!.answer(false);
    expect(messages(await submitted)).toEqual(['postalCode invalid']);
    expect(asked).toHaveLength(1);
  });

  test('a submit waits for an answer under way, and does not ask again about what is right', async () => {
    const { asked, form, enterPostal } = openStep({ fields: [postal] });
    enterPostal('60601');
    await vi.advanceTimersByTimeAsync(300);
    const submitted = form.submit();
    await asked[0]!.answer(true);
    expect(await submitted).toEqual([]);
    expect(await form.submit()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('asks again on submit after a server that was away, and then does what waits for the answer', async () => {
    const { asked, form, settled, enterPostal } = openStep({ fields: [postal] });
    enterPostal('60601');
    await vi.advanceTimersByTimeAsync(300);
    await asked[0]!.fail();
    const submitted = form.submit();
    await vi.advanceTimersByTimeAsync(0);
    await asked[1]!.answer(true);
    expect(await submitted).toEqual([]);
    expect(settled).toEqual(['postalCode', 'postalCode']);
  });

  test('a check that cannot be made does not keep the visitor', async () => {
    const spec = defineSpec({
      description: 'A kind whose check fails with the server.',
      answers: ['email'],
      options: {},
      requiredByDefault: true,
      messages: { en: { label: 'x' }, es: {} },
      verify: () => Promise.reject(away),
    });
    const kinds: Widgets = { Mail: kind(spec) };
    const { form } = openStep({ fields: [{ id: 'mail', kind: 'Mail' }], widgets: kinds, answers: { email: 'a@b.co' } });
    expect(await form.submit()).toEqual([]);
  });

  test('a fault of a check is told', async () => {
    const spec = { ...fullName, verify: () => Promise.reject(new TypeError('a bug')) } as unknown as AnySpec;
    const { form } = openStep({ fields: [name], widgets: { FullName: kind(spec) }, answers: ana });
    await expect(form.submit()).rejects.toThrow('a bug');
  });

  test('settles what was kept from earlier, and nothing that is empty', async () => {
    const { form, asked, settled } = openStep({
      fields: [name, mail, postal],
      answers: { postalCode: '60601', postalCodeCountry: 'US', ...ana },
    });
    form.settleKept();
    await vi.advanceTimersByTimeAsync(300);
    await asked[0]!.answer(true);
    expect(settled.toSorted()).toEqual(['firstName', 'postalCode']);
  });

  test('a step that was left asks nothing more', async () => {
    const { form, asked, enterPostal } = openStep({ fields: [postal] });
    enterPostal('60601');
    form.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(0);
  });

  test('a submit waits for what the step does when it opens', async () => {
    const { form } = openStep({ fields: [name], answers: ana });
    const done: string[] = [];
    const ends: (() => void)[] = [];
    form.waitFor(new Promise<void>((resolve) => ends.push(resolve)).then(() => void done.push('opened')));
    const submitted = form.submit().then(() => done.push('submitted'));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual([]);
    ends[0]?.();
    await submitted;
    expect(done).toEqual(['opened', 'submitted']);
  });
});
