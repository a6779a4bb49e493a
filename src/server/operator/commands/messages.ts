import { openRow, orSealError } from '#src/server/db/sealed/rows.ts';
import { SealError } from '#src/server/sealing/cipher.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';
import { printWaiting, retryGivenUp } from './queue.ts';

const usage = `Usage:
  npm run messages -- list                messages to visitors that wait or were given up
  npm run messages -- retry ID            try one again that was given up
  npm run messages -- kept [--identity]   when the stand-ins of email and texts would have sent what within a day;
                                          with --identity to whom, and the text with its codes and links`;

const run: Command = async (parts, [action, ...words]) => {
  if (action === 'list' && words.length === 0) return list(parts);
  if (action === 'kept' && words.every((word) => word === '--identity')) return kept(parts, words.length > 0);
  if (action === 'retry' && words.length === 1)
    return retryGivenUp(parts, { table: 'message', name: 'message', usage }, words[0]);
  throw new StartError(usage);
};

/** Rows shown at most. */
const MOST = 200;

async function list({ db, print }: CommandParts): Promise<boolean> {
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  printWaiting(rows, print, 'Every message is sent.');
  return true;
}

async function kept({ db, print }: CommandParts, identity: boolean): Promise<boolean> {
  const rows = await db.selectFrom('stand_in_message').selectAll().orderBy('id', 'desc').limit(MOST).execute();
  let isWhole = true;
  for (const row of rows.toReversed()) {
    const opened = orSealError(() => openRow(db, 'stand_in_message', row));
    if (opened instanceof SealError) {
      isWhole = false;
      print(`${row.at.toISOString()}  ${row.channel}  cannot be opened\n`);
      continue;
    }
    const { at, channel, to, subject, text } = opened;
    if (!identity) print(`${at.toISOString()}  ${channel}${subject === null ? '' : `  ${subject}`}`);
    else print(`${at.toISOString()}  ${channel}  ${to}${subject === null ? '' : `\n${subject}`}\n${text}\n`);
  }
  if (rows.length === 0) print('The stand-ins have kept nothing.');
  return isWhole;
}

/** Messages to visitors, seen and mended by a person. */
export const messages: DescribedCommand = { run, usage };
