import { placeOf } from '#src/checker/document/tree.ts';
import { placeOfCondition, type Use } from './conditions.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { readingsOf } from './ground.ts';
import { writtenPath, type CampaignModel } from './model.ts';

/** What a condition is about that a campaign settles by saying that nobody answers for somebody else. */
const settled: readonly AspectName[] = ['caregiver', 'participant'];

/**
 * Whether the condition is a choice of a document that this one extends, which says that nobody answers for somebody else: there
 * it decides, and here nobody meets with what stands under it.
 */
export function isChoiceOfBase(model: CampaignModel, use: Use): boolean {
  const { campaign, tree } = model;
  if (
    campaign.hasCaregiver !== false ||
    !readingsOf(use.condition).every((one) => settled.includes(aspectOf(one).name))
  )
    return false;
  return placeOf(tree, writtenPath(model, placeOfCondition(use))).source !== tree.at.source;
}
