import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineSpec } from '#src/kit/spec.ts';
import { kind, mail, openStep, postal } from './testing/openStep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A step that asks for an email which somebody verifies with this verdict, and how often that was done. */
function verified(verdict: { problem?: 'refused'; answers?: { email: string } }) {
  let times = 0;
  const spec = defineSpec({
    description: 'A kind that is verified with one verdict.',
    answers: ['email'],
    options: {},
    requiredByDefault: true,
    messages: { en: { refused: 'Refused' }, es: {} },
    verify: () => {
      times += 1;
      return Promise.resolve(verdict);
    },
  });
  const step = openStep({ fields: [mail], widgets: { Email: kind(spec) }, answers: { email: 'ana@example.com' } });
  return { ...step, times: () => times };
}

test('a problem that a server finds names the number to call, and changes no answer', async () => {
  const { form, store } = verified({ problem: 'refused' });
  const { answers } = store.getState();
  const [found] = await form.submit();
  expect(found?.problem).toEqual({ message: 'refused', values: { callCenter: '1-800-555-0100' } });
  expect(store.getState().answers).toBe(answers);
});

test('what follows from an answer follows once it was changed by its verification, and else not', async () => {
  const same = verified({});
  await same.form.submit();
  expect(same.settled).toEqual([]);
  const changed = verified({ answers: { email: 'ana@example.org' } });
  await changed.form.submit();
  expect(changed.settled).toEqual(['email']);
  expect(changed.store.getState().answers).toEqual({ email: 'ana@example.org' });
});

test('an answer that the verification gives back as it was is no change of the answers', async () => {
  const { form, store } = verified({ answers: { email: 'ana@example.com' } });
  const { answers } = store.getState();
  await form.submit();
  expect(store.getState().answers).toBe(answers);
});

test('what is right is not verified again, what was refused is', async () => {
  const right = verified({});
  await right.form.submit();
  await right.form.submit();
  expect(right.times()).toBe(1);
  const refused = verified({ problem: 'refused' });
  await refused.form.submit();
  await refused.form.submit();
  expect(refused.times()).toBe(2);
});

test('a problem that a server found is not that of another content', async () => {
  const { asked, form, shown, enterPostal } = openStep({ fields: [postal] });
  enterPostal('00000');
  await vi.advanceTimersByTimeAsync(300);
  await asked[0]!.answer(false);
  enterPostal('60601');
  form.leave(postal);
  expect(shown('postalCode')).toEqual([]);
});
