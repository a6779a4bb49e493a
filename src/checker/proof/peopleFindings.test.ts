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

const named = { firstName: 'Rosa', lastName: 'Diaz', postalCode: '60601', postalCodeCountry: 'US' };
const rosa = { ...named, phone: '+13125550123', phoneCountry: 'US', email: 'rosa@example.com' };

test.each([
  ['without a phone number', { phone: undefined }, {}, 'phone" without an answer to "phone"'],
  ['without a postal code', { postalCode: undefined }, {}, 'postal" without an answer to "postalCode"'],
  ['with half a phone number', { phone: '312' }, {}, 'phone" so: "phone" says "Please enter a valid phone number"'],
  ['with no address for mail', { email: 'rosa' }, {}, 'email" so: "email" says "Please enter a valid email address"'],
  [
    'without the consent of their country',
    { country: 'IE', postalCode: 'D02 X285', postalCodeCountry: 'IE', phone: '+353850123456', phoneCountry: 'IE' },
    { country: 'IE' },
    'phone" so: "genericConsent" says "Please check this box to continue."',
  ],
])('an example visitor %s is found', (_, change, facts, reason) => {
  const path = ['postal', 'name', 'phone', 'email', 'thankyou'];
  const people = [{ name: 'Rosa', answers: { ...rosa, ...change }, facts, path }];
  const text = JSON.stringify({ name: 'draft', extends: 'flare', replaces: ['people'], people });
  const found = shipped.check('draft', { text }).findings.map(({ code, message }) => `${code} ${message}`);
  expect(found).toEqual([`C054 The visitor "Rosa" does not get that way. Nobody leaves "${reason}`]);
});

test.each([
  ['refuses', 60, ['Nobody leaves "age" so: the check "min_value" of "age" refuses what they answer']],
  ['takes', 52, []],
])('an example visitor whose age a check of the campaign %s', (_, value, expected) => {
  const path = ['home', 'postal', 'age', 'name', 'phone', 'email', 'indications', 'thankyou'];
  const people = [{ name: 'Rosa', answers: { ...rosa, age: 52 }, path }];
  const steps = { age: { changeFields: { age: { checks: [{ check: 'min_value', params: { value } }] } } } };
  const text = JSON.stringify({ name: 'draft', extends: 's6', replaces: ['people'], people, steps });
  const found = shipped.check('draft', { text }).findings.map(({ message }) => message);
  expect(found).toEqual(expected.map((one) => `The visitor "Rosa" does not get that way. ${one}`));
});
