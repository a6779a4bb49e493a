import { expect, test } from 'vitest';
import type { CommercialDue, State } from '#src/domain/state.ts';
import type { ConsentType } from '#src/generated/api.ts';
import { emptyState } from '#src/store/emptyState.ts';
import { pageOf } from '#src/effects/testing/pageOf.ts';
import { markSent } from './sendConsents.ts';
import { afterWithdrawal, withdrawalsIn } from './withdrawn.ts';

const agreed = { indication: true, phone: true, email: true, criterium: true, clinicSharingPermission: true };
const pictures = { front: { pictureId: '0b8f4a52-7f2e-4c0e-9a53-0a4b7a9a4b11' } };

/** A visitor abroad who has ticked every box, and of whom the server knows it. */
function agreedState(): State {
  const empty = emptyState();
  const consentsSent = { sms: true, call: true, email: true, clinic: true };
  return {
    ...empty,
    answers: { consents: agreed, pictures },
    saved: { ...empty.saved, consentsSent, decisions: 4 },
  };
}

/** The decision to withdraw a consent, with no more than is looked at here. */
const withdrawn = (consentType: ConsentType) =>
  ({ consentType, hasConsent: false, sequence: 7 }) as NonNullable<State['saved']['consentsDue']>[number];

test('what a copy of the tab has withdrawn is neither ticked nor counted as sent, and what is decided next is later', () => {
  const { answers, saved } = afterWithdrawal(agreedState(), { types: ['sms', 'call'], decisions: 9 });
  expect(answers).toEqual({ consents: { ...agreed, indication: false, phone: false, criterium: false }, pictures });
  expect(saved).toMatchObject({ consentsSent: { sms: false, call: false, email: true, clinic: true }, decisions: 9 });
});

test('the clinic is another box, and a decision that waits to be sent for the same is none any more', () => {
  const due = { text: 'a wording', how: 'box', locale: 'en', campaign: 's6', step: 'home', brand: 'clara-trials' };
  const [own, others] = (['clinic', 'email'] as const).map((consentType) => ({
    ...due,
    consentType,
    hasConsent: true,
  }));
  const state = agreedState();
  // What a decision covers is nothing to whether it is withdrawn.
  const consentsDue = [own, others] as unknown as NonNullable<State['saved']['consentsDue']>;
  const waiting: State = { ...state, saved: { ...state.saved, consentsDue } };
  const { answers, saved } = afterWithdrawal(waiting, { types: ['clinic'], decisions: 2 });
  expect(answers?.consents).toEqual({ ...agreed, clinicSharingPermission: false });
  expect(saved).toMatchObject({ consentsDue: [others], decisions: 4 });
});

test.each([
  ['one for commercial use that waits is none any more once it is withdrawn', 'commercial', undefined],
  ['and stays where another was', 'sms', 'waits'],
] as const)('%s', (_sentence, type, expected) => {
  const state = agreedState();
  // Whether it waits is all that is looked at.
  const commercialDue = { key: 'waits', body: { consentType: 'commercial' } } as unknown as CommercialDue;
  const { saved } = afterWithdrawal(
    { ...state, saved: { ...state.saved, commercialDue } },
    { types: [type], decisions: 4 },
  );
  expect(saved?.commercialDue?.key).toBe(expected);
});

test('a tab that has counted nothing yet counts from the start after a withdrawal elsewhere', () => {
  const { saved: counted, ...others } = agreedState();
  const { decisions: _, ...saved } = counted;
  expect(afterWithdrawal({ ...others, saved }, { types: ['sms'], decisions: 0 }).saved?.decisions).toBe(0);
});

test('pictures are no answer any more once no consent to be contacted is left, here or in a copy', () => {
  const types = ['sms', 'call', 'email'] as const;
  expect(afterWithdrawal(agreedState(), { types, decisions: 9 }).answers).not.toHaveProperty('pictures');
  const page = pageOf(() => Promise.resolve(null));
  const due = withdrawn('email');
  const { saved, ...others } = agreedState();
  page.context.change(() => ({ ...others, saved: { ...saved, consentsSent: { email: true }, consentsDue: [due] } }));
  markSent(page.context, due);
  expect(page.state().answers).not.toHaveProperty('pictures');
});

test('pictures stay an answer when another consent arrives before that to be contacted', () => {
  const page = pageOf(() => Promise.resolve(null));
  const due = { ...withdrawn('clinic'), hasConsent: true };
  const { saved, ...others } = agreedState();
  page.context.change(() => ({ ...others, saved: { ...saved, consentsSent: {}, consentsDue: [due] } }));
  markSent(page.context, due);
  expect(page.state().answers).toMatchObject({ pictures });
});

test('a tab tells of each withdrawal that it records, by its place in the count, and of no consent', () => {
  const state = agreedState();
  const consentsDue = [{ ...withdrawn('email'), hasConsent: true }, withdrawn('sms')];
  expect([...withdrawalsIn({ ...state, saved: { ...state.saved, consentsDue } })]).toEqual([[7, 'sms']]);
  expect([...withdrawalsIn(state)]).toEqual([]);
});
