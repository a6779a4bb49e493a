import { consentLines, consentsOf, inForce } from '#src/server/consents/show.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command, DescribedCommand } from './command.ts';
import { personOf, subjectOf } from './dataSubject.ts';

const usage = `Usage:
  npm run consents -- verify       check that no row of the consent ledger was changed
  npm run consents -- show SLUG    what a lead agreed to, as it was worded
  npm run consents -- show +PHONE  the same of everybody with this number`;

const run: Command = async ({ db, print }, [action, slug]) => {
  if (action === 'verify') {
    const { rows, erased, violations } = await verifyLedger(db);
    for (const violation of violations) print(violation);
    const erasedToo = erased > 0 ? ` ${erased} of them of erased persons.` : '';
    print(
      `${rows} rows checked: ${violations.length === 0 ? 'the chain is whole.' : `${violations.length} violations.`}${erasedToo}`,
    );
    return violations.length === 0;
  }
  if (action !== 'show') throw new StartError(usage);
  const found = await consentsOf(db, await personOf(db, await subjectOf(db, slug, usage)));
  for (const line of found.flatMap(consentLines)) print(line);
  if (found.length === 0) print('Nothing was agreed to.');
  const leads = [...new Set(found.flatMap((row) => row.lead_id ?? []))];
  const typesOf = (id?: string) => inForce(found.filter((row) => row.lead_id === id)).join(', ') || 'nothing';
  if (found.length > 0 && leads.length < 2) print(`In force: ${typesOf(leads[0])}`);
  if (leads.length > 1) for (const id of leads) print(`In force for lead ${id}: ${typesOf(id)}`);
  return true;
};

/** The consent ledger, checked or shown. */
export const consents: DescribedCommand = { run, usage };
