import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';

/** Somebody as the tables know them. */
export type Person = {
  leadIds: readonly string[];
  /** Keyed hashes of the numbers, as `emails` are of the addresses. */
  phones: readonly string[];
  emails: readonly string[];
  /** As `visitName` names them. */
  visits: readonly string[];
  /** Those of the numbers that are nobody else's, neither a caregiver's nor another lead's. */
  ownPhones: readonly string[];
};

/** To be filled with what is known of somebody. */
export const nobody: Person = { leadIds: [], phones: [], emails: [], visits: [], ownPhones: [] };

/**
 * The columns by which the rows of a person are found. A phone number or an email address counts where no saved lead is
 * named; `ownPhone` is a number that counts where it is the person's own.
 */
export type Ties<Column = string> = {
  lead?: Column;
  phone?: Column;
  email?: Column;
  ownPhone?: Column;
  visit?: Column;
};

const within = (values: readonly string[]) => (values.length === 0 ? sql`(null)` : sql`(${sql.join([...values])})`);

/** The condition that a row of the table is about the person. */
export function isAbout(table: string, ties: Ties, person: Person): RawBuilder<boolean> {
  const value = (column: string) => sql.ref(`${table}.${column}`);
  const { lead, phone, email, ownPhone, visit } = ties;
  const contacts = [
    ...(phone === undefined ? [] : [sql`${value(phone)} in ${within(person.phones)}`]),
    ...(email === undefined ? [] : [sql`${value(email)} in ${within(person.emails)}`]),
  ];
  const isUnclaimed =
    lead === undefined ? sql`true` : sql`not exists (select from lead where lead.id = ${value(lead)})`;
  const ways = [
    ...(lead === undefined ? [] : [sql`${value(lead)} in ${within(person.leadIds)}`]),
    ...contacts.map((contact) => sql`(${contact} and ${isUnclaimed})`),
    ...(ownPhone === undefined ? [] : [sql`${value(ownPhone)} in ${within(person.ownPhones)}`]),
    ...(visit === undefined ? [] : [sql`${value(visit)} in ${within(person.visits)}`]),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

type Contact = {
  holder: 'lead' | 'caregiver';
  kind: 'phone' | 'email';
  value: string;
  isNow: boolean;
  isShared: boolean;
  isOfAnother: boolean;
};

/**
 * What a lead and its caregiver have and had. A value is shared where another saved lead has or had it too; it is of another
 * where the lead went over to somebody else since, and nobody proved it.
 */
async function contactsOf(db: Kysely<Database>, leadId: string): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select holder, kind, value,
      (value in (lead.phone_hash, lead.email_hash, caregiver.phone_hash, caregiver.email_hash)) is true as "isNow",
      one.handed_over_at is not null and one.verified_at is null as "isOfAnother",
      exists (select from lead_contact other where other.value = one.value and other.lead_id <> one.lead_id) as "isShared"
    from lead_contact one join lead on lead.id = one.lead_id left join caregiver on caregiver.lead_id = lead.id
    where one.lead_id = ${leadId}::uuid`.execute(db);
  return rows;
}

/**
 * The person behind a lead: its id, every phone number and email address that it and its caregiver ever had, and the visits
 * in which it was saved. What it had before and another lead has too is left to that one: it may have been a slip; and so is
 * what it had before it went over to somebody else.
 */
export async function personOfLead(db: Kysely<Database>, leadId: string): Promise<Person> {
  const contacts = (await contactsOf(db, leadId)).filter(
    ({ isNow, isShared, isOfAnother }) => isNow || !(isShared || isOfAnother),
  );
  const valuesOf = (kind: Contact['kind']) => [
    ...new Set(contacts.flatMap((one) => (one.kind === kind ? one.value : []))),
  ];
  const ofCaregiver = new Set(contacts.flatMap(({ holder, value }) => (holder === 'caregiver' ? value : [])));
  const others = new Set(contacts.flatMap(({ isShared, value }) => (isShared ? value : [])));
  const phones = valuesOf('phone');
  return {
    leadIds: [leadId],
    phones,
    emails: valuesOf('email'),
    visits: await visitsOf(db, [leadId]),
    ownPhones: phones.filter((phone) => !ofCaregiver.has(phone) && !others.has(phone)),
  };
}

/** Everybody with a phone number, or whose caregiver has it, as one person. */
export async function personOfPhone(db: Kysely<Database>, number: string): Promise<Person> {
  const phone = sealingOf(db).hash('phone', number);
  const leads = await db
    .selectFrom('lead')
    .select('id')
    // Each of the two is found by its index.
    .where((where) =>
      where(
        'id',
        'in',
        where
          .selectFrom('lead')
          .select('id')
          .where('phone_hash', '=', phone)
          .union(where.selectFrom('caregiver').select('lead_id as id').where('phone_hash', '=', phone)),
      ),
    )
    .orderBy('created_at')
    .execute();
  const leadIds = leads.map(({ id }) => id);
  const visits = await visitsOf(db, leadIds);
  return { leadIds, phones: [phone], emails: [], visits, ownPhones: [phone] };
}

/** The slugs of leads that had a phone number once and have another one now. */
export async function earlierHoldersOf(db: Kysely<Database>, phone: string): Promise<string[]> {
  const now = (await personOfPhone(db, phone)).leadIds;
  const rows = await db
    .selectFrom('lead_contact')
    .innerJoin('lead', 'lead.id', 'lead_contact.lead_id')
    .select('lead.slug')
    .distinct()
    .where('value', '=', sealingOf(db).hash('phone', phone))
    .where('kind', '=', 'phone')
    .where((where) => (now.length === 0 ? where.lit(true) : where('lead.id', 'not in', now)))
    .execute();
  return rows.map(({ slug }) => slug);
}

async function visitsOf(db: Kysely<Database>, leadIds: readonly string[]): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const rows = await db.selectFrom('lead_visit').select('visit').distinct().where('lead_id', 'in', leadIds).execute();
  return rows.map(({ visit }) => visit);
}
