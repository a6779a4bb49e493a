import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ana, mail, name, openStep, postal } from './testing/openStep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A step of three fields, and the ids of those whose listeners are called from now on. */
function watchedStep() {
  const step = openStep({ fields: [name, mail, postal], answers: ana });
  const called: string[] = [];
  for (const field of [name, mail, postal]) step.form.stateOf(field).watch(() => called.push(field.id));
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
  expect(form.stateOf(name).read().drafts).toEqual({ fullName: 'Ana D' });
});

test('a field that shows its problems is asked again after every change: they may depend on any answer', async () => {
  const { form, called } = watchedStep();
  await form.submit();
  called.length = 0;
  form.set(name, { firstName: 'Ana', lastName: 'Dia' }, { fullName: '' });
  expect(new Set(called)).toEqual(new Set(['fullName', 'email', 'postalCode']));
});

test('what its control shows calls nobody, unless something else came of it', () => {
  const { store, form, called } = watchedStep();
  expect(form.enter(name, { firstName: 'Ana', lastName: 'Dia' }, { fullName: '' })).toBe(true);
  expect(called).toEqual([]);
  // As the end of the time for which answers are kept, which is found with the next change.
  const stop = store.subscribe(() => {
    stop();
    store.setState({ answers: {}, drafts: {} });
  });
  expect(form.enter(name, {}, { fullName: 'Ana D' })).toBe(false);
  expect(called).toContain('fullName');
  expect(form.stateOf(name).read().value).toEqual({});
});

test('another country calls all fields', () => {
  const { store, form, called } = watchedStep();
  store.setState(({ answers }) => ({ answers: { ...answers, country: 'IE' } }));
  expect(called).toEqual(['fullName', 'email', 'postalCode']);
  expect(form.stateOf(mail).read().country).toBe('IE');
});

test('the state of a field is the same object until something of it changes', () => {
  const { store, form } = watchedStep();
  const [before, other] = [form.stateOf(name).read(), form.stateOf(mail).read()];
  store.setState({});
  expect(form.stateOf(name).read()).toBe(before);
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: '' });
  expect(form.stateOf(name).read()).not.toBe(before);
  expect(form.stateOf(mail).read()).toBe(other);
});

test('whoever stops watching is not called any more', () => {
  const { form } = openStep({ fields: [name], answers: ana });
  const called: string[] = [];
  const stop = form.stateOf(name).watch(() => called.push('fullName'));
  stop();
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: '' });
  expect(called).toEqual([]);
});

test('a listener that goes leaves the others of its field, and those of other fields', () => {
  const { form } = openStep({ fields: [name, mail], answers: ana });
  const called: string[] = [];
  const stop = form.stateOf(name).watch(() => called.push('first'));
  form.stateOf(name).watch(() => called.push('second'));
  stop();
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: '' });
  expect(called).toEqual(['second']);
});

test('once nobody watches, the stores are not listened to, until somebody watches again', () => {
  const { store, form } = openStep({ fields: [name, mail], answers: ana });
  let listening = 0;
  const { subscribe } = store;
  vi.spyOn(store, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener);
    listening += 1;
    return () => {
      listening -= 1;
      stop();
    };
  });
  const stops = [form.stateOf(name).watch(() => undefined), form.stateOf(mail).watch(() => undefined)];
  expect(listening).toBe(1);
  stops[0]?.();
  expect(listening).toBe(1);
  stops[1]?.();
  expect(listening).toBe(0);
  form.stateOf(mail).watch(() => undefined)();
  expect(listening).toBe(0);
  form.stateOf(name).watch(() => undefined);
  expect(listening).toBe(1);
});

test('a field whose problems begin to show calls whoever watches it, and nobody else', () => {
  const { form, called } = watchedStep();
  form.set(name, {}, { fullName: 'Ana' });
  called.length = 0;
  form.leave(name);
  expect(called).toEqual(['fullName']);
});

test('an answer that goes calls whoever watches its field, as one that comes does', () => {
  const { store, called } = watchedStep();
  store.setState(({ answers }) => ({ answers: { ...answers, email: 'eva@example.com' } }));
  expect(called).toEqual(['email']);
  called.length = 0;
  store.setState({ answers: ana });
  expect(called).toEqual(['email']);
});

test('a change of something else calls nobody', () => {
  const { store, called } = watchedStep();
  store.setState(({ answers }) => ({ answers: { ...answers, age: 41 } }));
  store.setState(({ payload }) => ({ payload: { ...payload } }));
  expect(called).toEqual([]);
});

test('the parts of a state that did not change are the same objects', () => {
  const { form } = watchedStep();
  const before = form.stateOf(name).read();
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: 'Eva Diaz' });
  const typed = form.stateOf(name).read();
  expect([typed.problems, typed.value === before.value]).toEqual([before.problems, false]);
  form.set(name, { firstName: 'Eva', lastName: 'Diaz' }, { fullName: 'Eva Diaz ' });
  const after = form.stateOf(name).read();
  expect([after.value === typed.value, after.drafts]).toEqual([true, { fullName: 'Eva Diaz ' }]);
});

test('problems that show, stay or go: the state is the same object as long as they stay', () => {
  const { store, form } = watchedStep();
  form.set(name, { firstName: 'Ana', lastName: undefined }, { fullName: 'Ana' });
  form.leave(name);
  const wrong = form.stateOf(name).read();
  expect(wrong.problems).toEqual([{ message: 'oneWord' }]);
  form.set(mail, { email: 'ana@example.com' });
  expect(form.stateOf(name).read()).toBe(wrong);
  store.setState({ answers: {}, drafts: {} });
  expect(form.stateOf(name).read().problems).toEqual([{ message: 'required' }]);
  store.setState({ answers: ana });
  expect(form.stateOf(name).read().problems).toEqual([]);
});

test('a control that changes nothing by itself hides no later change from who watches', () => {
  const { store, form, called } = watchedStep();
  form.enter(name, {}, {});
  store.setState({ answers: { firstName: 'Eva', lastName: 'Diaz' } });
  expect(called).toEqual(['fullName']);
});

test('what its control shows is compared with, so that what was there before comes back as a change', () => {
  const { store, form } = watchedStep();
  const before = form.stateOf(name).read();
  form.enter(name, { firstName: 'Ana', lastName: 'Dia' }, { fullName: '' });
  store.setState({ answers: ana, drafts: {} });
  const after = form.stateOf(name).read();
  expect(after).toEqual(before);
  expect(after).not.toBe(before);
});

test('a field that is edited hides its own problems, whatever is typed, and leaves those of others in sight', async () => {
  const { form, shown } = openStep({ fields: [name, mail, postal], answers: { email: 'no email' } });
  await form.submit();
  form.set(mail, { email: 'no email yet' });
  expect([shown('fullName'), shown('email'), shown('postalCode')]).toEqual([['required'], [], ['required']]);
});
