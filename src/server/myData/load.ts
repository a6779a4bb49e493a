import type { Locale } from '#src/domain/facts.ts';
import type { Criterion, Lead, NamedId } from '#src/generated/api.ts';
import { openAppointmentOf, type Appointment } from '#src/server/appointments/appointments.ts';
import type { ServerContext } from '#src/server/context.ts';
import { isSince } from '#src/server/db/handedOverMoment.ts';
import { hashesOf } from '#src/server/db/sealed/rows.ts';
import { isStillTheirs } from '#src/server/leads/earlier.ts';
import { statesOf, type Reported } from '#src/server/leadStates/read.ts';
import { findCriteria, findSubject } from '#src/server/studies/catalogue.ts';
import { agreedBy, type Agreed } from './agreed.ts';
import type { OpenedLead } from './link.ts';

/** Everything that the page tells of a lead. */
export type MyData = {
  lead: Lead;
  /** Whether the lead qualifies; `hidden` where it was found from what somebody else told. */
  verdict: boolean | null | 'hidden';
  createdAt: Date;
  updatedAt: Date;
  /** Counts the changes of the lead. */
  version: number;
  /** Another one once the lead is somebody else's. */
  slug: string;
  /** When the lead receiver first took it: `before` what is still known of it. Absent where there is no receiver or it has not. */
  passedOn: Date | 'before' | undefined;
  appointment: Appointment | undefined;
  studyTitle: string | undefined;
  /** The questions of the study that were answered, in its order. */
  criteria: readonly Criterion[];
  conditions: readonly NamedId[];
  pictures: number;
  /** Which of the contacts that the lead has now were proved to be somebody's. */
  verified: Readonly<Record<'phone' | 'email', boolean>>;
  agreed: readonly Agreed[];
  /** By when they came about: the last is the state. */
  reported: readonly Reported[];
  /** Somebody else came by the link of the lead: what was told before is not for whoever has it now. */
  isHandedOver: boolean;
};

type Context = Pick<ServerContext, 'db' | 'clock' | 'settings'>;
type Found = Pick<OpenedLead, 'earlier' | 'since'>;

/** What is stored of a lead, with the texts of its study in a language; undefined once it is erased or somebody else's. */
export async function loadMyData(
  context: Context,
  { earlier, since }: Found,
  language: Locale,
): Promise<MyData | undefined> {
  const { db, clock } = context;
  const { lead, qualification } = earlier;
  const { leadId } = lead;
  const row = await db
    .selectFrom('lead')
    .select(['created_at', 'updated_at', 'version', 'slug'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const named = { studyId: lead.studyId, indicationIds: lead.indications.map(({ id }) => id) };
  const { released, indications } = await findSubject(db, named, language);
  const criteria = lead.studyId === undefined ? [] : await findCriteria(db, lead.studyId, language);
  const data: MyData = {
    lead,
    verdict: since === undefined ? qualification.qualified : 'hidden',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    slug: row.slug,
    passedOn: await passedOn(context, leadId),
    appointment: await openAppointmentOf(db, leadId, clock()),
    studyTitle: released?.study.title,
    criteria: criteria.filter(({ id }) => id in (lead.responses ?? {})),
    conditions: indications,
    pictures: await countPictures(context, leadId),
    verified: await verifiedOf(db, lead),
    agreed: await agreedBy(db, leadId, since),
    reported: (await statesOf(db, leadId)).filter(({ at }) => isSince(at, since)),
    isHandedOver: since !== undefined,
  };
  return (await isStillTheirs(db, earlier)) ? data : undefined;
}

/** What was delivered is stored for ninety days, and what was not for as long as it waits. */
async function passedOn({ db, settings }: Context, leadId: string): Promise<MyData['passedOn']> {
  if (settings.leadReceiverUrl === undefined) return undefined;
  const row = await db
    .selectFrom('outbox')
    .select('done_at')
    .where('lead_id', '=', leadId)
    .orderBy(({ eb }) => eb('done_at', 'is', null))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return 'before';
  return row.done_at === null ? undefined : new Date(row.done_at);
}

/** Which of the contacts that a lead has now were proved to be somebody's. */
export async function verifiedOf(
  db: ServerContext['db'],
  { leadId, phone1: phone, email }: Lead,
): Promise<MyData['verified']> {
  const rows = await db
    .selectFrom('lead_contact')
    .select('value')
    .where('lead_id', '=', leadId)
    .where('holder', '=', 'lead')
    .where('verified_at', 'is not', null)
    .execute();
  const isProved = (hash: string | null) => rows.some(({ value }) => value === hash);
  const hashes = hashesOf(db, { phone, email });
  return { phone: isProved(hashes.phone_hash), email: isProved(hashes.email_hash) };
}

async function countPictures({ db }: Context, leadId: string): Promise<number> {
  const { n } = await db
    .selectFrom('picture')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('lead_id', '=', leadId)
    .where('stored_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return n;
}
