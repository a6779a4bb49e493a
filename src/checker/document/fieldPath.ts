import { documentName, type CampaignStep } from '#src/flow/campaign.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { fieldIdOf } from './merge.ts';
import { partOf } from './tree.ts';
import type { Tree } from './tree.ts';

type Fields = CampaignStep['fields'];

/** A number for each of the fields, each from its id and the number before. */
const along = (next: (id: string, before: number) => number) =>
  onceFor((fields: Fields): readonly number[] => {
    let at = -1;
    return fields.map(({ id }) => (at = next(id, at)));
  });

/** For each field of a step or a page its place in the list that the document writes: that of the one before where it has none. */
const placesIn = onceFor((list: Tree) => {
  const ids = list.kind === 'array' ? list.items.map(fieldIdOf) : [];
  const firsts = new Map(ids.map((id, index) => [id, index] as const).toReversed());
  return {
    ofStep: along((id, before) => (id === ids[before + 1] ? before + 1 : before)),
    ofPage: along((id, before) => firsts.get(id) ?? before),
  };
});

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
  const places = list && placesIn(list)[step.part ? 'ofPage' : 'ofStep'](step.fields);
  const at = places?.[index] ?? -1;
  if (at === -1 && step.part) return [...path, 'sections'];
  return [...path, 'fields', Math.max(at, 0)];
}
