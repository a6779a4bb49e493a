import { documentName, type CampaignStep } from '#src/flow/campaign.ts';
import { fieldIdOf } from './merge.ts';
import { partOf } from './tree.ts';
import type { Tree } from './tree.ts';

/**
 * Where the document writes the field of a step or a page: a part of a composed field stands where that field does, and what
 * stands above the fields of a page among its sections.
 */
export function fieldPath(
  tree: Tree,
  step: Pick<CampaignStep, 'name' | 'fields' | 'part'>,
  index: number,
): readonly (string | number)[] {
  const path = ['steps', documentName(step)];
  const list = partOf(tree, [...path, 'fields']);
  const written = list?.kind === 'array' ? list.items.map(fieldIdOf) : [];
  const up = step.fields.slice(0, index + 1).map(({ id }) => id);
  if (step.part) {
    const at = written.indexOf(up.findLast((id) => written.includes(id)) ?? '');
    return at === -1 ? [...path, 'sections'] : [...path, 'fields', at];
  }
  let at = -1;
  for (const id of up) if (id === written[at + 1]) at += 1;
  return [...path, 'fields', Math.max(at, 0)];
}
