import { eraseLead } from '#src/server/privacy/erase.ts';
import { exportLead } from '#src/server/privacy/export.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { StartError } from '#src/server/startError.ts';
import type { Command } from './command.ts';
import { leadOfSlug } from './leadOfSlug.ts';

const usage = `Usage:
  npm run privacy -- export SLUG   everything that is kept about a person, as JSON
  npm run privacy -- erase SLUG    erase a person and print the receipt
  npm run privacy -- retain        remove now what has been kept long enough`;

/** The rights of the people behind the leads. */
export const privacy: Command = async ({ db, settings, say }, [action, slug]) => {
  if (action === 'retain') {
    for (const [table, count] of Object.entries(await retain(db, settings, new Date())))
      say(`${table}: ${count} removed`);
    return true;
  }
  if (action === 'export') {
    say(JSON.stringify(await exportLead(db, await leadOfSlug(db, slug, usage)), null, 2));
    return true;
  }
  if (action !== 'erase') throw new StartError(usage);
  const leadId = await leadOfSlug(db, slug, usage);
  const receipt = await eraseLead(db, { leadId, reason: 'asked', at: new Date() });
  say(`Receipt ${receipt.id}`);
  say(`Erased on ${receipt.at.toISOString()}: lead ${receipt.leadId}`);
  for (const [table, count] of Object.entries(receipt.removed)) say(`  ${table}: ${count}`);
  say('The wordings agreed to are kept without contact data. The lead receiver will be told to erase this lead too.');
  return true;
};
