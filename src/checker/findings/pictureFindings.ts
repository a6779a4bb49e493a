import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
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
  return Object.values(steps).flatMap(({ name, fields }) =>
    fields
      .filter(({ kind }) => kinds[kind]?.answers.includes('pictures'))
      .map(({ id }) => ({
        at: placeOf(tree, ['steps', name, 'fields']),
        message: `The field "${id}" asks for a picture, which the server refuses: give the campaign "pictures": { "keptDays": 90 }, or as many days as it keeps them`,
      })),
  );
}
