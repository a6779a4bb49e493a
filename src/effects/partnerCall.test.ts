import { expect, test, vi } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import { pageOf } from './testing/pageOf.ts';
import { saveRefusal, startCall } from './partnerCall.ts';

const lead: Answers = { firstName: 'Rosa', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };

test('the beginning of a call is noted once', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
  const page = pageOf(async () => undefined);
  await startCall.run(page.context, {});
  vi.setSystemTime(new Date('2026-06-15T12:05:00Z'));
  await startCall.run(page.context, {});
  vi.useRealTimers();
  expect(page.state().answers).toEqual({ callStartedAt: '2026-06-15T12:00:00.000Z' });
});

test.each([
  ['after a no the lead is saved, with the no', { connect: false }, [['createLead', { connect: false }]]],
  [
    'after a no to the second question too',
    { connect: true, transfer: false },
    [['createLead', { connect: true, transfer: false }]],
  ],
  ['after a yes the step is left later, and saves then', { connect: true }, []],
  ['after both yes too', { connect: true, transfer: true }, []],
] as const)('%s', async (_, partnerConsent, expected) => {
  const calls: unknown[] = [];
  const page = pageOf(async (name, { body }) => {
    // The body of a lead is the only one that is sent.
    calls.push([name, (body as { additionalFields: Answers }).additionalFields.partnerConsent]);
    return { slug: 'a-slug', saved: true };
  });
  page.answer({ ...lead, partnerConsent });
  const sending = { lead: { last: Promise.resolve() }, consents: { last: Promise.resolve() }, latest: 0 };
  const context = {
    ...page.context,
    sending,
    page: { ...page.context.page, inEnglish: (_name: unknown, text: string) => text, referrerUrl: '' },
  };
  await saveRefusal.run(context, {});
  expect(calls).toEqual(expected);
  expect(page.state().saved.subjectSaved).toBe(expected.length > 0);
});
