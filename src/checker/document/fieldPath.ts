import { documentName, type CampaignStep } from '#src/flow/campaign.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { fieldIdOf } from './merge.ts';
import { partOf, valueOf } from './tree.ts';
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

const itemsOf = (list: Tree | undefined) => (list?.kind === 'array' ? list.items : []);

/** For each of the sections the ids of its fields, and of what stands above them. */
const idsOfSections = onceFor((sections: Tree) => {
  const named = (item: Tree) =>
    item.kind === 'scalar' ? [String(item.value)] : itemsOf(item).map(valueOf).map(String);
  return itemsOf(sections).map((section) => ({
    fields: new Set(itemsOf(partOf(section, ['fields'])).flatMap(named)),
    top: itemsOf(partOf(section, ['top'])).map(fieldIdOf),
  }));
});

/** Where the sections write what stands above the fields of a page: in that of its fields, or in the only one that has it. */
function pathOfTop(sections: Tree, fields: Fields, id: string): readonly (string | number)[] {
  const having = idsOfSections(sections).flatMap((section, index) => {
    const at = section.top.indexOf(id);
    return at === -1 ? [] : [{ path: [index, 'top', at], isOfPage: fields.some((one) => section.fields.has(one.id)) }];
  });
  const [found, another] = having.some(({ isOfPage }) => isOfPage) ? having.filter(({ isOfPage }) => isOfPage) : having;
  return found && !another ? found.path : [];
}

/**
 * Where the document writes the field of a step or a page: a part of a composed field stands where that field does, and what
 * stands above the fields of a page in its section.
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
  if (at === -1 && step.part) {
    const sections = partOf(tree, [...path, 'sections']);
    const id = step.fields[index]?.id;
    return [...path, 'sections', ...(sections && id !== undefined ? pathOfTop(sections, step.fields, id) : [])];
  }
  return [...path, 'fields', Math.max(at, 0)];
}
