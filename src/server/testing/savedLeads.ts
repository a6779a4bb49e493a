import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Lead } from '#src/generated/api.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './startTestServer.ts';

/** The first save of a visitor, under a key of its own unless one is given. */
export const create = (visitor: Visitor, body: Lead, key: string = randomUUID()) =>
  visitor.call('createLead', { body }, { 'idempotency-key': key });

/** A later save of the same visitor. */
export const update = (visitor: Visitor, slug: string, body: Lead) =>
  visitor.call('updateLead', { params: { slug }, body }, { 'idempotency-key': randomUUID() });

type TableOfLeads = 'lead' | 'outbox' | 'lead_screening' | 'survey_answer' | 'caregiver';

/** What a database holds of leads. */
export const savedLeads = (world: () => World) => ({
  /** The row of a lead. */
  rowOf: (id: string) => world().db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst(),
  /** How many rows of a table belong to a lead. */
  countOf: async (table: TableOfLeads, id: string) => {
    const column = sql.ref(table === 'lead' ? 'id' : 'lead_id');
    const query = sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${column} = ${id}`;
    return (await query.execute(world().db)).rows[0]?.n;
  },
});
