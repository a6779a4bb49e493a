import { beforeEach } from 'vitest';
import { sealedPlace } from '#src/server/db/sealed/rows.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import type { Receiver } from '#src/server/outbox/receiver.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { testServer } from './testServer.ts';

const never = new AbortController().signal;

/** When the deliveries of a test begin, in ms since 1970. */
export const deliveredFrom = Date.parse('2026-11-18T18:00:00Z');

/** A receiver that takes nothing, for a reason that is not for a log. */
export const failingReceiver: Receiver = () => Promise.reject(new Error('marker +12125550123'));

/** A server whose outbox is empty before each test, and how a test delivers from it and looks at it. */
export function testOutbox() {
  const server = testServer();
  const lines: object[] = [];
  const log = {
    warn: (line: object, message?: string) => void lines.push({ ...line, message }),
    error: (line: object, message?: string) => void lines.push({ ...line, message, isError: true }),
  };
  beforeEach(async () => {
    lines.length = 0;
    await server().db.deleteFrom('outbox').execute();
  });
  return {
    server,
    /** What was logged. */
    lines,
    /** Delivers what is due so many ms after the beginning. Returns how many rows were tried. */
    deliverAt: (receiver: Receiver, ms = 0) =>
      deliverDue({ db: server().db, receiver, clock: () => new Date(deliveredFrom + ms), log }, never),
    /** The rows that are still to be delivered, in their order. */
    pending: () => server().db.selectFrom('outbox').selectAll().where('done_at', 'is', null).orderBy('id').execute(),
    /** What the receiver that is built in took of a lead, opened; null where it has let go of it. */
    deliveriesOf: async (leadId: string) => {
      const { db } = server();
      const rows = db.selectFrom('delivery').selectAll().where('lead_id', '=', leadId).orderBy('received_at');
      return (await rows.execute()).map((row) => ({
        ...row,
        body: row.sealed && sealingOf(db).open(sealedPlace('delivery', row), row.sealed),
      }));
    },
  };
}
