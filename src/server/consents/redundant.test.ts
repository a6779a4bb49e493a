import { describe, expect, test } from 'vitest';
import { reusedKey } from '#src/server/http/idempotency.ts';
import { consentRow, decidedAt, givenConsent } from '#src/server/testing/consentRows.ts';
import { sha256 } from './chain.ts';
import { isOvertaken, isRedundant } from './redundant.ts';

const tie = givenConsent().entry.tie;
const otherTab = { ...tie, session: 'session-of-another-tab' };
const noTab = { ...tie, session: undefined };
const withKey = { idempotencyKey: 'key-1' };
const atEachChange = { isChange: true };
const later = (ms: number) => new Date(decidedAt.getTime() + ms);

describe('under a key', () => {
  test('the same again is recorded once, whatever was decided since', () => {
    const withdrawn = consentRow({ idempotency_key: 'key-2', sequence: 4, has_consent: false });
    expect(isRedundant(givenConsent({}, withKey), [consentRow(), withdrawn])).toBe(true);
    expect(isRedundant(givenConsent({ sequence: undefined }, { ...withKey, tie: noTab }), [consentRow()])).toBe(true);
  });

  test.each([
    ['a no', { hasConsent: false }],
    ['another type', { consentType: 'clinic' }],
    ['another way', { how: 'implied' }],
    ['another wording', { text: 'I agree to more.' }],
    ['another number', { phone: '+13125550199' }],
    ['another address', { email: undefined }],
    ['another postal code', { postal: '60602' }],
    ['another moment', { clientTime: '2026-11-18T12:00:01.000-06:00' }],
    ['no moment', { clientTime: undefined }],
  ] as const)('%s is refused', (_, change) => {
    expect(() => isRedundant(givenConsent(change, withKey), [consentRow()])).toThrow(reusedKey());
  });

  test('an erased row is compared without its person', () => {
    const erased = consentRow({ phone: null, email: null, postal_code: null, salt: null });
    expect(isRedundant(givenConsent({ phone: '+13125550199' }, withKey), [erased])).toBe(true);
    expect(() => isRedundant(givenConsent({ hasConsent: false }, withKey), [erased])).toThrow();
  });

  test('a row without a moment is the same decision without one', () => {
    const row = consentRow({ client_time: null });
    expect(isRedundant(givenConsent({ clientTime: undefined }, withKey), [row])).toBe(true);
  });

  test('without a key no row is taken for the same by having none', () => {
    const row = consentRow({ idempotency_key: null });
    expect(isRedundant(givenConsent({ sequence: 4 }), [row])).toBe(false);
  });
});

describe('with a place in the count of its tab', () => {
  test.each([
    ['the same place is the same decision', {}, {}, true],
    ['another place is another', { sequence: 4 }, {}, false],
    ['no place is another', { sequence: undefined }, {}, false],
    ['so is a decision of another tab', {}, { tie: otherTab }, false],
    ['and of no tab', {}, { tie: noTab }, false],
    ['another type has its own', { consentType: 'clinic' }, {}, false],
    ['for another number it is one of a copy of the tab', { phone: '+13125550199' }, {}, false],
    ['another address is nothing to a consent to be texted', { email: 'b@example.org' }, {}, true],
  ] as const)('%s', (_, change, entry, expected) => {
    expect(isRedundant(givenConsent(change, entry), [consentRow()])).toBe(expected);
  });

  test('an erased row has no number to be told apart by', () => {
    const erased = consentRow({ phone: null, email: null, postal_code: null, salt: null });
    expect(isRedundant(givenConsent({ phone: '+13125550199' }), [erased])).toBe(true);
  });

  test('no place and no tab are never the same as none', () => {
    const row = consentRow({ session_sha256: null, sequence: null });
    expect(isRedundant(givenConsent({ sequence: undefined }, { tie: noTab }), [row])).toBe(false);
  });

  test('a consent is a repetition of any row, a withdrawal of the one that stands alone', () => {
    const given = consentRow();
    const withdrawn = consentRow({ has_consent: false, idempotency_key: null });
    const again = consentRow({ sequence: 4, idempotency_key: null });
    expect(isRedundant(givenConsent(), [given, withdrawn])).toBe(true);
    expect(isRedundant(givenConsent({ hasConsent: false }), [withdrawn])).toBe(true);
    expect(isRedundant(givenConsent({ hasConsent: false }), [withdrawn, again])).toBe(false);
    const late = consentRow({ sequence: 2, is_overtaken: true, idempotency_key: null });
    const other = consentRow({ consent_type: 'clinic', sequence: 5, idempotency_key: null });
    expect(isRedundant(givenConsent({ hasConsent: false }), [withdrawn, late, other])).toBe(true);
  });
});

