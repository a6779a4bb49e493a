import { consentLines, consentsOf, inForce } from '#src/server/consents/show.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { StartError } from '#src/server/settings/startError.ts';
import type { Command } from './command.ts';
import { personOf, whomOf } from './dataSubject.ts';

const usage = `Usage:
  npm run consents -- verify       check that no row of the consent ledger was changed
  npm run consents -- show SLUG    what a lead agreed to, as it was worded
  npm run consents -- show +PHONE  the same of everybody who is called by a number`;

/** The consent ledger, checked or shown. */
export const consents: Command = async ({ db, say }, [action, slug]) => {
  if (action === 'verify') {
    const { rows, erased, faults } = await verifyLedger(db);
    for (const fault of faults) say(fault);
    const erasedToo = erased > 0 ? ` ${erased} of them of erased persons.` : '';
    say(
      `${rows} rows checked: ${faults.length === 0 ? 'the chain is whole.' : `${faults.length} faults.`}${erasedToo}`,
    );
    return faults.length === 0;
  }
  if (action !== 'show') throw new StartError(usage);
  const found = await consentsOf(db, await personOf(db, await whomOf(db, slug, usage)));
  for (const line of found.flatMap(consentLines)) say(line);
  say(found.length === 0 ? 'Nothing was agreed to.' : `In force: ${inForce(found).join(', ') || 'nothing'}`);
  return true;
};
