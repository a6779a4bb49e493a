import { endSessions, everySession } from '#src/server/visitor/endedSessions.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';
import { personOf, subjectOf } from './dataSubject.ts';

const usage = `Usage:
  npm run sessions -- end SLUG  whoever saved this lead may book, sign and decide for it no more from where they saved it
  npm run sessions -- end all   the same for every lead, and no contact counts as proved that was until now
A phone number with its + in place of SLUG names everybody with this number. What is saved stays as it is; a visitor goes
on by saving again, or by a link.`;

const run: Command = async ({ db, print, clock }, [action, slug, ...others]) => {
  if (action !== 'end' || others.length > 0) throw new StartError(usage);
  if (slug === everySession) {
    await endSessions(db, [everySession], clock());
    print('Every session has ended.');
    return true;
  }
  const { leadIds } = await personOf(db, await subjectOf(db, slug, usage));
  if (leadIds.length > 0) await endSessions(db, leadIds, clock());
  print(`The sessions of ${leadIds.length} ${leadIds.length === 1 ? 'lead' : 'leads'} have ended.`);
  return true;
};

/** Sessions that end before their time. */
export const sessions: DescribedCommand = { run, usage };
