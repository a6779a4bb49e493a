import { expect, test } from 'vitest';
import { withParts } from './withParts.ts';

const idsOf = (fields: ReturnType<typeof withParts>) => fields.map(({ id }) => id);

test('a field stands for itself', () => {
  expect(withParts({ kind: 'Age' })).toEqual([{ id: 'age', kind: 'Age' }]);
});

test.each([
  ['asks for the age, and the email may stay empty', {}, 'age', false],
  ['that updates a lead asks for the birth date and needs the email', { updatesLead: true }, 'birthDate', true],
])('a contact form %s', (_, options, birth, isEmailRequired) => {
  const fields = withParts({ kind: 'ContactForm', options });
  const asked = ['contactForm', 'fullName', 'postalCode', birth, 'genderDropdown', 'phone', 'email'];
  expect(idsOf(fields)).toEqual([...asked, 'indicationMultiSelect', 'genericConsent']);
  expect(fields.find(({ id }) => id === 'email')?.required).toBe(isEmailRequired);
});

test('the fields of a contact form are asked under its condition', () => {
  const when = { rule: 'hasStudy' } as const;
  expect(withParts({ kind: 'ContactForm', when }).every((field) => field.when === when)).toBe(true);
});
