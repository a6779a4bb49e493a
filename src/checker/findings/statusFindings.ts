import { knownStatuses } from '#src/domain/specialStatus.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Library } from '#src/checker/document/library.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { isSlipOf } from '#src/checker/slips.ts';
import { onlyNear } from '#src/checker/suggestion.ts';
import { statusesElsewhere } from './knownElsewhere.ts';

/** A status of leads that is a slip of one that is known, to the product or to other campaigns. */
export function statusFindings({ name, leadSpecialStatus: status }: Campaign, tree: Tree, library: Library): Finding[] {
  if (status === undefined || knownStatuses.includes(status)) return [];
  const known = onlyNear(status, knownStatuses) ?? knownStatuses.find((one) => isSlipOf(status, one));
  const other = known ?? statusesElsewhere(name, library).find((one) => isSlipOf(status, one));
  if (other === undefined) return [];
  // Of two campaigns nobody knows which has the slip.
  const what =
    known === undefined
      ? `and that of another campaign, "${other}", differ by a slip`
      : `is not known, and "${other}" is`;
  const message = `The status "${status}" ${what}: leads of one are not found with those of the other`;
  return [{ code: 'C117', at: placeOf(tree, ['leadSpecialStatus']), message }];
}
