import { myDataPath } from '#src/domain/policies.ts';
import { cancelAll } from '#src/server/appointments/cancelAll.ts';
import { stillBooked } from '#src/server/appointments/removals.ts';
import { eraseLead, erasePhone, type Receipt } from '#src/server/privacy/erase.ts';
import { exportPerson } from '#src/server/privacy/export.ts';
import { removeDeletedObjects } from '#src/server/pictures/storage.ts';
import { earlierLead } from '#src/server/leads/earlier.ts';
import { earlierHoldersOf } from '#src/server/leads/person.ts';
import { linkEnd, myDataLink } from '#src/server/myData/link.ts';
import { retainNow } from '#src/server/privacy/retainNow.ts';
import { cookieSecretsOf } from '#src/server/settings/cookieSecrets.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';
import { personOf, subjectOf, type DataSubject } from './dataSubject.ts';
import { rotateKeys } from './privacyKeys.ts';
import { dropChosen, showPictures } from './privacyPictures.ts';

const usage = `Usage:
  npm run privacy -- export SLUG    everything that is stored about a person, as JSON
  npm run privacy -- erase SLUG     erase a person and print the receipt
  npm run privacy -- pictures SLUG  the pictures of a person, with what they are called and how long they stay
  npm run privacy -- drop SLUG [ID ...]   remove the pictures of a person, all of them or those with these ids
  npm run privacy -- link SLUG      the address at which a person sees, corrects and erases what is stored of them
  npm run privacy -- retain         remove now what is past its retention time
  npm run privacy -- key            make a key for ENCRYPTION_KEYS
  npm run privacy -- rotate [new]   seal every row with the newest key, while servers run; new makes one in DATA_DIR first
A phone number with its + in place of SLUG names everybody with this number, saved as a lead or not.`;

const personActions = ['export', 'erase', 'pictures', 'drop', 'link'] as const;
type PersonAction = (typeof personActions)[number];
const isAboutPerson = (action: string | undefined): action is PersonAction =>
  personActions.some((name) => name === action);

const run: Command = async (parts, [action, slug, ...ids]) => {
  const { db, settings, print } = parts;
  if (action === 'retain' && slug === undefined) return removeOld(parts);
  if (action === 'rotate' && (slug === undefined || slug === 'new') && ids.length === 0)
    return rotateKeys(parts, slug === 'new');
  // Whoever names several would believe that all of them were meant.
  if (!isAboutPerson(action) || (ids.length > 0 && action !== 'drop')) throw new StartError(usage);
  const subject = await subjectOf(db, slug, usage);
  if (action === 'link') return showLink(parts, subject);
  if (action === 'pictures') return showPictures(parts, subject);
  if (action === 'drop') return dropChosen(parts, subject, ids);
  if (action === 'export') {
    print(asText(await exportPerson(db, settings, await personOf(db, subject))));
    return true;
  }
  return erase(parts, subject);
};

/** As JSON, in which those signs are escaped too that command a terminal. */
const asText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/[\u007F-\u009F]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);

async function removeOld(parts: CommandParts): Promise<boolean> {
  const { removed, secondsApart } = await retainNow(parts);
  for (const [table, count] of Object.entries(removed)) parts.print(`${table}: ${count} removed`);
  if (secondsApart > 0)
    parts.print(`The clocks of this machine and of the database differ by ${secondsApart} s. The earlier one counted.`);
  return true;
}

async function erase({ db, settings, print, clock }: CommandParts, subject: DataSubject): Promise<boolean> {
  const changer = { by: 'operator', log: { warn: () => undefined } } as const;
  const left = await cancelAll({ db, settings, clock }, await personOf(db, subject), changer);
  const at = clock();
  const receipts = 'phone' in subject ? await erasePhone(db, subject.phone, at) : await eraseNamed(db, subject, at);
  await removeDeletedObjects(db, settings);
  for (const line of receipts.flatMap(receiptLines)) print(line);
  for (const booking of left) print(stillBooked(booking));
  if ('phone' in subject) {
    if (receipts.length === 0) print('Nothing is known of this number.');
    for (const line of await earlierHolderLines(db, subject.phone)) print(line);
    return true;
  }
  if (receipts.length === 0) print('Nothing was erased: the lead is gone meanwhile, or somebody else has it now.');
  return receipts.length > 0;
}

async function eraseNamed(db: CommandParts['db'], { leadId, slug }: { leadId: string; slug: string }, at: Date) {
  const receipt = await eraseLead(db, { leadId, reason: 'asked', at, seen: { slug } });
  return receipt ? [receipt] : [];
}

/** Whom the operator gives it to may be anybody: it proves no number and no address. */
async function showLink({ db, settings, print, clock }: CommandParts, subject: DataSubject): Promise<boolean> {
  const earlier = 'leadId' in subject ? await earlierLead(db, subject.leadId) : undefined;
  if (!earlier) throw new StartError(usage);
  const until = linkEnd(clock());
  const link = myDataLink({ cookieSecrets: cookieSecretsOf(settings, clock) }, earlier.lead, {
    until,
    channel: 'hand',
  });
  print(`${settings.publicOrigins[0] ?? ''}${myDataPath}/${link}`);
  print(`Whoever has this address sees and changes what is stored, until ${until.toISOString().slice(0, 16)}Z.`);
  print('Make sure that it is the person, and give it to nobody else.');
  return true;
}

/** Somebody else may have had the number first, or sent it by a slip: whether to erase them is for a person to say. */
async function earlierHolderLines(db: CommandParts['db'], phone: string): Promise<string[]> {
  const slugs = await earlierHoldersOf(db, phone);
  return slugs.map((slug) => `The lead ${slug} had this number before and has another one now: it stays.`);
}

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
