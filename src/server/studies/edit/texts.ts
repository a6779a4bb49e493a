import type { Kysely } from 'kysely';
import { isLocale, localeCodes, sourceLocale } from '#src/generated/locales.ts';
import type { StoredStudy } from '#src/server/db/tables/catalogue.ts';
import type { Database } from '#src/server/db/schema.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { editStudy, saveDetails, type StudyRow } from './editStudy.ts';

/** The texts of a study that visitors read, and how long each may be. The first three each study has. */
export const textFields = {
  name: 100,
  title: 300,
  description: 4000,
  closingCommentsQualified: 2000,
  patientCompensationOverride: 200,
  patientCompensationNote: 1000,
} as const;
type Shown = keyof typeof textFields;
const stored = { patientCompensationOverride: 'patientCompensationAmountOverride' } as const;
type Field = keyof StoredStudy;
const fieldOf = (name: Shown): Field => (name === 'patientCompensationOverride' ? stored[name] : name);

/** A text to set: of which field, in which language. Null takes it away. */
export type NewText = { field: string; locale: string; text: string | null };

/** What is wrong with a text, with the cure; undefined for one that can be set. */
export function textProblem({ field, locale, text }: NewText): string | undefined {
  if (!isShown(field)) return `there is no text ${field}; there are ${Object.keys(textFields).join(', ')}`;
  if (!isLocale(locale)) return `there is no language ${locale}; there are ${localeCodes().join(', ')}`;
  if (text === null)
    return locale === sourceLocale
      ? `the ${sourceLocale} text is what other languages fall back to; change it instead`
      : undefined;
  if (text.trim() === '') return 'it is empty; write it, or leave it out';
  if (text.length > textFields[field])
    return `it has ${text.length} letters; shorten it to ${textFields[field]} or fewer`;
  return undefined;
}

const isShown = (field: string): field is Shown => Object.hasOwn(textFields, field);

/** Those of the texts that could be set, had their field one in the language that others fall back to. */
export function unfounded<Text extends NewText>(details: StoredStudy, texts: readonly Text[]): Text[] {
  const hasSource = ({ field }: NewText) =>
    isShown(field) &&
    (details[fieldOf(field)] !== undefined || texts.some((one) => one.field === field && one.locale === sourceLocale));
  return texts.filter((text) => textProblem(text) === undefined && !hasSource(text));
}

/** The details of a study with these texts. Throws `StartError` for one that cannot be set. */
export function withTexts(details: StoredStudy, texts: readonly NewText[]): StoredStudy {
  let changed: StoredStudy = details;
  const [lacking] = unfounded(details, texts);
  if (lacking) throw new StartError(`${lacking.field} has no ${sourceLocale} text yet: set that one first.`);
  for (const one of texts) {
    const problem = textProblem(one);
    // `textProblem` has checked both names.
    if (problem !== undefined || !isShown(one.field)) throw new StartError(`${one.field}.${one.locale}: ${problem}`);
    const field = fieldOf(one.field);
    const before = (changed[field] ?? {}) as Record<string, string>;
    const after = { ...before, [one.locale]: one.text?.trim() ?? '' };
    if (one.text === null) delete after[one.locale];
    changed = { ...changed, [field]: after };
  }
  return changed;
}

/** Sets texts of a study. */
export async function setTexts(db: Kysely<Database>, study: StudyRow, texts: readonly NewText[]): Promise<void> {
  const named = texts.map(({ field, locale }) => `${field}.${locale}`);
  await editStudy(db, { action: 'text', studyId: study.id, details: { texts: named } }, (tx, now) =>
    saveDetails(tx, now, withTexts(now.details, texts)),
  );
}

/** The texts that a study has, by field, and of those the ones that a language lacks, as `title.es`. */
export function textsOf(details: StoredStudy): { texts: [Shown, Record<string, string>][]; missing: string[] } {
  const texts = (Object.keys(textFields) as Shown[]).flatMap((name): [Shown, Record<string, string>][] => {
    const text = details[fieldOf(name)];
    return text === undefined ? [] : [[name, text as Record<string, string>]];
  });
  const missing = texts.flatMap(([name, text]) =>
    localeCodes().flatMap((code) => (text[code] === undefined ? [`${name}.${code}`] : [])),
  );
  return { texts, missing };
}
