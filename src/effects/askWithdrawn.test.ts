import { describe, expect, test } from 'vitest';
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

describe('what was withdrawn on another page', () => {
  test('is not shown as given, and the tab notes what it was', async () => {
    const page = savedPage({ withdrawn: ['sms'], answers: { consents: { ...ticked, clinicSharingPermission: true } } });
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

test('a number that is corrected is covered by the consent, where that stands', async () => {
  const page = savedPage({ withdrawn: [], answers: { phone: now, consents: ticked } });
  await saveLead.run(page.context, {});
  expect(page.carried.flat()).toContainEqual(expect.objectContaining({ consentType: 'sms', hasConsent: true }));
});

test('what the visitor decides while the server is asked counts', async () => {
  const page = savedPage({ withdrawn: [], answers: { consents: ticked } });
  // A handler of one call, which it answers as the server would.
  page.context.call = (async () => {
    page.context.change(({ saved }) => ({ saved: { ...saved, decisions: 5 } }));
    return ['sms'];
  }) as never;
  await askWithdrawn(page.context);
  expect(page.state().answers.consents).toEqual(ticked);
});

test('a signature that was begun stays, since it may be given at any moment', async () => {
  const page = savedPage({ withdrawn: ['medical_records_health_data'] });
  const { facts } = page.context;
  page.context.facts = () => ({ ...facts(), campaign: { ...facts().campaign, signedStep: 'result' } });
  const consentsSent = { medical_records_health_data: true };
  page.context.change(({ saved }) => ({ saved: { ...saved, consentsSent } }));
  await askWithdrawn(page.context);
  expect(page.state().saved).toMatchObject({ consentsSent });
});

test('nobody is asked before anything was saved or given, and without an answer everything stays', async () => {
  const nothing = savedPage({ withdrawn: ['sms'] }, { consentsSent: {} });
  const unsaved = savedPage({ withdrawn: ['sms'] }, { slug: undefined });
  await Promise.all([askWithdrawn(nothing.context), askWithdrawn(unsaved.context)]);
  expect([nothing.called, unsaved.called]).toEqual([[], []]);

  const offline = savedPage({ withdrawn: ['sms'], answers: { consents: ticked } });
  offline.context.call = () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Away.' }));
  await askWithdrawn(offline.context);
  expect(offline.state().answers.consents).toEqual(ticked);
  expect(offline.reports).toEqual(['Asking what was withdrawn failed']);
});
