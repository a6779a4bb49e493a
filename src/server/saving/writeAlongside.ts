import { holdWithLeads } from '#src/server/bots/hold.ts';
import { recordWithLeads } from '#src/server/consents/withLeads.ts';
import { handOver } from '#src/server/leads/handOver.ts';
import { keepAppointments } from '#src/server/leads/keepAppointments.ts';
import type { Alongside } from '#src/server/leads/saveAttempt.ts';

/**
 * What the transaction of every save writes beside the leads, in this order: whose they are now, their consents, the
 * appointments that stay with who made them, and which of them are kept apart.
 */
export const writeAlongside: Alongside = async (tx, saved) => {
  await handOver(tx, saved);
  await recordWithLeads(tx, saved);
  await keepAppointments(tx, saved);
  return holdWithLeads(tx, saved);
};
