import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { exampleConsent, exampleLead } from './examples.ts';
import type { TestServer } from './startTestServer.ts';
import type { Visitor } from './visitor.ts';

/** The first save of a visitor, under a key of its own unless one is given. */
export const create = (visitor: Visitor, body: Lead, key: string = randomUUID()) =>
  visitor.call('createLead', { body }, { 'idempotency-key': key });

/** A later save of the same visitor. */
export const update = (visitor: Visitor, slug: string, body: Lead) =>
  visitor.call('updateLead', { params: { slug }, body }, { 'idempotency-key': randomUUID() });

/** Saves a lead of a visitor, a new one unless given: the example with changes. */
export async function saveLead(server: TestServer, changes: Partial<Lead> = {}, known?: Visitor) {
  const visitor = known ?? (await server.visitor());
  const lead = exampleLead(changes);
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  return { visitor, lead, leadId: lead.leadId, slug };
}

/** Saves a lead that agrees to be texted. */
export async function saveConsentingLead(
  server: TestServer,
  changes: Partial<Lead> = {},
): Promise<{ visitor: Visitor; leadId: string; slug: string }> {
  const { visitor, lead, leadId, slug } = await saveLead(server, changes);
  const { phone1: phone, email } = lead;
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone, ...(email && { email }) }) });
  return { visitor, leadId, slug };
}

type TableOfLeads = 'lead' | 'outbox' | 'lead_screening' | 'survey_answer' | 'caregiver';

/** Reads what a database has of leads. */
export const savedLeads = (server: () => TestServer) => ({
  /** The row of a lead, opened. */
  rowOf: async (id: string) => {
    const { db } = server();
    const row = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
    return row && openRow(db, 'lead', row);
  },
  /** How many rows of a table belong to a lead. */
  countOf: async (table: TableOfLeads, id: string) => {
    const column = sql.ref(table === 'lead' ? 'id' : 'lead_id');
    const query = sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${column} = ${id}`;
    return (await query.execute(server().db)).rows[0]?.n;
  },
});
