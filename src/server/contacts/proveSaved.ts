import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { lockLeads } from '#src/server/leads/find.ts';
import { returnAppointments } from '#src/server/leads/keepAppointments.ts';
import { markProven } from '#src/server/leads/provenContacts.ts';
import { enqueue } from '#src/server/outbox/enqueue.ts';
import type { ProvenContact } from '#src/server/visitor/provenContact.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';

/** Notes what a session has just proved with the leads that it had saved before, and has their receiver told; the appointments of a number are theirs again. */
export async function proveSaved(
  context: ServerContext,
  request: FastifyRequest,
  proven: ProvenContact,
): Promise<void> {
  const known = await sessionLeads(context, request);
  if (known.length === 0) return;
  const at = context.clock();
  const ids = await context.db.transaction().execute(async (tx) => {
    // Locked first, as an erasure and a save do.
    await lockLeads(tx, known);
    // One may have gone over to somebody else since.
    const own = await sessionLeads({ ...context, db: tx }, request);
    const marked = await markProven(
      tx,
      own.map((leadId) => ({ leadId, proven: [proven] })),
    );
    for (const leadId of marked.toSorted()) await enqueue(tx, { kind: 'contact.verified', leadId, at });
    return own;
  });
  // The latest lead first: an appointment is of one.
  for (const leadId of ids) await returnAppointments(context.db, leadId, [proven], at);
}
