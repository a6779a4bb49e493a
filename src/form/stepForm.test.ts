import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { surveyQuestions } from '#src/domain/surveyQuestions.ts';
import type { Facts } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { spec as email } from '#widgets/Email/spec.ts';
import { ana, kind, mail, messages, name, openStep, postal, widgets } from './testing/openStep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
    expect(shown('fullName')).toEqual(['oneWord']);
    form.set(name, {}, { fullName: 'Ana D' });
    expect(shown('fullName')).toEqual([]);
  });

  test('all of them on submit, in the order of the fields', async () => {
    const { form, shown } = openStep({ fields: [name, mail, postal], answers: { email: 'no email' } });
    expect(messages(await form.submit())).toEqual(['fullName required', 'email invalid', 'postalCode required']);
    expect([shown('fullName'), shown('email'), shown('postalCode')]).toEqual([['required'], ['invalid'], ['required']]);
  });
});

describe('answers that were given for others', () => {
  const asking = { id: 'seen', kind: 'Seen' };
  const seen = kind({ ...email, answers: ['additional'], clearedBy: ['firstName', 'postalCode'] });
  const open = () =>
    openStep({
      fields: [name, mail, asking],
      answers: { ...ana, additional: { income: 'x' } },
      widgets: { ...widgets, Seen: seen },
    });

  test.each([
    ['go with a change of what they were given for', { ...ana, firstName: 'Eva' }, undefined, undefined],
    ['go with a change of the text that it is typed as', {}, { fullName: 'Ev' }, undefined],
    ['stay when it is entered again as it was', { firstName: ana.firstName }, { fullName: '' }, { income: 'x' }],
  ] as const)('%s', (_, answers, typed, expected) => {
    const { form, store } = open();
    store.setState({ drafts: { fullName: '' } });
    form.set(name, answers, typed);
    expect(store.getState().answers.additional).toEqual(expected);
  });

  test('stay with a change of anything else', () => {
    const { form, store } = open();
    form.set(mail, { email: 'a@b.co' });
    expect(store.getState().answers.additional).toEqual({ income: 'x' });
  });
});

test('the problems of some answers are shown and returned, those of others are not', async () => {
  const { form, shown } = openStep({ fields: [name, mail, postal], answers: { email: 'no email' } });
  expect(messages(await form.reveal(['lastName', 'email']))).toEqual(['fullName required', 'email invalid']);
  expect([shown('fullName'), shown('email'), shown('postalCode')]).toEqual([['required'], ['invalid'], []]);
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

  test('a questionnaire announces it as long as anything on its page is missing', () => {
    const { form, store } = openStep({ fields: [name, { id: 'questions', kind: 'HealthQuestions', required: true }] });
    const keys = surveyQuestions.map(({ key }) => key);
    const additional = Object.fromEntries(keys.map((key) => [key, 'yes']));
    expect(form.isBlocked()).toBe(true);
    store.setState({ answers: { additional } });
    expect(form.isBlocked()).toBe(true);
    store.setState({ answers: ana });
    expect(form.isBlocked()).toBe(true);
    store.setState({ answers: { ...ana, additional } });
    expect(form.isBlocked()).toBe(false);
  });

  test('a contact form does so where its campaign asks for it', () => {
    const contact = { id: 'contact', kind: 'ContactForm' };
    const waiting = openStep({ fields: [{ ...contact, options: { buttonWaits: true } }, name] });
    expect(waiting.form.isBlocked()).toBe(true);
    waiting.store.setState({ answers: ana });
    expect(waiting.form.isBlocked()).toBe(false);
    expect(openStep({ fields: [contact, name] }).form.isBlocked()).toBe(false);
    // A field that has not loaded is not asked yet.
    const later = { id: 'later', kind: 'Later', isAsked: () => false };
    const loading = openStep({ fields: [{ ...contact, options: { buttonWaits: true } }, name, later], answers: ana });
    expect(loading.form.isBlocked()).toBe(true);
  });

  test('a search for a site announces it, too', () => {
    expect(openStep({ fields: [name], facts: { siteSearch: 'searching' } }).form.isBlocked()).toBe(true);
  });
});

/** A form in which something follows from these answers alone. */
const mayFollow = (...names: string[]) => ({
  settles: (answers: readonly string[]) => answers.some((one) => names.includes(one)),
});

describe('an answer that changed', () => {
  test('is not waited with where nothing follows from it', async () => {
    const { form, settled } = openStep({ fields: [name, mail], ...mayFollow('email') });
    form.set(name, ana, { fullName: '' });
    form.set(mail, { email: 'ana@example.com' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toEqual(['email']);
  });

  test('is verified although nothing else follows from it', async () => {
    const { enterPostal, asked } = openStep({ fields: [postal], ...mayFollow() });
    enterPostal('60601');
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
  });

  test('is not waited with where its kind settles at once', async () => {
    const atOnce = { ...widgets, Email: kind({ ...email, settlesAtOnce: true }) };
    const { form, settled } = openStep({ fields: [name, mail], widgets: atOnce });
    form.set(name, ana, { fullName: '' });
    form.set(mail, { email: 'ana@example.com' });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toEqual(['email']);
  });

  test('that the server knows is not followed twice by what comes of it', async () => {
    const { enterPostal, asked, form, settled } = openStep({ fields: [postal] });
    enterPostal('60601');
    await vi.advanceTimersByTimeAsync(1000);
    await asked[0]?.answer(true);
    await form.submit();
    expect({ asked: asked.length, settled }).toEqual({ asked: 1, settled: ['postalCode'] });
  });
});

/** A kind that blocks as long as its answer is missing. */
const blocks = (id: string, answer: 'firstName' | 'lastName') => ({
  [id]: kind(
    defineSpec({
      description: 'A kind that blocks as long as its answer is missing.',
      answers: [answer],
      options: {},
      requiredByDefault: true,
      messages: { en: {}, es: {} },
      blocks: true,
    }),
  ),
});

test('what blocks is looked for anew once it blocks no more, or is not asked any more', () => {
  const asking = { first: true };
  const blocking = { ...blocks('First', 'firstName'), ...blocks('Last', 'lastName') };
  const fields = [
    { id: 'first', kind: 'First', isAsked: () => asking.first },
    { id: 'last', kind: 'Last' },
  ];
  const { form, store } = openStep({ fields, widgets: blocking });
  expect(form.isBlocked()).toBe(true);
  store.setState({ answers: { firstName: 'Ana' } });
  expect(form.isBlocked()).toBe(true);
  store.setState({ answers: ana });
  expect(form.isBlocked()).toBe(false);
  store.setState({ answers: { lastName: 'Diaz' } });
  expect(form.isBlocked()).toBe(true);
  asking.first = false;
  store.setState({ answers: { lastName: 'Diaz' } });
  expect(form.isBlocked()).toBe(false);
});
