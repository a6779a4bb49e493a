import { expect, test } from 'vitest';
import { kinds } from './index.ts';

/** The kinds that campaigns written elsewhere count on by name. */
const promised =
  'Age Phone Email Height Weight Gender Heading ThankYou FullName BirthDate Diagnosis PostalCode Indications ContactForm ThankYouPage GenderSelect GenericConsent GenderDropdown LocaleSwitcher HealthQuestions ThankYouSpecial LeadVerification OncologyConfirmation IndicationMultiSelect HealthQuestionsThankYouPage';

test.each(promised.split(' '))('there is a kind %s', (name) => {
  expect(Object.keys(kinds)).toContain(name);
});
