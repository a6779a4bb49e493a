import { isStorableAge } from '#src/domain/age.ts';
import { isBirthDate, parseDate } from '#src/domain/dates.ts';
import { isEmail } from '#src/domain/email.ts';
import type { Answers, CountryCode } from '#src/domain/facts.ts';
import { hasEmoji } from '#src/domain/fullName.ts';
import { maskedPhone } from '#src/domain/phoneDigits.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import type { PersonalParameter } from '#src/domain/query.ts';
import type { State } from '#src/domain/state.ts';

type Given = Partial<Record<PersonalParameter, string>>;
type Entered = Pick<State, 'answers' | 'drafts'>;

const genders = new Map<string, Answers['gender']>([
  ['m', 'male'],
  ['f', 'female'],
  ['male', 'male'],
  ['female', 'female'],
  ['other', 'other'],
]);
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
export function prefillOf(given: Given, country: CountryCode, today: string): Entered {
  const age = Number(given.age);
  const zip = given.zip?.trim() ?? '';
  const birthDate = birthDateOf(given.dob, country, today);
  const answers: Answers = {
    firstName: nameOf(given.firstName),
    lastName: nameOf(given.lastName),
    email: given.email && isEmail(given.email.trim()) ? given.email.trim() : undefined,
    // A birth date says it all; an age beside it could only be at odds with it.
    age: isStorableAge(age) && birthDate === undefined ? age : undefined,
    gender: genders.get(given.gender?.toLowerCase() ?? ''),
    birthDate,
    ...(isPostalCode(zip, country) && { postalCode: normalPostalCode(zip, country), postalCodeCountry: country }),
  };
  const phone = given.phone?.replace(/[^\d+() .-]/g, '').trim();
  return { answers: withoutAbsent(answers), drafts: phone ? { phone: maskedPhone(phone, country) || phone } : {} };
}

/** Answers that are entered together, and the text as typed that is shown in their place. */
const groups: readonly { answers: readonly (keyof Answers)[]; draft?: string }[] = [
  { answers: ['firstName', 'lastName'], draft: 'fullName' },
  { answers: ['email'], draft: 'email' },
  { answers: ['age'] },
  { answers: ['gender'] },
  { answers: ['birthDate'], draft: 'birthDate' },
  { answers: ['postalCode', 'postalCodeCountry', 'postalCodeValid'] },
  { answers: ['phone', 'phoneCountry', 'phoneValid'], draft: 'phone' },
];

/**
 * Given values in the place of those kept from earlier, a group of answers at a time so that no two visitors are mixed.
 * What the visitor has changed since the page opened, when it was `opened`, stays.
 */
export function withPrefill({ answers, drafts }: Entered, opened: Entered, given: Entered): Entered {
  const result = { answers: { ...answers }, drafts: { ...drafts } };
  for (const group of groups) {
    const draft = group.draft ?? '';
    const isGiven = draft in given.drafts || group.answers.some((name) => name in given.answers);
    const isTyped =
      drafts[draft] !== opened.drafts[draft] || group.answers.some((name) => answers[name] !== opened.answers[name]);
    if (!isGiven || isTyped) continue;
    for (const name of group.answers) Object.assign(result.answers, { [name]: given.answers[name] });
    result.drafts[draft] = given.drafts[draft] ?? '';
  }
  return { answers: withoutAbsent(result.answers), drafts: withoutEmpty(result.drafts) };
}

function withoutAbsent(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined));
}

function withoutEmpty(drafts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''));
}
