import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { pageOf } from '#src/effects/testing/pageOf.ts';
import { submitCommercialConsent } from './submitCommercialConsent.ts';
import { takeBackWithdrawn } from './takeBackWithdrawn.ts';

/** A page whose commercial consent was lost on its way and is tried again, while one of those given is withdrawn elsewhere. */
async function triedPage(withdrawn: ConsentType) {
  const sent: unknown[] = [];
  const page = pageOf(async (name, { body }) => {
    if (name === 'session') return [withdrawn];
    sent.push(body && 'hasConsent' in body && body.hasConsent);
    if (sent.length === 1) throw new ApiError({ status: 0, code: 'network', message: 'Lost.' });
    return null;
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  page.answer({ phone: '+442079460123', consents: { commercial: true } });
  const consentsSent = { sms: true, commercial: true };
  page.context.change(({ saved }) => ({
    saved: { ...saved, slug: 'a-slug', consentsSent, consentsTo: { commercial: '+442079460000' } },
  }));
  const submission = submitCommercialConsent.run(page.context, {});
  await vi.advanceTimersByTimeAsync(1);
  await takeBackWithdrawn(page.context);
  await vi.advanceTimersByTimeAsync(60_000);
  await submission;
  return { ...page, sent };
}

test('a commercial consent that is under way is tried no more once it was withdrawn elsewhere', async () => {
  const { context, sent } = await triedPage('commercial');
  // Nor is it withdrawn once more, since the box shows what the server has.
  await submitCommercialConsent.run(context, {});
  expect(sent).toEqual([true]);
});

test('it is tried again at once where another was withdrawn', async () => {
  expect((await triedPage('sms')).sent).toEqual([true, true]);
});
