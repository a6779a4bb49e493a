import { knownStatuses } from '#src/domain/specialStatus.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Library } from '#src/checker/document/loadDocument.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { isSlipOf } from '#src/checker/slips.ts';
import { onlyNear } from '#src/checker/suggestion.ts';
import { statusesElsewhere } from './knownElsewhere.ts';

/** A status of leads that is a slip of one that is known, to the product or to other campaigns. */
export function statusFindings({ name, leadSpecialStatus: status }: Campaign, tree: Tree, library: Library): Finding[] {
  if (status === undefined || knownStatuses.includes(status)) return [];
  const known =
    onlyNear(status, knownStatuses) ??
    [...knownStatuses, ...statusesElsewhere(name, library)].find((one) => isSlipOf(status, one));
  if (known === undefined) return [];
  const message = `The status "${status}" is not known, and "${known}" is: leads of another status are not found with its leads`;
  return [{ code: 'C117', at: placeOf(tree, ['leadSpecialStatus']), message }];
}
