import { expect, test } from 'vitest';
import { shippedCampaigns } from '#src/checker/testing/defects.ts';

const shipped = shippedCampaigns();

test('example visitors who are led astray by one thing are one finding', () => {
  const steps = { phone: { next: 'thankyou' }, email: null };
  const text = JSON.stringify({ name: 'draft', extends: 'flare', steps }, null, 2);
  const found = shipped.check('draft', { text }).findings.filter(({ code }) => code === 'C054');
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^The visitor ".*" does not get that way, nor does ".*"\. From "phone" the way leads to "thankyou", not to "email" \(inherited from .*\)$/,
    ),
  ]);
});
