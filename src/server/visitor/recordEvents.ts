import type { Insertable } from 'kysely';
import { batched } from '#src/server/db/batching.ts';
import type { Database } from '#src/server/db/schema.ts';

type Row<Table extends keyof Database> = Insertable<Database[Table]>;

/** Records what a page counted. Each visit tells of a dozen events: those of all that arrive together are one insert. */
export const recordAction = batched<Row<'action'>, null>(async (db, rows) => {
  await db.insertInto('action').values(rows).execute();
  return rows.map(() => null);
});

/** Records a move from one step to another, in the same way. */
export const recordMove = batched<Row<'router_log'>, null>(async (db, rows) => {
  await db.insertInto('router_log').values(rows).execute();
  return rows.map(() => null);
});
