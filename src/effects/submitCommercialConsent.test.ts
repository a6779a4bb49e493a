import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers } from '#src/domain/facts.ts';
import { pageOf } from '#src/effects/testing/pageOf.ts';
import { sendWaiting } from './sendWaiting.ts';
import { submitCommercialConsent } from './submitCommercialConsent.ts';

const phone = '+12125550123';
const given = (commercial: boolean): Answers => ({ phone, consents: { commercial } });

describe('the commercial consent', () => {
  test('each change is submitted when the one before has ended, whatever the network does', async () => {
    const arrived: unknown[] = [];
    const open: (() => void)[] = [];
    const page = pageOf(async (_name, { body }) => {
      await new Promise<void>((resolve) => open.push(resolve));
      arrived.push(body && 'hasConsent' in body && body.hasConsent);
    });
    const runs = [true, false, true].map((commercial) => {
      page.answer(given(commercial));
      return submitCommercialConsent.run(page.context, {});
    });
    for (const turn of [1, 2, 3]) {
      await expect.poll(() => open.length).toBe(turn);
      open[turn - 1]?.();
    }
    await Promise.all(runs);
    expect(arrived).toEqual([true, false, true]);
    expect(page.state().saved.consentsSent).toEqual({ commercial: true });
  });

  test('a change tells what the ledger keeps: each try the same under one key, each change counted', async () => {
    const sent: { key?: string | undefined }[] = [];
    const page = pageOf(async (_name, { body }, settings) => {
      sent.push({ ...body, key: settings?.idempotencyKey });
      if (sent.length === 1) throw new ApiError({ status: 0, code: 'network', message: 'Lost.' });
    });
    page.context.change(({ saved }) => ({ saved: { ...saved, leadId: 'a-lead' } }));
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    page.answer(given(true));
    const first = submitCommercialConsent.run(page.context, {});
    await vi.advanceTimersByTimeAsync(60_000);
    await first;
    vi.setSystemTime(new Date('2026-11-21T11:00:00Z'));
    page.answer(given(false));
    await submitCommercialConsent.run(page.context, {});
    const [lost, again, later] = sent;
    expect(again).toEqual(lost);
    expect(lost).toMatchObject({
      leadId: 'a-lead',
      step: 'result',
      brand: 'trial-search',
      text: 'Wording',
      locale: 'en',
    });
    expect(lost).toMatchObject({ clientTime: '2026-11-21T12:00:00.000Z', sequence: 1, hasConsent: true, phone });
    expect(later).toMatchObject({ clientTime: '2026-11-21T11:00:00.000Z', sequence: 2, hasConsent: false });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  test('what the box shows when the page goes away is sent at once, past what is under way, and once it is known no more', async () => {
    const sent: object[] = [];
    const open: (() => void)[] = [];
    const page = pageOf(async (_name, { body }, settings) => {
      sent.push({ ...body, key: settings?.idempotencyKey, outlives: settings?.keepalive });
      await new Promise<void>((resolve) => open.push(resolve));
    });
    page.answer(given(true));
    const first = submitCommercialConsent.run(page.context, {});
    await expect.poll(() => sent.length).toBe(1);
    page.answer(given(false));
    sendWaiting(page.context);
    sendWaiting(page.context);
    expect(sent).toMatchObject([
      { hasConsent: true, sequence: 1 },
      { hasConsent: false, sequence: 2, outlives: true },
      { hasConsent: false, sequence: 2, outlives: true },
    ]);
    expect(new Set(sent.map((one) => 'key' in one && one.key)).size).toBe(2);
    for (const answered of open) answered();
    await first;
    await expect.poll(() => page.state().saved.consentsSent).toEqual({ commercial: false });
    sendWaiting(page.context);
    expect(sent).toHaveLength(3);
  });

  test('it says who agrees to what, where, and at which site', async () => {
    const bodies: unknown[] = [];
    const page = pageOf(async (_name, { body }) => bodies.push(body), { site: {}, country: 'GB' });
    page.answer({ ...given(true), postalCode: 'SE1 7EH' });
    await submitCommercialConsent.run(page.context, {});
    expect(bodies).toEqual([
      expect.objectContaining({
        phone,
        text: 'Wording',
        postal: 'SE1 7EH',
        country: 'GB',
        consentType: 'commercial',
        isInternational: true,
        studySiteExternalId: 'SS-11',
        hasConsent: true,
      }),
    ]);
  });

  test('what is submitted already is not submitted again', async () => {
    const calls: string[] = [];
    const page = pageOf(async (name) => calls.push(name));
    page.answer(given(true));
    await submitCommercialConsent.run(page.context, {});
    await submitCommercialConsent.run(page.context, {});
    expect(calls).toEqual(['brandConnectConsent']);
  });

  test('a consent for one number is none for another, and a new number has none to withdraw', async () => {
    const sent: unknown[] = [];
    const page = pageOf(async (_name, { body }) => sent.push(body));
    page.answer(given(true));
    await submitCommercialConsent.run(page.context, {});
    page.answer({ ...given(true), phone: '+12125550188' });
    await submitCommercialConsent.run(page.context, {});
    page.answer({ ...given(false), phone: '+12125550199' });
    await submitCommercialConsent.run(page.context, {});
    expect(sent).toMatchObject([
      { phone, hasConsent: true },
      { phone: '+12125550188', hasConsent: true },
    ]);
    expect(sent).toHaveLength(2);
  });

  test('a box that was never touched is not submitted, and neither is one without a phone number', async () => {
    const page = pageOf(async () => expect.unreachable());
    await submitCommercialConsent.run(page.context, {});
    page.answer({ consents: { commercial: true } });
    await submitCommercialConsent.run(page.context, {});
    expect([page.called, page.reports]).toEqual([[], []]);
  });

  test('one that could not be submitted is submitted at the next occasion', async () => {
    let tries = 0;
    const page = pageOf(async () => {
      tries += 1;
      if (tries === 1) throw new Error('No.');
    });
    page.answer(given(true));
    await submitCommercialConsent.run(page.context, {});
    expect(page.reports).toEqual(['Submitting the commercial consent failed']);
    await submitCommercialConsent.run(page.context, {});
    expect(page.state().saved.consentsSent).toEqual({ commercial: true });
  });

  test('one that waits and fails at once, too, is submitted at the next occasion under the same key', async () => {
    const keys: unknown[] = [];
    const page = pageOf(async (_name, _input, settings) => {
      keys.push(settings?.idempotencyKey);
      if (keys.length < 3) throw new Error('No.');
    });
    page.answer(given(true));
    await submitCommercialConsent.run(page.context, {});
    sendWaiting(page.context);
    await expect.poll(() => page.reports).toHaveLength(2);
    await submitCommercialConsent.run(page.context, {});
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(page.state().saved.consentsSent).toEqual({ commercial: true });
  });
});
