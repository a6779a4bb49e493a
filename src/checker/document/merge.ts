import { defaultFieldId } from '#src/flow/fieldId.ts';
import type { Fault } from '#src/checker/finding.ts';
import { partOf, textAt } from './tree.ts';
import type { Member, Tree } from './tree.ts';

type Fields = { items: Tree[]; faults: Fault[] };

/** RFC 7396: objects merge by name, null removes, everything else replaces, lists included. */
function mergePatch(base: Tree | undefined, patch: Tree): Tree {
  if (patch.kind !== 'object') return patch;
  const members = new Map<string, Member>(base?.kind === 'object' ? base.members : []);
  for (const [name, { key, tree }] of patch.members) {
    if (tree.kind === 'scalar' && tree.value === null) members.delete(name);
    else members.set(name, { key, tree: mergePatch(members.get(name)?.tree, tree) });
  }
  return { at: patch.at, kind: 'object', members };
}

/** The id of a field as written: its own, else the one that follows from its kind. */
function fieldIdOf(field: Tree): string {
  return textAt(field, 'id') ?? defaultFieldId(textAt(field, 'kind') ?? '');
}

function indexOf(fields: Fields, id: string, at: Tree): number {
  const index = fields.items.findIndex((field) => fieldIdOf(field) === id);
  if (index < 0) {
    const known = fields.items.map(fieldIdOf).join(', ');
    fields.faults.push({ at: at.at, message: `This step inherits no field "${id}"; it has ${known || 'none'}` });
  }
  return index;
}

function changeFields(fields: Fields, changes: Tree | undefined): void {
  if (changes?.kind !== 'object') return;
  for (const [id, { key, tree }] of changes.members) {
    const index = indexOf(fields, id, { ...tree, at: key });
    const field = fields.items[index];
    if (!field) continue;
    if (tree.kind === 'scalar') fields.items.splice(index, 1);
    else fields.items[index] = { ...mergePatch(field, tree), at: field.at };
  }
}

function addFields(fields: Fields, added: Tree | undefined): void {
  if (added?.kind !== 'array') return;
  for (const one of added.items) {
    const field = partOf(one, ['field']);
    const anchor = partOf(one, ['before']) ?? partOf(one, ['after']);
    const id = textAt(one, 'before') ?? textAt(one, 'after');
    const index = anchor && id !== undefined ? indexOf(fields, id, anchor) : fields.items.length;
    if (field && index >= 0) fields.items.splice(index + (textAt(one, 'after') === undefined ? 0 : 1), 0, field);
  }
}

/** The step with the changes carried out that the document asks for: they are taken as written, null and all. */
function editStep(step: Tree, asked: Tree | undefined, faults: Fault[]): Tree {
  const [changed, added] = asked ? [partOf(asked, ['changeFields']), partOf(asked, ['addFields'])] : [];
  if (step.kind !== 'object' || (!changed && !added)) return step;
  const members = new Map(step.members);
  const inherited = members.get('fields');
  const fields: Fields = { items: inherited?.tree.kind === 'array' ? [...inherited.tree.items] : [], faults };
  changeFields(fields, changed);
  addFields(fields, added);
  members.delete('changeFields');
  members.delete('addFields');
  const list: Tree = { at: inherited?.tree.at ?? step.at, kind: 'array', items: fields.items };
  members.set('fields', { key: inherited?.key ?? step.at, tree: list });
  return { ...step, members };
}

/** The base, if there is one, as the document changes it: a merge patch, then the changes of inherited fields. */
export function mergeDocument(base: Tree | undefined, patch: Tree): { tree: Tree; faults: Fault[] } {
  const faults: Fault[] = [];
  const merged = mergePatch(base, patch);
  if (merged.kind !== 'object') return { tree: merged, faults };
  const members = new Map(merged.members);
  members.delete('extends');
  const steps = members.get('steps');
  if (steps?.tree.kind === 'object') {
    const edited = [...steps.tree.members].map(([name, { key, tree }]): [string, Member] => {
      return [name, { key, tree: editStep(tree, partOf(patch, ['steps', name]), faults) }];
    });
    members.set('steps', { key: steps.key, tree: { ...steps.tree, members: new Map(edited) } });
  }
  return { tree: { ...merged, members }, faults };
}
