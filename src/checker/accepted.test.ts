import { describe, expect, test } from 'vitest';
import { draftChecker } from './testing/drafts.ts';
import { report, without } from './testing/planting.ts';
import { soundCampaign } from './testing/soundCampaign.ts';

const accepting = (code: string, until: string) => ({
  accepted: [{ code, reason: 'Somebody is at work on it.', until }],
});

/** The campaign with a text that waits, of which findings are accepted until a day; today is 1 November 2026. */
const waiting = (until: string) =>
  report(
    { sound: { ...soundCampaign, pageTitle: { en: 'TBD', es: 'Registro' }, ...accepting('C064', until) } },
    'sound',
  );

describe('what is accepted until a day', () => {
  test.each(['2026-11-01', '2027-11-01'])('is left out: until %s', (until) => {
    expect(waiting(until).findings).toBe(0);
  });

  test.each([
    ['once the day is over', '2026-10-31', /C060 C064 was accepted until 2026-10-31/],
    [
      'for longer than a year',
      '2027-11-02',
      /C082 C064 is accepted until 2027-11-02: set a day within a year, until 2027-11-01 at the latest/,
    ],
  ])('is a finding of its own %s', (_, until, expected) => {
    const { findings, text } = waiting(until);
    expect([findings, text]).toEqual([1, expect.stringMatching(expected)]);
  });
});

test('what a change brings about in an inherited step is accepted by the name of that', () => {
  const home = { changeFields: { email: null } };
  const accepted = [{ code: 'C093', step: 'home', reason: 'Somebody is at work on it.', until: '2026-12-31' }];
  expect(draftChecker()({ name: 'draft', extends: 'ws10', steps: { home }, accepted })).toEqual([]);
});

describe('what visitors agree to', () => {
  test.each([
    ['a consent that is not asked for', 'C047', without('GenericConsent')],
    ['a lead that lacks something', 'C046', without('Phone')],
    ['nothing', 'C039', soundCampaign],
  ])('cannot be accepted: %s', (_, code, document) => {
    const { findings, text } = report({ sound: { ...document, ...accepting(code, '2026-12-31') } }, 'sound');
    expect([findings, text]).toEqual([
      1,
      expect.stringMatching(`sound\\.json:\\d+:\\d+: C082 ${code} cannot be accepted`),
    ]);
  });

  test('is found where it is written: without the text of a consent', () => {
    const document = { ...soundCampaign, ...accepting('C035', '2026-12-31') };
    expect(report({ sound: document }, 'sound', { missing: 'screener' }).text).toMatch(
      /C035 The consent text .* is missing[^]*C082/,
    );
  });
});
