import { sql } from 'kysely';
import { countOf } from '#src/domain/countOf.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { CommandParts } from './command.ts';

/** A table of what is sent and tried again until it is given up, and what a row of it is to operators. */
export type Queue = { table: 'outbox' | 'message'; name: 'delivery' | 'message'; usage: string };

type Waiting = { id: number; kind: string; dead_at: Date | string | null; attempts: number };

/** A line for each row that is not done. */
export function printWaiting(rows: readonly Waiting[], print: CommandParts['print'], none: string): void {
  for (const { id, kind, dead_at: deadAt, attempts } of rows)
    print(`${id}  ${kind}  ${deadAt === null ? 'waits' : 'given up'}  ${countOf(attempts, 'attempt')}`);
  if (rows.length === 0) print(none);
}

/** Has a row tried again that was given up, with all the time that a new one has. Throws a `StartError` where none has the id. */
export async function retryGivenUp({ db, clock, print }: CommandParts, queue: Queue, id = ''): Promise<boolean> {
  if (!/^\d{1,15}$/.test(id)) throw new StartError(queue.usage);
  const now = clock().toISOString();
  const { rows } = await sql`
    update ${sql.table(queue.table)} set dead_at = null, run_at = ${now}::timestamptz, created_at = ${now}::timestamptz
    where id = ${Number(id)} and dead_at is not null returning id`.execute(db);
  if (rows.length === 0) throw new StartError(`No ${queue.name} ${id} was given up.`);
  print(`${queue.name === 'delivery' ? 'Delivery' : 'Message'} ${id} will be tried again.`);
  return true;
}
