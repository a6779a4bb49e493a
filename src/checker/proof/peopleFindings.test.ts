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

test('example visitors who leave out what they must answer are found', () => {
  const person = { name: 'has no age', answers: { firstName: 'Rosa', lastName: 'Diaz', postalCode: '60601' } };
  const path = ['home', 'postal', 'age', 'name', 'phone', 'email', 'indications', 'thankyou'];
  const text = JSON.stringify({ name: 'draft', extends: 's6', replaces: ['people'], people: [{ ...person, path }] });
  const found = shipped.check('draft', { text }).findings.map(({ code, message }) => `${code} ${message}`);
  expect(found).toEqual([
    'C054 The visitor "has no age" does not get that way. Nobody leaves "age" without an answer to "age"',
  ]);
});
