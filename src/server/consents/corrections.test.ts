import { describe, expect, test } from 'vitest';
import { consentRow, givenConsent } from '#src/server/testing/consentRows.ts';
import { personalHash } from './chain.ts';
import type { Row } from './earlier.ts';
import { correctedRow, correctionsOf, restorationsOf } from './corrections.ts';

const moved = { phone: '+13125550199', email: 'diaz@clinic.example' };
const bySms = consentRow();

describe('what covers a contact no longer', () => {
  test('a consent to texts, by another number alone', () => {
    expect(correctionsOf([bySms], moved)).toEqual([bySms]);
    expect(correctionsOf([bySms], { ...moved, phone: bySms.phone })).toEqual([]);
  });

  test('nothing is corrected that was not given, or is not known now', () => {
    expect(correctionsOf([consentRow({ phone: null })], moved)).toEqual([]);
    expect(correctionsOf([bySms], {})).toEqual([]);
    expect(correctionsOf([], moved)).toEqual([]);
  });

  test('capital letters make no other address', () => {
    const byEmail = consentRow({ consent_type: 'email' });
    expect(correctionsOf([byEmail], { email: 'Annabel@Example.org' })).toEqual([]);
    expect(correctionsOf([byEmail], moved)).toEqual([byEmail]);
  });

  test('of each type the last decision in time counts', () => {
    const withdrawn = consentRow({ has_consent: false });
    const late = consentRow({ phone: moved.phone, is_overtaken: true });
    expect(correctionsOf([bySms, withdrawn], moved)).toEqual([]);
    expect(correctionsOf([withdrawn, bySms], moved)).toEqual([bySms]);
    expect(correctionsOf([bySms, late], moved)).toEqual([bySms]);
  });

  test('only types that are asked for', () => {
    expect(correctionsOf([bySms], moved, ['sms'])).toEqual([bySms]);
    expect(correctionsOf([bySms], moved, ['email'])).toEqual([]);
  });
});

test('a corrected row says what was covered, as no decision of anybody', () => {
  const { tie, at } = givenConsent().entry;
  const row = correctedRow(consentRow({ verified: 'phone by text' }), { tie: { ...tie, proof: 'link' }, at });
  expect(row).toEqual({
    ...consentRow(),
    salt: expect.stringMatching(/^[0-9a-f]{32}$/),
    personal_sha256: personalHash(row.salt ?? '', row),
    client_time: null,
    has_consent: false,
    how: 'corrected',
    proof: 'link',
    sequence: null,
    idempotency_key: null,
    verified: null,
  });
  const ofNobody = correctedRow(consentRow(), { tie: { ...tie, session: undefined }, at });
  expect(ofNobody.session_sha256).toBeNull();
});

describe('what is in force again, once a save gives the number back', () => {
  const session = bySms.session_sha256 ?? '';
  const corrected = consentRow({ has_consent: false, how: 'corrected', sequence: null });
  const ofOther = consentRow({ phone: moved.phone });
  const otherCorrected = { ...corrected, phone: moved.phone };
  const rows = [bySms, corrected, ofOther, otherCorrected];
  const since = new Date(bySms.at.getTime() + 1);

  test.each([
    ['what this session had agreed to for it', rows, {}, [bySms]],
    ['nothing where it stands', [bySms], {}, []],
    ['nothing that was withdrawn since', [bySms, consentRow({ has_consent: false }), corrected], {}, []],
    ['nothing where the withdrawal stands', [bySms, corrected, consentRow({ has_consent: false })], {}, []],
    ['nothing that arrived late', [{ ...bySms, is_overtaken: true }, ofOther, otherCorrected], {}, []],
    ['nothing of another session', rows, { session: 'another' }, []],
    [
      'nothing by a page without a session',
      [{ ...bySms, session_sha256: null }, corrected],
      { session: undefined },
      [],
    ],
    ['nothing of who had the lead before', rows, { since }, []],
    ['what was corrected ten times', [bySms, ...Array<Row>(10).fill(corrected)], {}, [bySms]],
    ['nothing of what was corrected again and again', [bySms, ...Array<Row>(11).fill(corrected)], {}, []],
    ['what was given again each time', Array.from({ length: 6 }, () => [bySms, corrected]).flat(), {}, [bySms]],
    ['nothing that is sent of new studies', rows.map((row): Row => ({ ...row, consent_type: 'alert_text' })), {}, []],
  ] as const)('%s', (_, earlier, change, expected) => {
    const contact = { phone: bySms.phone };
    expect(restorationsOf(earlier, contact, { session, since: undefined, ...change })).toEqual(expected);
  });

  test('nothing for a number that is not known any more', () => {
    const ofNone = [bySms, corrected].map((row): Row => ({ ...row, phone: null }));
    expect(restorationsOf(ofNone, {}, { session, since: undefined })).toEqual([]);
  });
});
