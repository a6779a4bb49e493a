import { describe, expect, test } from 'vitest';
import { describeDifferences } from './describeDifferences.ts';
import { differencesBetween } from './testing/comparing.ts';
import { soundCampaign } from './testing/soundCampaign.ts';

/** The campaign "sound" with an age to tell, where visitors who meet the condition are told their result. */
function withResultWhen(when: object) {
  const { home, ...others } = soundCampaign.steps;
  const next = { cases: [{ when, to: 'result' }], otherwise: 'indications' };
  const steps = { home: { ...home, fields: [...home.fields, { kind: 'Age' }], next }, ...others };
  return { sound: { ...soundCampaign, steps } };
}

const [study, scan, site] = ['hasStudy', 'asksForCtScan', 'hasSiteFound'].map((rule) => ({ rule }));
const [young, adult] = [{ max: 17 }, { min: 18 }].map((params) => ({ rule: 'ageBetween', params }));

describe('two ways to write a condition are the same where only those tell them apart who cannot be', () => {
  test.each([
    ['who do not tell the age that they must tell', { ...young, is: false }, adult],
    ['who answer questions of no study', scan, [study, scan]],
    ['who have a site of no study', site, [study, site]],
  ])('%s', (_, before, after) => {
    const differences = differencesBetween(withResultWhen(before ?? {}), withResultWhen(after ?? {}));
    expect(describeDifferences(differences)).toBe('No visitor meets anything else.');
  });
});
