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
export const findReleasedStudy = async (db: Db, id: number, language: Locale): Promise<ReleasedStudy | undefined> =>
  (await findSubject(db, { studyId: id, indicationIds: [] }, language)).released;

export type ReleasedStudy = { study: Study; isClosed: boolean };
type Asked = { studyId: number | undefined; indicationIds: readonly number[] };

/** The largest id that a column of ids can have: a visitor's page may send any number. */
const MAX_ID = 2_147_483_647;
const isId = (id: number | undefined) => id !== undefined && id <= MAX_ID;

/**
 * What a visit may be about, by one statement: the study as `findReleasedStudy` has it, and the names of the conditions
 * in the order of their ids; unknown ids are left out.
 */
export async function findSubject(
  db: Db,
  asked: Asked,
  language: Locale,
): Promise<{ released: ReleasedStudy | undefined; indications: NamedId[] }> {
  const indicationIds = asked.indicationIds.filter(isId);
  const studyId = isId(asked.studyId) ? asked.studyId : undefined;
  if (studyId === undefined && indicationIds.length === 0) return { released: undefined, indications: [] };
  const { rows } = await sql<Unjoined | (Row & { named: Named[] })>`select study.id, external_id, details, status, (
      select coalesce(jsonb_agg(jsonb_build_object('id', indication.id, 'name', name)), '[]') from indication
      where indication.id = any(${indicationIds}::integer[]
        || array(select jsonb_array_elements_text(details -> 'indicationIds')::integer))) as named
    from (select ${studyId ?? null}::integer as wanted) as asked left join study on study.id = wanted and status != 'draft'`.execute(
    db,
  );
  const [row] = rows;
  const names = namesById(row?.named ?? [], language);
  const indications = inOrder(indicationIds, names);
  if (!row || row.id === null) return { released: undefined, indications };
  const study = studyOf(row, language);
  const named = withNames(study, inOrder(study.indicationIds, names));
  return { released: { study: named, isClosed: row.status === 'closed' }, indications };
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
  const names = await indicationNames(db, [...new Set(studies.flatMap((study) => study.indicationIds))], language);
  return studies.map((study) => withNames(study, inOrder(study.indicationIds, names)));
}

type Unnamed = Omit<Study, 'associatedIndications'>;
type Row = Pick<Selectable<Database['study']>, 'id' | 'external_id' | 'details' | 'status'>;
/** Where there is no such study. */
type Unjoined = { id: null; named: Named[] };
type Named = { id: number; name: Text };

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

async function indicationNames(db: Db, ids: readonly number[], language: Locale): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('indication')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  return namesById(rows, language);
}

const namesById = (rows: readonly Named[], language: Locale): ReadonlyMap<number, string> =>
  new Map(rows.map(({ id, name }) => [id, textIn(name, language)]));

/** Conditions with their names, in the order of the ids; unknown ids are left out. */
const inOrder = (ids: readonly number[], names: ReadonlyMap<number, string>): NamedId[] =>
  ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });

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
