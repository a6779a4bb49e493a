import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { kmBetween } from '#src/domain/distance.ts';
import type { Study } from '#src/domain/facts.ts';
import { definedOnly } from '#src/domain/definedOnly.ts';
import { ageQualifies, genderQualifies } from '#src/domain/qualification.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { StudyOpeningTable } from '#src/server/db/tables/alerts.ts';
import type { LeadTable } from '#src/server/db/tables/leads.ts';
import { lockLeads } from '#src/server/leads/find.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import { openStudies } from '#src/server/studies/catalogue.ts';
import { postalPlaceOf } from '#src/server/studies/postalAreas.ts';
import { todayIn } from '#src/server/visitor/today.ts';
import { hasAlertConsent } from './alertConsents.ts';

type Tx = Transaction<Database>;
type Opening = Selectable<StudyOpeningTable>;
type Asking = Pick<Selectable<LeadTable>, 'id' | 'sealed' | 'country'> & { radius_km: number; has_study: boolean };

type Finding = { db: Kysely<Database>; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> };

/** Leads that are looked at in one transaction: the embedded database has one connection, for which visitors wait. */
const BATCH = 200;
/** Days between two messages to one person at least. */
const EVERY_DAYS = 7;

/**
 * Finds whom each study or site that has opened may fit, of those who asked to be told, and queues a message to them, in
 * batches until there are none left or the signal comes. Any number of servers may do so. Gives how many persons it found.
 */
export async function findForAlerts({ db, clock, log }: Finding, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const found = await db.transaction().execute((tx) => findBatch(tx, clock(), log));
    if (found === undefined) break;
    count += found;
  }
  return count;
}

/** Undefined where nothing has opened that no other server is at. */
async function findBatch(tx: Tx, now: Date, log: Finding['log']): Promise<number | undefined> {
  const opening = await tx
    .selectFrom('study_opening')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!opening) return undefined;
  const [study] = await openStudies(tx, [opening.study_id], sourceLocale);
  const asking = study ? await askingFor(tx, opening, study) : [];
  const found = study ? await fitting(tx, { opening, study, asking, now, log }) : [];
  if (found.length > 0) await tell(tx, found, { studyId: opening.study_id, now });
  const [last] = asking.slice(BATCH - 1);
  if (last) await tx.updateTable('study_opening').set({ after_lead: last.id }).where('id', '=', opening.id).execute();
  else await tx.deleteFrom('study_opening').where('id', '=', opening.id).execute();
  return found.length;
}

/**
 * Those who had asked by then about a study of one of the conditions of this one, or about no study, and have not been told
 * of it. The conditions of leads are sealed: which of those without a study it is for shows once they are opened.
 */
async function askingFor(tx: Tx, { id, after_lead: after }: Opening, study: Study): Promise<Asking[]> {
  const { rows } = await sql<Asking>`
    select lead.id, lead.sealed, lead.country, alert.radius_km, alert.study_id is not null as has_study
    from study_opening as opening join study_alert as alert on alert.asked_at <= opening.opened_at
      join lead on lead.id = alert.lead_id left join study as asked on asked.id = alert.study_id
    where opening.id = ${id} and (${after}::uuid is null or alert.lead_id > ${after}::uuid)
      and (alert.study_id is null or ((alert.study_id <> ${study.id} or alert.takes_same)
        and exists (select from jsonb_array_elements(asked.details -> 'indicationIds') as one (id)
          where ${JSON.stringify(study.indicationIds)}::jsonb @> one.id)))
      and not exists (select from study_alert_find as known where known.lead_id = lead.id and known.study_id = ${study.id})
      and not exists (select from lead_hold where lead_hold.lead_id = lead.id and released_at is null)
      and ${hasAlertConsent(sql`lead.id`)}
    order by alert.lead_id limit ${BATCH}`.execute(tx);
  return rows;
}

type Batch = { opening: Opening; study: Study; asking: readonly Asking[]; now: Date; log: Finding['log'] };

/** The ids of those whose conditions it is about, whom it takes by age and gender, and who have one of its sites near. */
async function fitting(tx: Tx, { opening, study, asking, now, log }: Batch): Promise<string[]> {
  const { study_id: studyId, site_ids: ids } = opening;
  const sites = await tx
    .selectFrom('site')
    .select(['id', 'country', 'lat', 'lon'])
    .where('study_id', '=', studyId)
    .where('is_recruiting', '=', true)
    .execute();
  const opened = ids === null ? sites : sites.filter(({ id }) => ids.includes(id));
  const found: string[] = [];
  for (const row of asking) {
    const lead = openedOf(tx, row, log);
    if (!lead) continue;
    const { id, country, radius_km: radiusKm, has_study: hasStudy } = row;
    if (!hasStudy && !lead.indication_ids.some((one) => study.indicationIds.includes(one))) continue;
    const { date_of_birth: birthDate, age, gender } = lead;
    const answers = definedOnly({
      birthDate: birthDate ?? undefined,
      age: age ?? undefined,
      gender: gender ?? undefined,
    });
    const person = { answers, study, today: todayIn(country, now) };
    const place = await postalPlaceOf(tx, lead.postal_code, country);
    const isNear = opened.some(
      ({ lat: latitude, lon: longitude, ...site }) =>
        place && site.country === country && kmBetween(place, { latitude, longitude }) <= radiusKm,
    );
    if (isNear && ageQualifies(person) && genderQualifies(person)) found.push(id);
  }
  return found;
}

/** A lead that was changed after it was sealed holds up nobody else; where a key is missing all wait until it is back. */
function openedOf(tx: Tx, row: Asking, log: Finding['log']) {
  try {
    return openRow(tx, 'lead', row);
  } catch (error) {
    if (!(error instanceof SealError) || error.code === 'SEAL_KEY_MISSING') throw error;
    log.error({ err: error }, 'a lead that asked for new studies cannot be opened');
    return undefined;
  }
}

/** Notes the study for each of them, and queues a message to whom none waits. */
async function tell(tx: Tx, found: readonly string[], { studyId, now }: { studyId: number; now: Date }): Promise<void> {
  for (const id of await lockLeads(tx, found)) {
    await tx
      .insertInto('study_alert_find')
      .values({ lead_id: id, study_id: studyId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await queue(tx, id, now);
  }
}

/**
 * A week after the last message to the same number or address at the earliest: whoever types somebody else's into many
 * leads has them written to no oftener.
 */
async function queue(tx: Tx, leadId: string, now: Date): Promise<void> {
  await sql`insert into message (kind, lead_id, created_at, run_at)
    select 'alert.found', one.id, due.at, due.at from lead as one, lateral (
      select greatest(${now.toISOString()}::timestamptz,
        max(coalesce(done_at, message.run_at)) + ${EVERY_DAYS} * interval '1 day') as at
      from message join lead as other on other.id = message.lead_id
      where (other.phone_hash = one.phone_hash or other.email_hash = one.email_hash) and kind = 'alert.found'
        and (channel is not null or (done_at is null and dead_at is null))) as due
    where one.id = ${leadId} and not exists (select from message where lead_id = one.id and kind = 'alert.found'
      and done_at is null and dead_at is null)`.execute(tx);
}
