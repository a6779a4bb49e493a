import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { Answers } from '#src/domain/facts.ts';
import { withCallingCode } from '#src/domain/phoneDigits.ts';

/** Names that people have, made up: short and long ones, with letters, marks and more words than one language has. */
const names = [
  'Li Wu',
  'Rosa O’Brien',
  "Rosa O'Brien",
  'Ana-María Núñez-Ríos',
  'José de la Cruz',
  'Zoë Björnsdóttir',
  'María Fernanda Gutiérrez Rodríguez de la Torre',
];

const emails = [
  'rosa@example.com',
  'rosa.diaz+study@mail.example.co.uk',
  'r_o-9@example.health',
  'maria.fernanda.gutierrez.rodriguez@hospital.example.org',
];

/** A number of each country, as it is typed there and as it is stored. */
const phones = countryCodes.flatMap((code) => {
  const { phonePlaceholder } = countries[code];
  return [phonePlaceholder, withCallingCode(phonePlaceholder, code)];
});

/**
 * Texts that ordinary people enter, by an answer of the kinds that ask for them: a check that refuses one refuses people. Of
 * postal codes the kind itself knows the form.
 */
export const ordinaryAnswers: Readonly<Partial<Record<keyof Answers, readonly string[]>>> = {
  lastName: names,
  caregiver: names,
  email: emails,
  phone: phones,
};
