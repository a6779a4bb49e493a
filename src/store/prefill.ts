import { isStorableAge } from '#src/domain/age.ts';
import { isBirthDate, parseDate } from '#src/domain/dates.ts';
import { isEmail } from '#src/domain/email.ts';
import type { Answers, CountryCode } from '#src/domain/facts.ts';
import { hasEmoji } from '#src/domain/fullName.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import type { PersonalParameter } from '#src/domain/query.ts';

type Given = Partial<Record<PersonalParameter, string>>;
export type Prefill = { answers: Answers; drafts: Readonly<Record<string, string>> };

const genders: Readonly<Record<string, Answers['gender']>> = {
  m: 'male',
  f: 'female',
  male: 'male',
  female: 'female',
  other: 'other',
};
const maxNameLength = 100;

function nameOf(text = ''): string | undefined {
  const name = text.trim();
  return name !== '' && name.length <= maxNameLength && !hasEmoji(name) ? name : undefined;
}

function birthDateOf(text: string | undefined, country: CountryCode, today: string): string | undefined {
  const date = text && parseDate(text, country);
  return date && isBirthDate(date, today) ? date : undefined;
}

/** Values from an address as answers. They are not to be trusted: what is not valid is left out without a word. */
export function prefillOf(given: Given, country: CountryCode, today: string): Prefill {
  const age = Number(given.age);
  const zip = given.zip?.trim() ?? '';
  const answers: Record<string, unknown> = {
    firstName: nameOf(given.firstName),
    lastName: nameOf(given.lastName),
    email: given.email && isEmail(given.email.trim()) ? given.email.trim() : undefined,
    age: isStorableAge(age) ? age : undefined,
    gender: genders[given.gender?.toLowerCase() ?? ''],
    birthDate: birthDateOf(given.dob, country, today),
    ...(isPostalCode(zip, country) && { postalCode: normalPostalCode(zip, country), postalCodeCountry: country }),
  };
  const phone = given.phone?.replace(/[^\d+() .-]/g, '').trim();
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)),
    drafts: phone ? { phone } : {},
  };
}
