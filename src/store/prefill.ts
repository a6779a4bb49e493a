import { isStorableAge } from '#src/domain/age.ts';
import { isBirthDate, parseDate } from '#src/domain/dates.ts';
import { isEmail } from '#src/domain/email.ts';
import type { Answers, CountryCode } from '#src/domain/facts.ts';
import { hasEmoji } from '#src/domain/fullName.ts';
import { phoneOfLink } from '#src/domain/phoneDigits.ts';
import { isPostalCode, normalPostalCode } from '#src/domain/postalCode.ts';
import type { PersonalParameter } from '#src/domain/query.ts';
import type { State } from '#src/domain/state.ts';
import { definedOnly } from '#src/domain/definedOnly.ts';

type Given = Partial<Record<PersonalParameter, string>>;
type Entered = Pick<State, 'answers' | 'drafts'>;

const genders = new Map<string, Answers['gender']>([
  ['m', 'male'],
  ['f', 'female'],
  ['male', 'male'],
  ['female', 'female'],
  ['other', 'other'],
]);
/** Limit of names in the schema of the answers. */
const maxNameLength = 100;

function nameOf(text = ''): string | undefined {
  const name = text.trim();
  return name !== '' && name.length <= maxNameLength && !hasEmoji(name) ? name : undefined;
}

function birthDateOf(text: string | undefined, country: CountryCode, today: string): string | undefined {
  const date = text && parseDate(text, country);
  return date && isBirthDate(date, today) ? date : undefined;
}

/**
 * Values from an address as answers and drafts. They are untrusted: invalid ones are left out silently. `today` is
 * YYYY-MM-DD.
 */
export function prefillOf(given: Given, country: CountryCode, today: string): Entered {
  const age = Number(given.age);
  const codes = [given.postal, given.zip].map((code) => code?.trim() ?? '');
  const postalCode = codes.find((code) => isPostalCode(code, country));
  const birthDate = birthDateOf(given.dob, country, today);
  const answers: Answers = {
    firstName: nameOf(given.firstName),
    lastName: nameOf(given.lastName),
    email: given.email && isEmail(given.email.trim()) ? given.email.trim() : undefined,
    // The age follows from a birth date: one beside it could only contradict it.
    age: isStorableAge(age) && birthDate === undefined ? age : undefined,
    gender: genders.get(given.gender?.toLowerCase() ?? ''),
    birthDate,
    ...(postalCode !== undefined && {
      postalCode: normalPostalCode(postalCode, country),
      postalCodeCountry: country,
    }),
  };
  const phone = phoneOfLink(given.phone ?? '', country);
  return { answers: definedOnly(answers), drafts: phone ? { phone } : {} };
}

/** Answers that are entered together, with the draft that is shown in their place. */
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
 * Given values replace stored ones, a group of answers at a time, so that the answers of two visitors are never mixed.
 * A group that differs from `restored` was edited on this page and is not replaced.
 */
export function withPrefill({ answers, drafts }: Entered, restored: Entered, given: Entered): Entered {
  const result = { answers: { ...answers }, drafts: { ...drafts } };
  for (const group of groups) {
    const draft = group.draft ?? '';
    const isGiven = draft in given.drafts || group.answers.some((name) => name in given.answers);
    const isTyped =
      drafts[draft] !== restored.drafts[draft] ||
      group.answers.some((name) => answers[name] !== restored.answers[name]);
    if (!isGiven || isTyped) continue;
    for (const name of group.answers) Object.assign(result.answers, { [name]: given.answers[name] });
    result.drafts[draft] = given.drafts[draft] ?? '';
  }
  return { answers: definedOnly(result.answers), drafts: withoutEmpty(result.drafts) };
}

function withoutEmpty(drafts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(drafts).filter(([, text]) => text !== ''));
}
