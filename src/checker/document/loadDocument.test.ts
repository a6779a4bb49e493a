import { expect, test } from 'vitest';
import { report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

test('a campaign that does not exist is a finding with the nearest name that does', () => {
  const { findings, text } = report({ sound: soundCampaign }, 'sond');
  expect(findings).toBe(1);
  expect(text).toMatch(/C004 There is no campaign "sond"\. Did you mean "sound"/);
});
