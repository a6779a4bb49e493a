import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/apiError.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { SavedState } from '#src/domain/state.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { pageOf } from '#src/effects/testing/pageOf.ts';
import { saveLead } from './saveLead.ts';
import { askWithdrawn } from './askWithdrawn.ts';

const [before, now] = ['+442079460123', '+442079460124'];
const slug = 'a-slug-of-the-tests';
const person: Answers = { firstName: 'Ana', lastName: 'Diaz', phone: before, postalCode: 'SW1A 1AA' };
const ticked = { indication: true, phone: true, email: true, criterium: true };
const contact = ['sms', 'call', 'email'] as const;

type Situation = { withdrawn: readonly ConsentType[]; answers?: Answers; country?: 'GB' | 'US' };

/** A page whose lead was saved with its consents, some of which were withdrawn elsewhere since; and what its saves carried. */
function savedPage({ withdrawn, answers = {}, country = 'GB' }: Situation, saved: Partial<SavedState> = {}) {
  const carried: unknown[] = [];
  const page = pageOf(
    async (name, { body = {} }) => {
      if (name === 'session') return withdrawn;
      if (name === 'updateLead') carried.push('consents' in body ? body.consents : []);
      return { slug, saved: true };
    },
    { country, campaign: { consent: { shown: true, onConditions: false } }, answers: person },
  );
  Object.assign(page.context, {
    sending: { lead: { last: Promise.resolve() }, consents: { last: Promise.resolve() }, latest: 0 },
    page: { ...page.context.page, referrerUrl: '', inEnglish: (_kind: string, text: string) => text },
  });
  const consentsSent = Object.fromEntries(contact.map((type) => [type, true]));
  const consentsTo = { sms: before, call: before };
  page.context.change((state) => ({
    answers: { ...person, ...answers },
    saved: { ...state.saved, leadId: 'a-lead', slug, consentsSent, consentsTo, decisions: 4, ...saved },
  }));
  return { ...page, carried };
}

const agreedTo = { consents: { ...ticked, clinicSharingPermission: true } };

describe('what was withdrawn on another page', () => {
  test('is not shown as given, and the tab notes what it was', async () => {
    const page = savedPage({ withdrawn: ['sms'], answers: agreedTo });
    await askWithdrawn(page.context);
    expect(page.state().answers.consents).toEqual({
      indication: false,
      phone: false,
      email: true,
      criterium: false,
      clinicSharingPermission: true,
    });
    expect(page.state().saved).toMatchObject({
      withdrawn: { sms: true, contact: true },
      consentsSent: { sms: false, call: true },
    });
  });

  test.each([
    ['a box that was ticked before', { answers: { phone: now, consents: ticked } }],
    ['going on, in the US', { answers: { phone: now }, country: 'US' }],
  ] as const)('is not given again for a corrected number by %s', async (_sentence, situation) => {
    const page = savedPage({ withdrawn: ['sms', 'call'], ...situation });
    await saveLead.run(page.context, {});
    await saveLead.run(page.context, {});
    expect(page.carried.flat()).not.toContainEqual(expect.objectContaining({ consentType: 'sms', hasConsent: true }));
    expect(page.carried).not.toHaveLength(0);
  });

  test('is given again by a box that the visitor ticks', async () => {
    const page = savedPage({ withdrawn: ['sms'], answers: { consents: ticked } });
    await askWithdrawn(page.context);
    page.answer({ ...person, consents: ticked });
    await saveLead.run(page.context, {});
    expect(page.carried).toEqual([[expect.objectContaining({ consentType: 'sms', hasConsent: true, how: 'box' })]]);
  });
});

test('nothing changes for what the tab does not show as given, and the rest is withdrawn alone', async () => {
  const none = savedPage(
    { withdrawn: ['clinic'], answers: { ...agreedTo, pictures: {} } },
    { consentsSent: { clinic: false, medical_records: true } },
  );
  const unchanged = none.state();
  await askWithdrawn(none.context);
  expect(none.state()).toBe(unchanged);

  const some = savedPage({ withdrawn: ['clinic', 'sms'], answers: agreedTo });
  await askWithdrawn(some.context);
  expect(some.state().saved.withdrawn).toEqual({ sms: true, contact: true });
  expect(some.state().answers.consents).toMatchObject({ clinicSharingPermission: true });
});

test('a save asks only where it gives again what the server had', async () => {
  const page = savedPage({ withdrawn: ['sms'], answers: { consents: ticked } });
  await saveLead.run(page.context, {});
  expect(page.called).toEqual(['updateLead']);
});

test('a number that is corrected is covered by the consent, where that stands', async () => {
  const page = savedPage({ withdrawn: [], answers: { phone: now, consents: ticked } });
  await saveLead.run(page.context, {});
  expect(page.carried.flat()).toContainEqual(expect.objectContaining({ consentType: 'sms', hasConsent: true }));
});

test.each<[string, Partial<SavedState>]>([
  ['what the visitor decides while the server is asked counts', { decisions: 5 }],
  ['of a lead that is left while the server is asked nothing is taken back from the next', { slug: 'another' }],
])('%s', async (_sentence, meanwhile) => {
  const page = savedPage({ withdrawn: [], answers: { consents: ticked } });
  // A handler of one call, which it answers as the server would.
  page.context.call = (async () => {
    page.context.change(({ saved }) => ({ saved: { ...saved, ...meanwhile } }));
    return ['sms'];
  }) as never;
  await askWithdrawn(page.context);
  expect(page.state().answers.consents).toEqual(ticked);
});

describe('a signature', () => {
  const type = 'medical_records_health_data';
  test.each<[string, ConsentType, string | undefined, boolean]>([
    ['that was begun stays, since it may be given at any moment', type, 'result', true],
    ['is taken back where a box gives it', type, undefined, false],
    ['that was begun keeps no other consent', 'sms', 'result', false],
  ])('%s', async (_sentence, withdrawn, signedStep, stays) => {
    const page = savedPage({ withdrawn: [withdrawn] }, { consentsSent: { [withdrawn]: true } });
    const { facts } = page.context;
    page.context.facts = () => ({ ...facts(), campaign: { ...facts().campaign, signedStep } });
    await askWithdrawn(page.context);
    expect(page.state().saved.consentsSent).toEqual({ [withdrawn]: stays });
  });
});

test('nobody is asked before anything was saved or given, and without an answer everything stays', async () => {
  const nothing = savedPage({ withdrawn: ['sms'] }, { consentsSent: {} });
  const unsaved = savedPage({ withdrawn: ['sms'] }, { slug: undefined });
  await Promise.all([askWithdrawn(nothing.context), askWithdrawn(unsaved.context)]);
  expect([nothing.called, unsaved.called]).toEqual([[], []]);

  const offline = savedPage({ withdrawn: ['sms'], answers: { consents: ticked } });
  offline.context.call = () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Away.' }));
  const report = vi.spyOn(offline.context, 'report');
  await askWithdrawn(offline.context);
  expect(offline.state().answers.consents).toEqual(ticked);
  expect(report.mock.calls).toEqual([['warning', 'Asking what was withdrawn failed']]);
});
