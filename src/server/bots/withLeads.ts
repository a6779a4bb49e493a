import { recordWithLeads } from '#src/server/consents/withLeads.ts';
import { handOver } from '#src/server/leads/handOver.ts';
import { keepAppointments } from '#src/server/leads/keepAppointments.ts';
import type { Alongside } from '#src/server/leads/saveAttempt.ts';
import { holdWithLeads } from './hold.ts';

/** What every save of a lead writes beside it: whose it is now, its consents, and whether it is kept apart. */
export const withLeads: Alongside = async (tx, saved) => {
  await handOver(tx, saved);
  await recordWithLeads(tx, saved);
  await keepAppointments(tx, saved);
  return holdWithLeads(tx, saved);
};
