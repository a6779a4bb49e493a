import { consentLines, consentsOfLead } from '#src/server/consents/show.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { StartError } from '#src/server/startError.ts';
import type { Command } from './command.ts';
import { leadOfSlug } from './leadOfSlug.ts';

const usage = `Usage:
  npm run consents -- verify       check that no row of the consent ledger was changed
  npm run consents -- show SLUG    what a lead agreed to, as it was worded`;

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
  const found = await consentsOfLead(db, await leadOfSlug(db, slug, usage));
  if (found.length === 0) say('This lead has agreed to nothing.');
  for (const line of found.flatMap(consentLines)) say(line);
  return true;
};
