import { recordWithLeads } from '#src/server/consents/withLeads.ts';
import type { Alongside } from '#src/server/leads/saveAttempt.ts';
import { holdWithLeads } from './hold.ts';

/** What every save of a lead writes beside it: its consents, and whether it is kept apart. */
export const withLeads: Alongside = async (tx, saved) => {
  await recordWithLeads(tx, saved);
  return holdWithLeads(tx, saved);
};
