import { sql, type Kysely, type Selectable } from 'kysely';
import type { Criterion, IndicationCategory, NamedId, Study } from '#src/generated/api.ts';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { inLanguage, type Text } from '#src/server/db/localized.ts';
import type { Database } from '#src/server/db/schema.ts';

type Db = Kysely<Database>;

/** An open study in one language; undefined for one that visitors may not see. */
export async function findStudy(db: Db, id: number, language: Locale): Promise<Study | undefined> {
  const released = await findReleasedStudy(db, id, language);
  return released?.isClosed === false ? released.study : undefined;
}

/**
 * A study in one language that is open or was: visitors who began before it closed may still ask about it. Undefined
 * for a draft and for an unknown one.
 */
export async function findReleasedStudy(
  db: Db,
  id: number,
  language: Locale,
): Promise<{ study: Study; isClosed: boolean } | undefined> {
  const row = await db
    .selectFrom('study')
    .select(['id', 'external_id', 'details', 'status'])
    .where('id', '=', id)
    .where('status', '!=', 'draft')
    .executeTakeFirst();
  if (!row) return undefined;
  const study = studyOf(row, language);
  const named = withNames(study, await namedIndications(db, study.indicationIds, language));
  return { study: named, isClosed: row.status === 'closed' };
}

/** Those of the studies that visitors may see, by id. */
export async function openStudies(db: Db, ids: readonly number[], language: Locale): Promise<Study[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('study')
    .select(['id', 'external_id', 'details'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('status', '=', 'open')
    .orderBy('id')
    .execute();
  const studies = rows.map((row) => studyOf(row, language));
  const indicationIds = [...new Set(studies.flatMap((study) => study.indicationIds))];
  const names = new Map((await namedIndications(db, indicationIds, language)).map((named) => [named.id, named]));
  return studies.map((study) =>
    withNames(
      study,
      study.indicationIds.flatMap((id) => names.get(id) ?? []),
    ),
  );
}

type Unnamed = Omit<Study, 'associatedIndications'>;
type Row = Pick<Selectable<Database['study']>, 'id' | 'external_id' | 'details' | 'status'>;

function studyOf({ id, external_id: externalId, details }: Omit<Row, 'status'>, language: Locale): Unnamed {
  return { ...inLanguage<Omit<Unnamed, 'id' | 'externalId'>>(details, language), id, externalId };
}

function withNames(study: Unnamed, associatedIndications: NamedId[]): Study {
  return { ...study, associatedIndications, associatedIndicationIds: associatedIndications.map(({ id }) => id) };
}

/** Whether visitors may see the study; undefined for an unknown one. */
export async function studyStatus(db: Db, id: number): Promise<Row['status'] | undefined> {
  const row = await db.selectFrom('study').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

/** Questions of a study in display order; `minimalOnly` leaves those of the minimal screener. */
export async function findCriteria(
  db: Db,
  studyId: number,
  language: Locale,
  minimalOnly = false,
): Promise<Criterion[]> {
  const rows = await db
    .selectFrom('criterion')
    .select(['id', 'details'])
    .where('study_id', '=', studyId)
    .$if(minimalOnly, (query) => query.where('minimal', '=', true))
    .orderBy('position')
    .execute();
  return rows.map(({ id, details }) => ({ id, ...inLanguage<Omit<Criterion, 'id'>>(details, language) }));
}

/** Conditions with their names, in the order of the ids asked for; unknown ids are left out. */
export async function namedIndications(db: Db, ids: readonly number[], language: Locale): Promise<NamedId[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('indication')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const names = new Map(rows.map((row) => [row.id, textIn(row.name, language)]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

/** Every category with its conditions. */
export async function indicationCategories(db: Db, language: Locale): Promise<IndicationCategory[]> {
  const categories = await db.selectFrom('indication_category').selectAll().orderBy('position').execute();
  const indications = await db.selectFrom('indication').selectAll().orderBy('id').execute();
  return categories.map((category) => ({
    name: textIn(category.name, language),
    indications: indications
      .filter((indication) => indication.category_id === category.id)
      .map(({ id, name, show_for_signup: showForSignup, kind }) => ({
        id,
        name: textIn(name, language),
        showForSignup,
        kind,
      })),
  }));
}

const textIn = (text: Text, language: Locale) => text[language] ?? text[sourceLocale];
