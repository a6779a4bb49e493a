import type { Kysely } from 'kysely';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { Text } from '#src/server/db/localized.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { StoredStudy } from '#src/server/db/tables/catalogue.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { editStudy, saveDetails, type StudyRow } from './editStudy.ts';

type Oversight = NonNullable<StoredStudy['oversight']>;
export type OversightPart = keyof Oversight;

/** The parts of what visitors read of who answers for a study. */
export const oversightParts = ['sponsor', 'recruiter', 'ethics', 'register'] as const satisfies OversightPart[];

/** Letters that each may have. */
const LONGEST = { name: 200, number: 60, version: 30, url: 300 } as const;

/** A word as it is typed, without blanks around it. Throws `StartError` for none, one too long and one with line breaks. */
function checked(what: keyof typeof LONGEST, text: string): string {
  const word = text.trim();
  if (word === '' || word.length > LONGEST[what] || /\p{Cc}/u.test(word))
    throw new StartError(`The ${what} has 1 to ${LONGEST[what]} letters in one line, not ${JSON.stringify(text)}.`);
  return word;
}

type Names = Readonly<Partial<Record<string, string>>>;

/** A name in each language that it was written in. Throws `StartError` without the one that others fall back to. */
export function nameIn(written: Names): Text {
  const entries = localeCodes().flatMap((code) => {
    const text = written[code];
    return text === undefined ? [] : [[code, checked('name', text)] as const];
  });
  if (written[sourceLocale] === undefined) throw new StartError(`Write the name with --${sourceLocale}.`);
  // The language that others fall back to is there.
  return Object.fromEntries(entries) as Text;
}

/** The approval of a committee. */
export const approvalOf = (committee: Text, number: string, version: string): NonNullable<Oversight['ethics']> => ({
  committee,
  number: checked('number', number),
  version: checked('version', version),
});

/** Where a study can be looked up. Throws `StartError` for what is no address that visitors can be led to. */
export function entryOf(number: string, address: string): NonNullable<Oversight['register']> {
  const url = checked('url', address);
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
    throw new StartError(`"${url}" is no address that begins with https:// and has no name of a user.`);
  return { number: checked('number', number), url: parsed.href };
}

/** Sets one part of who answers for a study; undefined takes it away. */
export async function setOversight<Part extends OversightPart>(
  db: Kysely<Database>,
  study: StudyRow,
  part: Part,
  value: Oversight[Part] | undefined,
): Promise<void> {
  const edit = { action: 'oversight', studyId: study.id, details: { part, isRemoved: value === undefined } };
  await editStudy(db, edit, (tx, now) => {
    const { [part]: _before, ...others } = now.details.oversight ?? {};
    const oversight = value === undefined ? others : { ...others, [part]: value };
    return saveDetails(tx, now, { ...now.details, oversight });
  });
}

const named = (name: string, text: Text | undefined) =>
  localeCodes().map((code) => `  ${name}.${code}: ${text?.[code] ?? '(missing)'}`);

/** Each part as a line, with what a language lacks. */
export function oversightLines({ oversight = {} }: StoredStudy): string[] {
  const { sponsor, recruiter, ethics, register } = oversight;
  return [
    ...named('sponsor', sponsor),
    ...named('recruiter', recruiter),
    ...named('ethics', ethics?.committee),
    `  approval: ${ethics ? `${ethics.number}, version ${ethics.version}` : '(missing)'}`,
    `  register: ${register ? `${register.number}, ${register.url}` : '(missing)'}`,
  ];
}
