import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Selectable } from 'kysely';
import { isAhead } from '#src/server/db/aheadOfClock.ts';
import type { Database } from '#src/server/db/schema.ts';
import type { MessageKind, MessageTable } from '#src/server/db/tables/messages.ts';
import { backoffMs, MAX_BACKOFF_MS } from '#src/server/outbox/lease.ts';
import { codeOf } from '#src/server/codeOf.ts';
import { untilStopped } from '#src/server/outbox/untilStopped.ts';
import type { PartnerContext } from '#src/server/partners/callPartner.ts';
import type { Channel } from '#src/domain/channel.ts';
import { MessageRefused, type Message, type Way } from './message.ts';
import { sendByOneOf } from './send.ts';

export type WaitingMessage = Selectable<MessageTable>;

/** What a message says, written when it goes, and the ways to its reader, most wanted first. */
export type Letter = Pick<Message, 'brand' | 'subject' | 'text' | 'unsubscribe'> & { ways: readonly Way[] };

/** Writes a message; undefined where there is nothing left to say. */
type Writer = (message: WaitingMessage) => Promise<Letter | undefined>;
export type Writers = Readonly<Record<MessageKind, Writer>>;

export type MessageParts = {
  context: PartnerContext;
  /** Of every kind that may wait; what has none is left to a server that has one. */
  writers: Partial<Writers>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
};

/** Messages taken at once. */
const BATCH = 20;
/** Longer than sending one may take: those of a worker that was killed are free again after this. */
const LEASE_MS = 60_000;
/** How long sending is tried before it is given up. */
const GIVE_UP_MS = 72 * 3_600_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/**
 * Takes messages that are due, and those of a clock that ran ahead, unless they wait on purpose as those of found studies do;
 * no two workers get the same one, and no transaction stays open while they are sent.
 */
async function lease(db: Kysely<Database>, now: Date): Promise<WaitingMessage[]> {
  await sql`update message set run_at = ${now.toISOString()} where done_at is null and dead_at is null
    and ${isAhead(sql.ref('run_at'), now, MAX_BACKOFF_MS)} and kind <> 'alert.found'`.execute(db);
  const { rows } = await sql<WaitingMessage>`
    update message set attempts = attempts + 1, run_at = ${later(now, LEASE_MS)}
    where id in (
      select id from message where done_at is null and dead_at is null
        and run_at <= ${now.toISOString()}
      order by run_at, id limit ${BATCH} for update skip locked)
    returning *`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Sends what is due, once through. Gives how many messages were taken. */
export async function sendDue(parts: MessageParts): Promise<number> {
  const { db, clock } = parts.context;
  const rows = await lease(db, clock());
  // Two about one appointment go in their order.
  for (const row of rows)
    if (await leaseAgain(db, row, clock()))
      await sendOne(parts, row).catch((error: unknown) => postpone(parts, row, error));
  return rows.length;
}

/**
 * Leases a message from now on: those before it may have taken longer than its lease. Gives false where it is another
 * worker's since.
 */
async function leaseAgain(db: Kysely<Database>, { id, attempts }: WaitingMessage, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ run_at: later(now, LEASE_MS) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function sendOne({ context, writers, log }: MessageParts, row: WaitingMessage): Promise<void> {
  const write = writers[row.kind];
  if (!write) throw new Error('Nobody writes messages of this kind.');
  const letter = await write(row);
  const channel = letter && letter.ways.length > 0 ? await sendLetter({ context, log }, row, letter) : null;
  await end(context, row, { done_at: context.clock().toISOString(), channel });
}

const sendLetter = (
  { context, log }: Pick<MessageParts, 'context' | 'log'>,
  { id, lead_id: leadId }: WaitingMessage,
  { ways, ...written }: Letter,
): Promise<Channel> => sendByOneOf(context, log, ways, { ...written, id: `message-${leadId}.${id}`, leadId });

type Ended = { done_at: string; channel: Channel | null } | { dead_at: string } | { run_at: string };

async function end({ db }: PartnerContext, { id }: WaitingMessage, ended: Ended): Promise<void> {
  await db.updateTable('message').set(ended).where('id', '=', id).execute();
}

/** Schedules a message for later; gives it up after three days, and at once where no address takes it. */
async function postpone({ context, log }: MessageParts, row: WaitingMessage, error: unknown): Promise<void> {
  const { id, kind, attempts, created_at: createdAt } = row;
  const now = context.clock();
  const code = codeOf(error);
  const said = { id, kind, attempts, code };
  if (error instanceof MessageRefused) {
    await end(context, row, { dead_at: now.toISOString() });
    log.info(said, 'a visitor cannot be written to');
  } else if (now.getTime() - createdAt.getTime() >= GIVE_UP_MS) {
    await end(context, row, { dead_at: now.toISOString() });
    log.error({ alarm: 'message-given-up', ...said }, 'message given up');
  } else {
    await end(context, row, { run_at: later(now, backoffMs(attempts, Math.random())) });
    log.warn(said, 'message failed, will be tried again');
  }
}

/** Sends until stopped. Any number of servers may do so on one database. */
export const startMessages = (parts: MessageParts) =>
  untilStopped(
    () => sendDue(parts),
    (error) => parts.log.warn({ code: codeOf(error) }, 'messages cannot be read'),
  );
