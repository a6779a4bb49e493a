import type { Kysely } from 'kysely';
import { countOf } from '#src/domain/countOf.ts';
import type { Database } from '#src/server/db/schema.ts';
import { findLead } from '#src/server/leads/find.ts';
import { never } from '#src/server/outbox/lease.ts';
import { replay, type Replayed } from '#src/server/outbox/replay.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';
import { printWaiting, retryGivenUp } from './queue.ts';

const usage = `Usage:
  npm run outbox -- list                   deliveries that wait or were given up
  npm run outbox -- retry ID               try one again that was given up
  npm run outbox -- replay SLUG            send a lead again, as it is now
  npm run outbox -- replay SINCE [UNTIL]   send every lead again that had an event in that time, such as
                                           2026-11-18T18:00Z; 90 days are kept
  npm run outbox -- secret                 make a secret for LEAD_RECEIVER_SECRETS`;

const run: Command = async (parts, [action, ...words]) => {
  if (action === 'list' && words.length === 0) return list(parts);
  if (action === 'retry' && words.length === 1)
    return retryGivenUp(parts, { table: 'outbox', name: 'delivery', usage }, words[0]);
  if (action === 'replay') return replayNamed(parts, words);
  throw new StartError(usage);
};

async function list({ db, print }: CommandParts): Promise<boolean> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('done_at', 'is', null)
    // Those of a lead that is kept apart wait for an operator, and not for the receiver.
    .where('run_at', '<', never)
    .orderBy('id')
    .limit(200)
    .execute();
  printWaiting(rows, print, 'Everything is delivered.');
  return true;
}

async function replayNamed({ db, print, clock }: CommandParts, [first, second]: readonly string[]): Promise<boolean> {
  const now = clock();
  const count = await replay(db, await replayedOf(db, [first, second], now), now);
  print(`${countOf(count, 'lead')} will be sent again.`);
  return true;
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?Z$/;

/** Throws where there is no such moment; of the 31st of February `Date` makes one of March. */
function momentOf(text: string): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 16) !== text.slice(0, 16))
    throw new StartError(`There is no moment ${text}.`);
  return at;
}

async function replayedOf(
  db: Kysely<Database>,
  [first = '', second]: (string | undefined)[],
  now: Date,
): Promise<Replayed> {
  if (moment.test(first) && (second === undefined || moment.test(second))) {
    const [since, until] = [momentOf(first), second === undefined ? now : momentOf(second)];
    if (since > until) throw new StartError('This span ends before it begins: name the earlier moment first.');
    return { since, until };
  }
  if (first === '' || second !== undefined) throw new StartError(usage);
  const leadId = await findLead(db, first);
  if (leadId === undefined) throw new StartError('There is no lead with this slug.');
  return { leadId };
}

/** Deliveries to the lead receiver, seen and mended by a person. */
export const outbox: DescribedCommand = { run, usage };
