import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { draftsOf } from './drafts.ts';
import { firstFree, type Plan } from './planBatch.ts';
import { contentOf, factsOf } from './registeredFacts.ts';
import { detailsOf, siteRow } from './studyRows.ts';

type Tx = Transaction<Database>;

const jsonOf = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`;

/** Writes the studies of a plan with their sites and the criteria of the register. */
export async function writeStudies(tx: Tx, { written }: Plan): Promise<void> {
  if (written.length === 0) return;
  const conditions = await conditionsByName(tx);
  const studies = written.map(({ id, study }) => ({
    id,
    external_id: study.nctId,
    details: detailsOf(study, idsOf(conditions, study.conditions)),
    keywords: study.conditions.join('. '),
  }));
  await sql`insert into study (id, external_id, status, details, keywords)
    select id, external_id, 'draft', details, keywords from jsonb_to_recordset(${jsonOf(studies)})
      as one (id integer, external_id text, details jsonb, keywords text)
    on conflict (id) do update set details = excluded.details, keywords = excluded.keywords`.execute(tx);
  const old = written.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  if (old.length > 0) {
    await tx.deleteFrom('site').where('study_id', 'in', old).execute();
  }
  let siteId = (await firstFree(tx, 'site')) - 1;
  const sites = written.flatMap(({ id, study }) =>
    study.sites.map((site, index) =>
      siteRow(site, { id: (siteId += 1), studyId: id, nctId: study.nctId, number: index + 1 }),
    ),
  );
  await sql`insert into site (id, study_id, ext_id, name, country, region, postal_code, city, lat, lon)
    select id, study_id, ext_id, name, country, region, postal_code, city, lat, lon
    from jsonb_to_recordset(${jsonOf(sites)}) as one (id integer, study_id integer, ext_id text, name text, country text,
      region text, postal_code text, city text, lat double precision, lon double precision)`.execute(tx);
  const drafts = written.map(({ id, study }) => ({ study_id: id, criteria: draftsOf(study.criteria) }));
  await sql`insert into criterion_draft (study_id, criteria)
    select study_id, criteria from jsonb_to_recordset(${jsonOf(drafts)}) as one (study_id integer, criteria jsonb)
    on conflict (study_id) do update set criteria = excluded.criteria`.execute(tx);
}

/** Our conditions by each of their names, in small letters. */
async function conditionsByName(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('indication').select(['id', 'name']).execute();
  return new Map(rows.flatMap(({ id, name }) => Object.values(name).map((text) => [text.toLowerCase(), id] as const)));
}

/** Our conditions that the register names too. */
const idsOf = (conditions: Map<string, number>, names: readonly string[]) => [
  ...new Set(names.flatMap((name) => conditions.get(name.toLowerCase()) ?? [])),
];

/** Writes what the register has of the studies of a plan, and what is told of them. */
export async function writeRegistered(
  tx: Tx,
  importId: number,
  { registered, seen, ended, told }: Plan,
): Promise<void> {
  const rows = registered.map(({ id, study }) => ({
    external_id: study.nctId,
    study_id: id,
    sha256: contentOf(study),
    facts: factsOf(study),
  }));
  if (rows.length > 0)
    await sql`insert into registered (external_id, study_id, sha256, is_recruiting, facts, import_id)
      select external_id, study_id, sha256, true, facts, ${importId} from jsonb_to_recordset(${jsonOf(rows)})
        as one (external_id text, study_id integer, sha256 text, facts jsonb)
      on conflict (external_id) do update set study_id = excluded.study_id, sha256 = excluded.sha256, is_recruiting = true,
        facts = excluded.facts, import_id = greatest(registered.import_id, excluded.import_id)`.execute(tx);
  // One that began later may be ahead of this one, or have ended while this one was stopped.
  const newest = { import_id: sql<number>`greatest(import_id, ${importId}::integer)` };
  if (seen.length > 0) await tx.updateTable('registered').set(newest).where('external_id', 'in', seen).execute();
  if (ended.length > 0)
    await tx
      .updateTable('registered')
      .set({ ...newest, is_recruiting: false })
      .where('external_id', 'in', ended)
      .execute();
  if (told.length === 0) return;
  const now = new Date().toISOString();
  const changes = told.map(({ isTaken, ...one }) => ({ ...one, import_id: importId, taken_at: isTaken ? now : null }));
  await sql`insert into register_change (import_id, external_id, study_id, kind, details, taken_at)
    select import_id, external_id, study_id, kind, details, taken_at from jsonb_to_recordset(${jsonOf(changes)})
      as one (import_id integer, external_id text, study_id integer, kind text, details jsonb, taken_at timestamptz)`.execute(
    tx,
  );
}
