import { getLocation } from 'jsonc-parser';
import { documentName, type Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument, Section, Step } from '#src/generated/campaign.ts';
import { defaultFieldId } from '#src/flow/fieldId.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { corrected } from '#src/checker/fixes.ts';
import type { Registries } from '#src/checker/registries.ts';
import { nearest, suggestion } from '#src/checker/suggestion.ts';

type Path = readonly (string | number)[];

const idOf = ({ id, kind }: { id?: string; kind: string }) => id ?? defaultFieldId(kind);

/** Every field that the sections name, with its path from the step. */
const namedIn = (sections: readonly Section[]) =>
  sections.flatMap(({ fields }, section) =>
    fields.flatMap((entry, at) => {
      const path = ['sections', section, 'fields', at];
      return typeof entry === 'string'
        ? [{ id: entry, path }]
        : entry.map((id, index) => ({ id, path: [...path, index] }));
    }),
  );

const listOf = (ids: readonly string[]) => ids.map((id) => `"${id}"`).join(', ');

/** Names of no field: each slip at its place, and all others as one, of sections that were written for another step. */
function unknownFindings({ fields = [], sections }: Step, tree: Tree, at: Path): Finding[] {
  const ids = fields.map(idOf);
  const named = namedIn(sections ?? []);
  const unknown = named.filter(({ id }) => !ids.includes(id));
  const [slips, others] = [true, false].map((isSlip) =>
    unknown.filter(({ id }) => (nearest(id, ids) !== undefined) === isSlip),
  );
  const taken = named.map((one) => one.id);
  const found = (slips ?? []).map(({ id, path }): Finding => {
    const place = placeOf(tree, [...at, ...path]);
    const message = `This step has no field "${id}"${suggestion(id, ids)}`;
    return { code: 'C070', at: place, message, ...corrected(place, id, ids, taken) };
  });
  const [first, ...more] = others ?? [];
  if (!first) return found;
  const names = listOf([first, ...more].map(({ id }) => id));
  const what =
    more.length > 0
      ? 'which are no fields of it: write its "sections" without them'
      : `which is no field of it: it has ${ids.join(', ')}`;
  const message = `The sections of the step "${at.at(-1)}" name ${names}, ${what}`;
  const place = placeOf(tree, [...at, ...(more.length > 0 ? ['sections'] : first.path)], more.length > 0);
  return [...found, { code: 'C070', at: place, message }];
}

/** Fields that are named twice. */
const repeatedFindings = ({ fields = [], sections }: Step, tree: Tree, at: Path): Finding[] => {
  const ids = fields.map(idOf);
  const named = namedIn(sections ?? []).filter(({ id }) => ids.includes(id));
  return named.flatMap(({ id, path }, index): Finding[] => {
    const isFirst = named.findIndex((one) => one.id === id) === index;
    const message = `The field "${id}" is in a section already`;
    return isFirst ? [] : [{ code: 'C071', at: placeOf(tree, [...at, ...path]), message }];
  });
};

/** Sections of one id: their pages would have one address, so that only the last could be opened. */
function idFindings({ sections }: Step, tree: Tree, at: Path): Finding[] {
  const ids = (sections ?? []).map(({ id }) => id);
  return ids.flatMap((id, index): Finding[] => {
    if (ids.indexOf(id) === index) return [];
    const message = `A section of this step is already called "${id}": both pages would have one address`;
    return [{ code: 'C019', at: placeOf(tree, [...at, 'sections', index, 'id']), message }];
  });
}

/**
 * Fields that ask for something and are in no section: laid out in pages, nobody would be asked. The sections are changed for
 * it where the document has them of its own, else the field. Whatever a slip in the sections means is named by it.
 */
function missingFindings({ fields = [], sections }: Step, tree: Tree, at: Path, { kinds }: Registries): Finding[] {
  const ids = fields.map(idOf);
  const named = namedIn(sections ?? []).flatMap(({ id }) => [id, ids.includes(id) ? undefined : nearest(id, ids)]);
  const missing = fields.flatMap((field, index) =>
    (kinds[field.kind]?.answers.length ?? 0) === 0 || named.includes(idOf(field)) ? [] : [index],
  );
  const [first = 0, ...more] = missing;
  if (missing.length === 0) return [];
  const names = listOf(missing.map((index) => ids[index] ?? ''));
  const [them, their] = more.length > 0 ? ['them', 'their questions'] : ['it', 'its question'];
  const message = `No section of the step "${at.at(-1)}" names ${names}, so that ${their} would be on no page: write ${them} into the "fields" of a section`;
  const here = placeOf(tree, [...at, 'sections'], true);
  const place = here.source === tree.at.source ? here : placeOf(tree, [...at, 'fields', first]);
  return [{ code: 'C072', at: place, message }];
}

/** Content that this document adds to a step of whose sections none names it: what others leave out on purpose was meant to be shown. */
function addedFindings({ fields = [], sections }: Step, tree: Tree, at: Path, { kinds }: Registries): Finding[] {
  const named = namedIn(sections ?? []).map(({ id }) => id);
  return fields.flatMap((field, index): Finding[] => {
    const place = placeOf(tree, [...at, 'fields', index]);
    const isAdded =
      place.source === tree.at.source && getLocation(place.source.text, place.offset).path.includes('addFields');
    if (!isAdded || named.includes(idOf(field)) || (kinds[field.kind]?.answers.length ?? 0) > 0) return [];
    const message = `No section of the step "${at.at(-1)}" names "${idOf(field)}", which is added here, so that no page shows it: write it into the "fields" of a section, or leave it out`;
    return [{ code: 'C072', at: place, message }];
  });
}

/** Whether the pages of a step begin and end with one that asks everybody something. */
function boundFindings(name: string, { steps }: Campaign, tree: Tree, at: Path, { kinds }: Registries): Finding[] {
  const pages = Object.values(steps).filter((step) => step.part && documentName(step) === name);
  const asksAll = (page: (typeof pages)[number] | undefined) =>
    page?.fields.some(({ kind, when }) => when === undefined && (kinds[kind]?.answers.length ?? 0) > 0);
  const message = 'The first and the last page must ask everybody something: a field without a condition';
  return [pages[0], pages.at(-1)].every(asksAll)
    ? []
    : [{ code: 'C073', at: placeOf(tree, [...at, 'sections']), message }];
}

/** Sections that do not divide the questions of their step, in a campaign that is laid out in pages. */
export function sectionFindings(
  { layout = 'page', steps = {} }: CampaignDocument,
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): Finding[] {
  if (layout === 'page') return [];
  const divided = Object.entries(steps).filter(([, step]) => step?.sections);
  if (divided.length === 0)
    return [
      {
        code: 'C074',
        at: placeOf(tree, ['layout']),
        message: 'No step has `sections`: there is nothing to lay out in pages',
      },
    ];
  return divided.flatMap(([name, step]) => {
    const at = ['steps', name];
    const findings = [
      ...idFindings(step ?? {}, tree, at),
      ...unknownFindings(step ?? {}, tree, at),
      ...repeatedFindings(step ?? {}, tree, at),
      ...missingFindings(step ?? {}, tree, at, registries),
      ...addedFindings(step ?? {}, tree, at, registries),
    ];
    return findings.length > 0 ? findings : boundFindings(name, campaign, tree, at, registries);
  });
}
