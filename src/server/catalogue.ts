import type { Kysely } from 'kysely';
import type { Criterion, IndicationCategory, NamedId, Study } from '#src/generated/api.ts';
import { inLanguage, type Text } from './db/localized.ts';
import type { Database } from './db/schema.ts';
import type { Language } from './languages.ts';

type Db = Kysely<Database>;

/** An open study in one language; undefined for one that visitors may not see. */
export async function findStudy(db: Db, id: number, language: Language): Promise<Study | undefined> {
  const row = await db
    .selectFrom('study')
    .select(['id', 'external_id', 'details'])
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!row) return undefined;
  const details = inLanguage<Omit<Study, 'id' | 'externalId' | 'associatedIndications'>>(row.details, language);
  const associatedIndications = await namedIndications(db, details.indicationIds, language);
  return {
    ...details,
    id: row.id,
    externalId: row.external_id,
    associatedIndications,
    associatedIndicationIds: associatedIndications.map(({ id: indicationId }) => indicationId),
  };
}

/** Whether visitors may see the study. */
export async function isOpenStudy(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('study')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** Questions of a study in display order; `minimalOnly` leaves those of the minimal screener. */
export async function findCriteria(
  db: Db,
  studyId: number,
  language: Language,
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
export async function namedIndications(db: Db, ids: readonly number[], language: Language): Promise<NamedId[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('indication').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(rows.map((row) => [row.id, textIn(row.name, language)]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

/** Every category with its conditions. */
export async function indicationCategories(db: Db, language: Language): Promise<IndicationCategory[]> {
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

const textIn = (text: Text, language: Language) => text[language] ?? text.en;
