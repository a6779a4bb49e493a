import { expect, test } from 'vitest';
import { consentRow, decidedAt } from '#src/server/testing/consentRows.ts';
import { consentLines, inForce } from './show.ts';

type Shown = Parameters<typeof consentLines>[0];
const shown = (changes: Partial<Shown> = {}): Shown => ({
  ...consentRow(),
  id: 1,
  text: 'I agree.\nTo all.',
  ...changes,
});
const lineOf = (changes: Partial<Shown>, at: number) => consentLines(shown(changes))[at];

test('a consent is shown with everything that proves it', () => {
  expect(
    consentLines(shown({ study_site_ext_id: 'site-9', verified: 'phone by text 2026-11-18T17:00:00.000Z' })),
  ).toEqual([
    '7. sms: agreed, by a ticked box',
    '   server time 2026-11-18T18:00:00.000Z, browser time 2026-11-18T12:00:00.000-06:00',
    '   decided by the person themself; verified: the session that saved the lead; session session-of-t, decision 3',
    '   ws10 / home, brand trial-search, country US, language en, site site-9',
    '   covers: +12125550123, annabel@example.org, 60611',
    '   contact: phone by text 2026-11-18T17:00:00.000Z',
    `   wording ${consentRow().text_sha256}`,
    '   | I agree.',
    '   | To all.',
  ]);
});

test('what is not known, erased or forgotten is shown as that', () => {
  const unknown = { client_time: null, proof: null, signer: null, session_sha256: null, text: null } as const;
  const nowhere = { campaign: null, step: null, brand: null, locale: null } as const;
  const erased = { phone: null, email: null, postal_code: null, salt: null } as const;
  const row = { ...unknown, ...nowhere, ...erased, has_consent: false, how: 'spoken', is_overtaken: true } as const;
  expect(consentLines(shown(row))).toEqual([
    '7. sms: not agreed or withdrawn, said to an agent on the phone',
    '   server time 2026-11-18T18:00:00.000Z, browser time -',
    '   decided by somebody unknown; how it is known was not asked; no session',
    '   arrived late: a later decision of the same tab stands',
    '   - / -, brand -, country US, language -',
    '   covers: erased',
    '   contact: not verified',
    `   wording ${consentRow().text_sha256}`,
    '   | erased',
  ]);
});

test('a part that was not given is left out', () => {
  expect(lineOf({ phone: '', email: null }, 4)).toBe('   covers: 60611');
  expect(lineOf({ phone: null, email: '', postal_code: null }, 4)).toBe('   covers: -');
  expect(lineOf({ sequence: null }, 2)).toMatch(/session session-of-t, decision -$/);
  expect(lineOf({ signer: 'parent' }, 2)).toMatch(/decided by the parent of the person;/);
});

test.each([
  ['implied', 'implied by the button'],
  ['esign', 'by electronic signature'],
  ['selfService', 'on the page of their own data'],
  ['corrected', 'the number or address was corrected and is no longer covered'],
] as const)('a decision made as %s is one %s', (how, words) => {
  expect(lineOf({ how }, 0)).toBe(`7. sms: agreed, ${words}`);
});

test.each([
  ['tab', 'not verified: the tab that had yet to save the lead under this id'],
  ['link', 'verified: the secret link of the lead'],
  ['none', 'not verified, belongs to nobody'],
] as const)('the proof %s is %s', (proof, words) => {
  expect(lineOf({ proof }, 2)).toContain(`; ${words}; `);
});

test('in force is what was agreed to last, by the lead and in time', () => {
  const rows = [
    consentRow({ consent_type: 'sms' }),
    consentRow({ consent_type: 'clinic', has_consent: false }),
    consentRow({ consent_type: 'clinic' }),
    consentRow({ consent_type: 'commercial' }),
    consentRow({ consent_type: 'commercial', has_consent: false }),
    consentRow({ consent_type: 'sms', has_consent: false, is_overtaken: true }),
    consentRow({ consent_type: 'sms', has_consent: false, lead_id: null }),
  ];
  expect(inForce(rows)).toEqual(['clinic', 'sms']);
  expect(inForce([])).toEqual([]);
  expect(inForce(rows, new Date(decidedAt.getTime() + 1))).toEqual([]);
  expect(inForce(rows, decidedAt)).toEqual(['clinic', 'sms']);
});
