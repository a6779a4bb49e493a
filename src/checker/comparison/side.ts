import { isDeepStrictEqual } from 'node:util';
import type { ConsentLibrary } from '#src/checker/consents.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import type { CampaignModel } from '#src/checker/proof/model.ts';
import { readingsOf } from '#src/checker/proof/ground.ts';
import { readableIn } from '#src/checker/proof/knowledge.ts';
import type { WatchedVisitor } from '#src/checker/proof/visitor.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import type { Condition } from '#src/rules/index.ts';

/** One of two campaigns that are compared, with the consent texts that it shows. */
export type Side = { model: CampaignModel; consents: ConsentLibrary };

/** Two campaigns that are compared. */
export type Pair = { before: Side; after: Side };

/** A visitor of one side, and the landing page that their visit begins with, if any. */
export type Guest = { visitor: WatchedVisitor; landing: string | undefined };

const careIn = ({ hasCaregiver, caregiverType }: Campaign) => [hasCaregiver, caregiverType];

/** Whether rules read the same of both campaigns. */
export const isSameForRules = ({ before, after }: Pair): boolean =>
  isDeepStrictEqual(readableIn(before.model.campaign), readableIn(after.model.campaign));

/** Tells whether a condition written alike on both sides has the same outcome for each visitor. */
export function agreement(pair: Pair): (when: Condition | undefined) => boolean {
  const isSame = isSameForRules(pair);
  const isSameCare = isDeepStrictEqual(careIn(pair.before.model.campaign), careIn(pair.after.model.campaign));
  return (when) =>
    listed(when).every((one) => {
      const read = readingsOf(one);
      return (isSame || !read.includes('campaign')) && (isSameCare || !read.includes('caregiver'));
    });
}
