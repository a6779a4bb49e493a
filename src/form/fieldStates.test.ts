import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, mail, name, openStep, postal } from './testing/openStep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A step of three fields, and the ids of those whose listeners are called from now on. */
function watchedStep() {
  const step = openStep({ fields: [name, mail, postal], answers: ana });
  const called: string[] = [];
  for (const field of [name, mail, postal]) step.form.watch(field, () => called.push(field.id));
  return { ...step, called };
}

test('a key press calls whoever watches its own field, once, and changes the state once', () => {
  const { store, form, called } = watchedStep();
  let changes = 0;
  store.subscribe(() => (changes += 1));
  form.set(name, { firstName: 'Ana', lastName: 'Dia' }, { fullName: '' });
  expect({ called, changes }).toEqual({ called: ['fullName'], changes: 1 });
});

test('a text that is no answer yet calls it, too', () => {
  const { form, called } = watchedStep();
  form.set(name, {}, { fullName: 'Ana D' });
  expect(called).toEqual(['fullName']);
  expect(form.stateOf(name).drafts).toEqual({ fullName: 'Ana D' });
});

test('a field that shows its problems is asked again after every change: they may depend on any answer', async () => {
  const { form, called } = watchedStep();
  await form.submit();
  called.length = 0;
  form.set(name, { firstName: 'Ana', lastName: 'Dia' }, { fullName: '' });
  expect(new Set(called)).toEqual(new Set(['fullName', 'email', 'postalCode']));
});

test('another country calls all fields', () => {
  const { store, form, called } = watchedStep();
  store.setState(({ answers }) => ({ answers: { ...answers, country: 'IE' } }));
  expect(called).toEqual(['fullName', 'email', 'postalCode']);
  expect(form.stateOf(mail).country).toBe('IE');
});

test('the state of a field is the same object until something of it changes', () => {
  const { store, form } = watchedStep();
  const [before, other] = [form.stateOf(name), form.stateOf(mail)];
  store.setState({});
  expect(form.stateOf(name)).toBe(before);
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: '' });
  expect(form.stateOf(name)).not.toBe(before);
  expect(form.stateOf(mail)).toBe(other);
});

test('whoever stops watching is not called any more', () => {
  const { form } = openStep({ fields: [name], answers: ana });
  const called: string[] = [];
  const stop = form.watch(name, () => called.push('fullName'));
  stop();
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: '' });
  expect(called).toEqual([]);
});