describe('sent at each change', () => {
  const next = { sequence: 4, clientTime: '2026-11-18T12:05:00.000-06:00' };

  test('what stands already is not recorded again', () => {
    expect(isRedundant(givenConsent(next, atEachChange), [consentRow()])).toBe(true);
    expect(isRedundant(givenConsent(next), [consentRow()])).toBe(false);
    expect(isRedundant(givenConsent(next, { isChange: false }), [consentRow()])).toBe(false);
    expect(isRedundant(givenConsent(next, atEachChange), [])).toBe(false);
  });

  test('by who has the lead now it is no repetition of what was decided before it went over to them', () => {
    for (const [since, expected] of [
      [later(1), false],
      [decidedAt, true],
    ] as const)
      expect(isRedundant(givenConsent(next, atEachChange), [consentRow()], since)).toBe(expected);
  });

  test('what differs from what stands is', () => {
    const last = consentRow({ has_consent: false, sequence: 4 });
    expect(isRedundant(givenConsent({ ...next, sequence: 5 }, atEachChange), [consentRow(), last])).toBe(false);
    expect(isRedundant(givenConsent({ ...next, text: 'I agree to more.' }, atEachChange), [consentRow()])).toBe(false);
    expect(isRedundant(givenConsent({ ...next, phone: undefined }, atEachChange), [consentRow()])).toBe(false);
    const more = consentRow({ text_sha256: sha256('I agree to more.') });
    expect(isRedundant(givenConsent({ ...next, text: 'I agree to more.' }, atEachChange), [more])).toBe(true);
  });

  test('nothing is compared with an erased row', () => {
    const erased = consentRow({ phone: null, email: null, postal_code: null, salt: null });
    expect(isRedundant(givenConsent(next, atEachChange), [erased])).toBe(false);
  });
});

describe('overtaken by a later decision of the same tab', () => {
  const withdrawn = consentRow({ has_consent: false, sequence: 4 });

  test.each([
    ['a decision before it', {}, {}, true],
    ['one as late as a request can be', {}, { at: later(120_000) }, true],
    ['one that is later than that', {}, { at: later(120_001) }, false],
    ['one of its own place', { sequence: 4 }, {}, false],
    ['one after it', { sequence: 5 }, {}, false],
    ['one without a place', { sequence: undefined }, {}, false],
    ['one of another tab', {}, { tie: otherTab }, false],
    ['one of no tab', {}, { tie: noTab }, false],
    ['one on something else', { consentType: 'clinic' }, {}, false],
  ] as const)('%s', (_, change, entry, expected) => {
    expect(isOvertaken(givenConsent(change, entry), [withdrawn])).toBe(expected);
  });

  test('a row without a place overtakes nothing', () => {
    const rows = [consentRow({ sequence: null, session_sha256: null })];
    expect(isOvertaken(givenConsent({ sequence: -1 }), [consentRow({ sequence: null })])).toBe(false);
    expect(isOvertaken(givenConsent({ sequence: -1 }, { tie: noTab }), rows)).toBe(false);
  });

  test('a withdrawal by a copy of the tab is not late', () => {
    const rows = [consentRow(), consentRow({ sequence: 4 })];
    expect(isOvertaken(givenConsent({ hasConsent: false }), rows)).toBe(false);
    // The same withdrawal that was sent before.
    const sent = [consentRow({ has_consent: false }), consentRow({ sequence: 4 })];
    expect(isOvertaken(givenConsent({ hasConsent: false }), sent)).toBe(true);
    expect(isOvertaken(givenConsent({ hasConsent: false, clientTime: undefined }), sent)).toBe(false);
    expect(isOvertaken(givenConsent({ hasConsent: false, sequence: 2 }), rows)).toBe(true);
  });
});
