import type { Witness } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';
import { countries } from '#src/domain/countries/index.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import { toE164 } from '#src/domain/phone.ts';
import { normalPostalCode } from '#src/domain/postalCode.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';

type Kinds = Registries['kinds'];

/** The campaign that a witness visits, the kinds of its fields, and when. */
export type Shown = { campaign: Campaign; kinds: Kinds; now: Date };

/** The answers that these steps ask somebody for. */
function askedOn({ steps }: Campaign, kinds: Kinds, path: Witness['path'], facts: Facts): Set<keyof Answers> {
  const fields = path.flatMap((name) => steps[name]?.fields ?? []).filter((field) => isAsked(field, facts));
  return new Set(fields.flatMap(({ kind }) => kinds[kind]?.answers ?? []));
}

/** Who they are, how they are reached and what an agent is told, in the formats of their country: no rule tells by it who is who. */
function usualAnswers({ country }: Facts): Answers {
  const { phonePlaceholder, postalExample } = countries[country];
  const phone = toE164(phonePlaceholder, country);
  return {
    firstName: 'Wanda',
    lastName: 'Witness',
    email: 'wanda@example.com',
    postalCode: normalPostalCode(postalExample, country),
    postalCodeCountry: country,
    postalCodeValid: true,
    ...(phone && { phone, phoneCountry: country, phoneValid: true }),
    candidateCheck: 'qualified',
    partnerConsent: { connect: true, transfer: true, healthData: true },
  };
}

/** What is stored beside an answer that somebody gives. */
const beside: Partial<Record<keyof Answers, readonly (keyof Answers)[]>> = {
  postalCode: ['postalCodeCountry', 'postalCodeValid'],
  phone: ['phoneCountry', 'phoneValid'],
};

/** When somebody was born who is of that age since the beginning of the year. */
const birthDateAt = (age: number, now: Date) => `${now.getUTCFullYear() - age}-01-01`;

/**
 * The answers of a witness who has come to the last step of their path: what is known of them, the usual where a step
 * before asks for it, and what a reply that they have had was asked with.
 */
export function answersOf(
  { campaign, kinds, now }: Shown,
  { facts, path }: { facts: Facts; path: Witness['path'] },
): Answers {
  const given = askedOn(campaign, kinds, path.slice(0, -1), facts);
  if (facts.site) given.add('postalCode');
  if (facts.alreadyMatched) given.add('phone');
  const names = [...given].flatMap((name) => [name, ...(beside[name] ?? [])]);
  const usual = Object.entries(usualAnswers(facts)).filter(([name]) => names.some((one) => one === name));
  const { age, birthDate } = facts.answers;
  const asksBirthDate = askedOn(campaign, kinds, path, facts).has('birthDate');
  return {
    ...Object.fromEntries(usual),
    ...facts.answers,
    ...(age !== undefined && birthDate === undefined && asksBirthDate && { birthDate: birthDateAt(age, now) }),
  };
}
