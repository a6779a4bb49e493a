import { countOf } from '#src/domain/countOf.ts';
import { endSessions, everySession } from '#src/server/visitor/endedSessions.ts';
import { momentText, replaceCookieSecret } from '#src/server/settings/cookieSecrets.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';
import { personOf, subjectOf } from './dataSubject.ts';

const usage = `Usage:
  npm run sessions -- end SLUG  whoever saved this lead may book, sign and decide for it no more from where they saved it
  npm run sessions -- end all   the same for every lead, and no contact counts as proved that was until now
  npm run sessions -- secret    makes a secret for COOKIE_SECRET
  npm run sessions -- replace [DAYS]  puts a new secret before those of DATA_DIR, which count for 30 more days or as many as given; 0 ends them
A phone number with its + in place of SLUG names everybody with this number. What is saved stays as it is; a visitor goes
on by saving again, or by a link.`;

const run: Command = async (parts, [action, parameter, ...others]) => {
  if (others.length > 0) throw new StartError(usage);
  if (action === 'end') return end(parts, parameter);
  if (action === 'replace') return replace(parts, parameter);
  throw new StartError(usage);
};

async function end({ db, print, clock }: CommandParts, slug: string | undefined): Promise<boolean> {
  if (slug === everySession) {
    await endSessions(db, [everySession], clock());
    print('Every session has ended.');
    return true;
  }
  const { leadIds } = await personOf(db, await subjectOf(db, slug, usage));
  if (leadIds.length > 0) await endSessions(db, leadIds, clock());
  print(`The sessions of ${countOf(leadIds.length, 'lead')} have ended.`);
  return true;
}

/** Days for which secrets that are replaced still count: as long as the link of a message shows what it tells of. */
const DAYS = '30';
const DAY_MS = 24 * 3_600_000;

function replace({ settings, print, clock }: CommandParts, days = DAYS): boolean {
  if (!/^\d{1,3}$/.test(days)) throw new StartError(usage);
  const until = new Date(clock().getTime() + Number(days) * DAY_MS);
  if (!replaceCookieSecret(settings, until))
    throw new StartError(
      'The secrets are in COOKIE_SECRET, which all servers share: put the one that `npm run sessions -- secret` makes behind the old one (old,new), restart every server, put it first with an end of the old one (new,old@2027-01-15), and restart every server again.',
    );
  print(`A new secret signs once the server has been restarted. Those before it count until ${momentText(until)}.`);
  return true;
}

/** Sessions that end before their time. */
export const sessions: DescribedCommand = { run, usage };
