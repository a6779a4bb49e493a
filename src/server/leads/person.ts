import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

/** Somebody as the tables know them. */
export type Person = { leadIds: readonly string[]; phones: readonly string[] };

/** The columns by which the rows of a person are found. A phone number counts where no saved lead is named. */
export type Ties<Column = string> = { lead?: Column; phone?: Column | RawBuilder<string> };

const within = (values: readonly string[]) => (values.length === 0 ? sql`(null)` : sql`(${sql.join([...values])})`);

/** The condition that a row of the table is about the person. */
export function isAbout(table: string, { lead, phone }: Ties, { leadIds, phones }: Person): RawBuilder<boolean> {
  const owner = sql.ref(`${table}.${lead ?? ''}`);
  const number = typeof phone === 'string' ? sql.ref(`${table}.${phone}`) : phone;
  const byLead = sql<boolean>`${owner} in ${within(leadIds)}`;
  if (number === undefined) return byLead;
  const byPhone = sql<boolean>`${number} in ${within(phones)}`;
  if (lead === undefined) return byPhone;
  return sql<boolean>`(${byLead} or (${byPhone} and not exists (select from lead where lead.id = ${owner})))`;
}

/** The person behind a lead: its id, and the phone numbers of it and of its caregiver. */
export async function personOfLead(db: Kysely<Database>, leadId: string): Promise<Person> {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('caregiver', 'caregiver.lead_id', 'lead.id')
    .select(['lead.phone', 'caregiver.phone as caregiver_phone'])
    .where('lead.id', '=', leadId)
    .execute();
  const phones = rows.flatMap((row) => [row.phone, row.caregiver_phone ?? row.phone]);
  return { leadIds: [leadId], phones: [...new Set(phones)] };
}

/** Everybody with a phone number, or whose caregiver has it, as one person. */
export async function personOfPhone(db: Kysely<Database>, phone: string): Promise<Person> {
  const leads = await db
    .selectFrom('lead')
    .leftJoin('caregiver', 'caregiver.lead_id', 'lead.id')
    .select('lead.id')
    .where((where) => where.or([where('lead.phone', '=', phone), where('caregiver.phone', '=', phone)]))
    .orderBy('created_at')
    .execute();
  return { leadIds: leads.map(({ id }) => id), phones: [phone] };
}
