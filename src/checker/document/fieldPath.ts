import type { CampaignStep } from '#src/flow/campaign.ts';
import { fieldIdOf } from './merge.ts';
import { partOf } from './tree.ts';
import type { Tree } from './tree.ts';

/** Where the document writes the field of a step: a part of a composed field stands where that field does. */
export function fieldPath(
  tree: Tree,
  { name, fields }: Pick<CampaignStep, 'name' | 'fields'>,
  index: number,
): readonly (string | number)[] {
  const list = partOf(tree, ['steps', name, 'fields']);
  const written = list?.kind === 'array' ? list.items.map(fieldIdOf) : [];
  let at = -1;
  for (const { id } of fields.slice(0, index + 1)) if (id === written[at + 1]) at += 1;
  return ['steps', name, 'fields', Math.max(at, 0)];
}
