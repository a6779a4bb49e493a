import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineSpec, type Spec } from '#src/kit/spec.ts';
import { spec as fullName } from '#widgets/FullName/spec.ts';
import type { Widgets } from './fieldDefinition.ts';
import { ana, away, kind, mail, messages, name, openStep, postal } from './testing/openStep.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

  test('a submit asks again about what changed while the server was asked', async () => {
    const { asked, form, enterPostal, store } = openStep({
      fields: [postal],
      answers: { postalCode: '60601', postalCodeCountry: 'US' },
    });
    const submitted = form.submit();
    await vi.advanceTimersByTimeAsync(0);
    enterPostal('10001');
    await asked[0]!.answer(true);
    await asked[1]!.answer(true);
    expect(await submitted).toEqual([]);
    expect(store.getState().answers).toMatchObject({ postalCode: '10001', postalCodeValid: true });
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
    const spec = { ...fullName, verify: () => Promise.reject(new TypeError('a bug')) } as unknown as Spec;
    const { form } = openStep({ fields: [name], widgets: { FullName: kind(spec) }, answers: ana });
    await expect(form.submit()).rejects.toThrow('a bug');
  });

  test('settles what was kept from earlier, and nothing that is empty', async () => {
    const { form, asked, settled } = openStep({
      fields: [name, mail, postal],
      answers: { postalCode: '60601', postalCodeCountry: 'US', ...ana },
    });
    form.settleStored();
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
