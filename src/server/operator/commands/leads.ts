import type { Kysely } from 'kysely';
import { cancelAll } from '#src/server/appointments/cancelAll.ts';
import { stillBooked } from '#src/server/appointments/removals.ts';
import { heldLeads, openHold, releaseLead, type HeldLead } from '#src/server/bots/hold.ts';
import type { Database } from '#src/server/db/schema.ts';
import { signs, type Sign } from '#src/server/db/tables/bots.ts';
import { nobody } from '#src/server/leads/person.ts';
import { dropLead } from '#src/server/privacy/erase.ts';
import { isUuid } from '#src/api/uuid.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';

const usage = `Usage:
  npm run leads                        the newest leads; with -- --identity, who they are
  npm run leads -- held [REASON]       leads that are kept apart from the receiver, with the reasons
  npm run leads -- release ID [ID ...] sends them to the receiver
  npm run leads -- drop ID [ID ...]    erases them; a receiver that never heard of them does not now
In place of ids \`all REASON\` names all that have this reason: ${signs.join(', ')}.`;

/** Leads of a list, and of one command, at most. */
const MOST = 1000;

const run: Command = async (parts, [action, ...words]) => {
  if (action === 'held' && words.length < 2)
    return list(parts, words[0] === undefined ? undefined : signNamed(words[0]));
  if ((action !== 'release' && action !== 'drop') || words.length === 0) throw new StartError(usage);
  return decide(parts, action, words);
};

/** A slip must not read as if nobody were kept apart. */
function signNamed(word: string): Sign {
  const sign = signs.find((one) => one === word);
  if (!sign) throw new StartError(`"${word}" is no reason.\n${usage}`);
  return sign;
}

async function list({ db, print }: CommandParts, sign: Sign | undefined): Promise<boolean> {
  const held = await heldLeads(db, { ...(sign !== undefined && { sign }), limit: MOST });
  for (const lead of held) print(lineOf(lead));
  if (held.length === 0) print('No lead is kept apart.');
  if (held.length === MOST) print(`The first ${MOST} are shown.`);
  return true;
}

const lineOf = ({ id, heldAt, campaign, country, reasons }: HeldLead) =>
  `${id}  ${heldAt.toISOString().slice(0, 16)}Z  ${campaign.replaceAll(/\s+/g, ' ')}  ${country}  ${reasons.join(', ')}`;

async function decide(parts: CommandParts, action: 'release' | 'drop', words: readonly string[]) {
  const { db, print, clock } = parts;
  const ids = await idsOf(db, words);
  let done = 0;
  for (const leadId of ids) {
    const isDone =
      action === 'release' ? await releaseLead(db, { leadId, by: 'operator', at: clock() }) : await drop(parts, leadId);
    if (isDone) done += 1;
    else print(`${leadId} is not kept apart.`);
  }
  print(`${done} ${action === 'release' ? 'released' : 'dropped'}.`);
  if (ids.length === MOST) print(`These were the first ${MOST}: run the command again.`);
  return done === ids.length;
}

/** A lead that a later save has kept apart may have booked before. */
async function drop({ db, settings, clock, print }: CommandParts, leadId: string): Promise<boolean> {
  if (!(await openHold(db, leadId))) return false;
  const changer = { by: 'operator', log: { warn: () => undefined } } as const;
  const left = await cancelAll({ db, settings, clock }, { ...nobody, leadIds: [leadId] }, changer);
  for (const booking of left) print(stillBooked(booking));
  return dropLead(db, leadId, clock());
}

async function idsOf(db: Kysely<Database>, words: readonly string[]): Promise<string[]> {
  const [first, sign, ...others] = words;
  if (first === 'all') {
    if (sign === undefined || others.length > 0) throw new StartError(usage);
    return (await heldLeads(db, { sign: signNamed(sign), limit: MOST })).map(({ id }) => id);
  }
  if (words.every(isUuid)) return [...words];
  throw new StartError('An id is a UUID: see `npm run leads -- held`.');
}

/** Leads that may come from a machine, released or dropped by a person. */
export const leads: DescribedCommand = { run, usage };
