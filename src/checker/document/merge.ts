import { defaultFieldId } from '#src/flow/fieldId.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import { corrected } from '#src/checker/fixes.ts';
import { suggestion } from '#src/checker/suggestion.ts';
import { keptFindings } from './keptConditions.ts';
import { partOf, textAt } from './tree.ts';
import type { Member, Tree } from './tree.ts';

type Fields = { items: Tree[]; findings: Finding[] };

const isNull = (tree: Tree) => tree.kind === 'scalar' && tree.value === null;

/** What a patch leaves where there is nothing yet: itself, unless it removes something. */
function patchAlone(patch: Tree): Tree {
  if (patch.kind !== 'object') return patch;
  const members = new Map<string, Member>();
  let isWhole = true;
  for (const [name, member] of patch.members) {
    const tree = patchAlone(member.tree);
    isWhole &&= tree === member.tree && !isNull(tree);
    if (!isNull(tree)) members.set(name, tree === member.tree ? member : { ...member, tree });
  }
  return isWhole ? patch : { ...patch, members };
}

/**
 * RFC 7396: objects merge by name, null removes, everything else replaces, lists included. The name of
 * an object that is changed stays where it was. Finds conditions that become a mix.
 */
function mergePatch(base: Tree | undefined, patch: Tree, findings: Finding[]): Tree {
  if (patch.kind !== 'object' || base?.kind !== 'object') return patchAlone(patch);
  findings.push(...keptFindings(base, patch));
  const members = new Map<string, Member>(base.members);
  for (const [name, { key, tree }] of patch.members) {
    const before = members.get(name);
    const isChanged = before?.tree.kind === 'object' && tree.kind === 'object';
    if (isNull(tree)) members.delete(name);
    else members.set(name, { key: isChanged ? before.key : key, tree: mergePatch(before?.tree, tree, findings) });
  }
  return { at: patch.at, kind: 'object', members };
}

/** The id of a field as written: its own, else the one that follows from its kind. */
export function fieldIdOf(field: Tree): string {
  return textAt(field, 'id') ?? defaultFieldId(textAt(field, 'kind') ?? '');
}

/** The field of that id; a finding where there is none. `taken` are names that stand beside it. */
function indexOf(fields: Fields, id: string, at: Tree, taken: readonly string[] = []): number {
  const index = fields.items.findIndex((field) => fieldIdOf(field) === id);
  if (index < 0) {
    const known = fields.items.map(fieldIdOf);
    fields.findings.push({
      code: 'C006',
      at: at.at,
      message: `This step inherits no field "${id}"${suggestion(id, known) || `; it has ${known.join(', ') || 'none'}`}`,
      ...corrected(at.at, id, known, taken),
    });
  }
  return index;
}

function changeFields(fields: Fields, changes: Tree | undefined): void {
  if (changes?.kind !== 'object') return;
  for (const [id, { key, tree }] of changes.members) {
    const index = indexOf(fields, id, { ...tree, at: key }, [...changes.members.keys()]);
    const field = fields.items[index];
    if (!field) continue;
    if (tree.kind === 'scalar') fields.items.splice(index, 1);
    else fields.items[index] = { ...mergePatch(field, tree, fields.findings), at: field.at };
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

/** The step with the field changes of the patch carried out; null removes, as written there. */
function editStep(step: Tree, patch: Tree | undefined, findings: Finding[], strange: () => Finding): Tree {
  if (step.kind !== 'object' || !patch) return step;
  const [changed, added] = [partOf(patch, ['changeFields']), partOf(patch, ['addFields'])];
  if (!changed && !added && !step.members.has('replaces')) return step;
  const members = new Map(step.members);
  members.delete('replaces');
  if (!changed && !added) return { ...step, members };
  const inherited = members.get('fields');
  const found: Finding[] = [];
  const fields: Fields = { items: inherited?.tree.kind === 'array' ? [...inherited.tree.items] : [], findings: found };
  changeFields(fields, changed);
  addFields(fields, added);
  // Where nothing is inherited, each change would lack its field.
  findings.push(...(inherited || found.length === 0 ? found : [strange()]));
  members.delete('changeFields');
  members.delete('addFields');
  const list: Tree = { at: inherited?.tree.at ?? step.at, kind: 'array', items: fields.items };
  members.set('fields', { key: inherited?.key ?? step.at, tree: list });
  return { ...step, members };
}

/** One finding for all changes of fields of a step of which nothing is inherited: its name may be a slip. */
function strangeStep(name: string, at: Place, base: Tree | undefined, taken: readonly string[]): Finding {
  const steps = base && partOf(base, ['steps']);
  const known = steps?.kind === 'object' ? [...steps.members.keys()] : [];
  const others = known.length > 0 ? `; inherited are ${known.join(', ')}` : '';
  const message = `Nothing is inherited of a step "${name}", so it has no fields to change${suggestion(name, known) || others}`;
  return { code: 'C006', at, message, ...corrected(at, name, known, taken) };
}

/** Properties that a document does not inherit: each is about one document alone. */
const notInherited = ['extends', 'isDefault', 'aliases', 'standsInFor', 'accepted'];

/** The part of a base that other documents inherit. */
function inheritable(base: Tree): Tree {
  if (base.kind !== 'object') return base;
  return { ...base, members: new Map([...base.members].filter(([name]) => !notInherited.includes(name))) };
}

/**
 * The base, if there is one, as the document changes it: a merge patch, then the changes of inherited fields. A document that
 * extends and removes nothing is the same tree.
 */
export function mergeDocument(base: Tree | undefined, patch: Tree): { tree: Tree; findings: Finding[] } {
  const findings: Finding[] = [];
  const merged = mergePatch(base && inheritable(base), patch, findings);
  if (merged.kind !== 'object') return { tree: merged, findings };
  const steps = merged.members.get('steps');
  const written = steps?.tree.kind === 'object' ? [...steps.tree.members] : [];
  const names = written.map(([name]) => name);
  const edited = written.map(([name, { key, tree }]): [string, Member] => {
    const strange = () => strangeStep(name, key, base, names);
    return [name, { key, tree: editStep(tree, partOf(patch, ['steps', name]), findings, strange) }];
  });
  const isEdited = edited.some(([, { tree }], index) => tree !== written[index]?.[1].tree);
  if (!isEdited && !merged.members.has('extends') && !merged.members.has('replaces')) return { tree: merged, findings };
  const members = new Map(merged.members);
  members.delete('extends');
  members.delete('replaces');
  if (steps?.tree.kind === 'object')
    members.set('steps', { key: steps.key, tree: { ...steps.tree, members: new Map(edited) } });
  return { tree: { ...merged, members }, findings };
}
