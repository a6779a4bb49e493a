import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';

const usage = `Usage:
  npm run outbox -- list        deliveries that wait or were given up
  npm run outbox -- retry ID    try one again that was given up`;

const run: Command = async ({ db, print }, [action, id]) => {
  if (action === 'list') {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .where('done_at', 'is', null)
      .orderBy('id')
      .limit(200)
      .execute();
    for (const row of rows)
      print(`${row.id}  ${row.kind}  ${row.dead_at === null ? 'waits' : 'given up'}  ${row.attempts} attempts`);
    if (rows.length === 0) print('Everything is delivered.');
    return true;
  }
  if (action !== 'retry' || !/^\d{1,15}$/.test(id ?? '')) throw new StartError(usage);
  const now = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ dead_at: null, run_at: now, created_at: now })
    .where('id', '=', Number(id))
    .where('dead_at', 'is not', null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) throw new StartError(`No delivery ${id} was given up.`);
  print(`Delivery ${id} will be tried again.`);
  return true;
};

/** Deliveries to the lead receiver, seen and mended by a person. */
export const outbox: DescribedCommand = { run, usage };
