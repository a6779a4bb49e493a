import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Fields that ask for pictures of which the server would refuse some: all where the campaign does not keep any, else those beyond the most. */
export function pictureFindings(
  { steps }: Campaign,
  { pictures }: CampaignDocument,
  tree: Tree,
  { kinds }: Registries,
): Finding[] {
  const asking = Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      kinds[field.kind]?.answers.includes('pictures') ? [{ field, path: fieldPath(tree, step, index) }] : [],
    ),
  );
  if (!pictures)
    return asking.map(({ field: { id }, path }): Finding => {
      const message = `The field "${id}" asks for a picture, which the server refuses: give the campaign "pictures": { "keptDays": 90 }, or as many days as it keeps them`;
      return { code: 'C036', at: placeOf(tree, path), message };
    });
  // Those under a condition may be for others.
  const always = asking.filter(({ field }) => field.when === undefined).length;
  const { most = Infinity } = pictures;
  const message = `The campaign asks everybody for ${always} pictures and keeps ${most} of them: the server refuses the others`;
  return always > most ? [{ code: 'C036', at: placeOf(tree, ['pictures', 'most']), message }] : [];
}
