import { eraseLead, erasePhone, type Receipt } from '#src/server/privacy/erase.ts';
import { exportPerson } from '#src/server/privacy/export.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command } from './command.ts';
import { personOf, whomOf } from './dataSubject.ts';

const usage = `Usage:
  npm run privacy -- export SLUG    everything that is kept about a person, as JSON
  npm run privacy -- erase SLUG     erase a person and print the receipt
  npm run privacy -- retain         remove now what has been kept long enough
A phone number with its + in place of SLUG stands for everybody who is called by it, saved as a lead or not.`;

/** The rights of the people behind the leads. */
export const privacy: Command = async ({ db, settings, say }, [action, slug]) => {
  if (action === 'retain') {
    for (const [table, count] of Object.entries(await retain(db, settings, new Date())))
      say(`${table}: ${count} removed`);
    return true;
  }
  if (action !== 'export' && action !== 'erase') throw new StartError(usage);
  const whom = await whomOf(db, slug, usage);
  if (action === 'export') {
    say(JSON.stringify(await exportPerson(db, await personOf(db, whom)), null, 2));
    return true;
  }
  const at = new Date();
  const receipts =
    'phone' in whom ? await erasePhone(db, whom.phone, at) : [await eraseLead(db, { ...whom, reason: 'asked', at })];
  for (const receipt of receipts) for (const line of receipt ? receiptLines(receipt) : []) say(line);
  if (receipts.length === 0) say('Nothing is known of this number.');
  return true;
};

function receiptLines({ id, at, leadId, removed }: Receipt): string[] {
  return [
    `Receipt ${id}`,
    `Erased on ${at.toISOString()}: ${leadId === null ? 'a phone number without a lead' : `lead ${leadId}`}`,
    ...Object.entries(removed).map(([table, count]) => `  ${table}: ${count}`),
    'The wordings agreed to are kept without contact data.',
    ...(leadId === null ? [] : ['The lead receiver will be told to erase this lead too.']),
  ];
}
