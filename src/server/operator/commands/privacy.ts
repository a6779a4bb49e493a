import { eraseLead, erasePhone, type Receipt } from '#src/server/privacy/erase.ts';
import { exportPerson } from '#src/server/privacy/export.ts';
import { removeDeletedObjects } from '#src/server/pictures/storage.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';
import { personOf, subjectOf } from './dataSubject.ts';

const usage = `Usage:
  npm run privacy -- export SLUG    everything that is stored about a person, as JSON
  npm run privacy -- erase SLUG     erase a person and print the receipt
  npm run privacy -- retain         remove now what is past its retention time
A phone number with its + in place of SLUG names everybody with this number, saved as a lead or not.`;

const run: Command = async ({ db, settings, print }, [action, slug]) => {
  if (action === 'retain') {
    for (const [table, count] of Object.entries(await retain(db, settings, new Date())))
      print(`${table}: ${count} removed`);
    return true;
  }
  if (action !== 'export' && action !== 'erase') throw new StartError(usage);
  const subject = await subjectOf(db, slug, usage);
  if (action === 'export') {
    print(JSON.stringify(await exportPerson(db, settings, await personOf(db, subject)), null, 2));
    return true;
  }
  const at = new Date();
  const receipts =
    'phone' in subject
      ? await erasePhone(db, subject.phone, at)
      : [await eraseLead(db, { ...subject, reason: 'asked', at })];
  await removeDeletedObjects(db, settings);
  for (const receipt of receipts) for (const line of receipt ? receiptLines(receipt) : []) print(line);
  if (receipts.length === 0) print('Nothing is known of this number.');
  return true;
};

function receiptLines({ id, at, leadId, removed }: Receipt): string[] {
  return [
    `Receipt ${id}`,
    `Erased on ${at.toISOString()}: ${leadId === null ? 'a phone number without a lead' : `lead ${leadId}`}`,
    ...Object.entries(removed).map(([table, count]) => `  ${table}: ${count}`),
    'The wordings agreed to stay stored, without contact data.',
    ...(leadId === null ? [] : ['The lead receiver gets an event to erase this lead too.']),
  ];
}

/** The rights of the people behind the leads. */
export const privacy: DescribedCommand = { run, usage };
