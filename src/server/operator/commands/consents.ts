import { countOf } from '#src/domain/countOf.ts';
import { consentLines, consentsOf, inForce } from '#src/server/consents/show.ts';
import { verifyNew, type Verified } from '#src/server/consents/checkpoint.ts';
import { handedOverAt } from '#src/server/leads/handedOverAt.ts';
import { cookieSecretsOf } from '#src/server/settings/cookieSecrets.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, CommandParts, DescribedCommand } from './command.ts';
import { personOf, subjectOf } from './dataSubject.ts';

const usage = `Usage:
  npm run consents -- verify       check what was added to the consent ledger since it was last found whole
  npm run consents -- verify --full    check that no row of it was ever changed
  npm run consents -- show SLUG    what a lead agreed to, as it was worded
  npm run consents -- show +PHONE  the same of everybody with this number`;

async function verify({ db, settings, clock, print }: CommandParts, isWhole: boolean): Promise<boolean> {
  const verified = await verifyNew(db, { secrets: cookieSecretsOf(settings, clock), now: clock(), isWhole });
  for (const violation of verified.violations) print(violation);
  print(summaryOf(verified));
  return verified.violations.length === 0;
}

function summaryOf({ rows, erased, violations, since }: Verified): string {
  const found = violations.length === 0 ? 'the chain is whole.' : `${countOf(violations.length, 'violation')}.`;
  const erasedToo = erased > 0 ? ` ${erased} of them of erased persons.` : '';
  const before = since ? ` The ${since.position} before them were whole on ${since.at.toISOString()}.` : '';
  return `${countOf(rows, 'row')} checked: ${found}${erasedToo}${before}`;
}

const run: Command = async (parts, [action, slug, ...more]) => {
  const { db, print } = parts;
  if (action === 'verify' && more.length === 0 && (slug === undefined || slug === '--full'))
    return verify(parts, slug === '--full');
  if (action !== 'show' || more.length > 0) throw new StartError(usage);
  const found = await consentsOf(db, await personOf(db, await subjectOf(db, slug, usage)));
  for (const line of found.flatMap(consentLines)) print(line);
  if (found.length === 0) print('Nothing was agreed to.');
  const leads = [...new Set(found.flatMap((row) => row.lead_id ?? []))];
  if (found.length > 0 && leads.length === 0) print('In force: nothing');
  for (const id of leads) {
    const types = inForce(
      found.filter((row) => row.lead_id === id),
      await handedOverAt(db, id),
    );
    print(`In force${leads.length > 1 ? ` for lead ${id}` : ''}: ${types.join(', ') || 'nothing'}`);
  }
  return true;
};

/** The consent ledger, checked or shown. */
export const consents: DescribedCommand = { run, usage };
