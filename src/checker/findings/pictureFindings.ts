import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Fields that ask for pictures in a campaign that does not say how long it keeps them: the server would refuse each. */
export function pictureFindings(
  { steps }: Campaign,
  { pictures }: CampaignDocument,
  tree: Tree,
  { kinds }: Registries,
): Finding[] {
  if (pictures) return [];
  return Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ kind, id }, index): Finding[] => {
      if (!kinds[kind]?.answers.includes('pictures')) return [];
      const message = `The field "${id}" asks for a picture, which the server refuses: give the campaign "pictures": { "keptDays": 90 }, or as many days as it keeps them`;
      return [{ code: 'C036', at: placeOf(tree, fieldPath(tree, step, index)), message }];
    }),
  );
}
