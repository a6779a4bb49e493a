import { documentName, type Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument, Section, Step } from '#src/generated/campaign.ts';
import { defaultFieldId } from '#src/flow/fieldId.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { corrected } from '#src/checker/fixes.ts';
import type { Registries } from '#src/checker/registries.ts';
import { suggestion } from '#src/checker/suggestion.ts';

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

/** Fields that are named but not there, or named twice. */
function namingFindings({ fields = [], sections }: Step, tree: Tree, at: Path): Finding[] {
  const ids = fields.map(idOf);
  const named = namedIn(sections ?? []);
  return named.flatMap(({ id, path }, index): Finding[] => {
    const place = placeOf(tree, [...at, ...path]);
    if (!ids.includes(id))
      return [
        {
          code: 'C070',
          at: place,
          message: `This step has no field "${id}"${suggestion(id, ids) || `; it has ${ids.join(', ')}`}`,
          ...corrected(
            place,
            id,
            ids,
            named.map((one) => one.id),
          ),
        },
      ];
    const isFirst = named.findIndex((one) => one.id === id) === index;
    return isFirst ? [] : [{ code: 'C071', at: place, message: `The field "${id}" is in a section already` }];
  });
}

/** Sections of one id: their pages would have one address, so that only the last could be opened. */
function idFindings({ sections }: Step, tree: Tree, at: Path): Finding[] {
  const ids = (sections ?? []).map(({ id }) => id);
  return ids.flatMap((id, index): Finding[] => {
    if (ids.indexOf(id) === index) return [];
    const message = `A section of this step is already called "${id}": both pages would have one address`;
    return [{ code: 'C019', at: placeOf(tree, [...at, 'sections', index, 'id']), message }];
  });
}

/** Fields that ask for something and are in no section: laid out in pages, nobody would be asked. */
function missingFindings({ fields = [], sections }: Step, tree: Tree, at: Path, { kinds }: Registries): Finding[] {
  const named = namedIn(sections ?? []).map(({ id }) => id);
  return fields.flatMap((field, index) =>
    (kinds[field.kind]?.answers.length ?? 0) === 0 || named.includes(idOf(field))
      ? []
      : [
          {
            code: 'C072',
            at: placeOf(tree, [...at, 'fields', index]),
            message: `The field "${idOf(field)}" is in no section`,
          },
        ],
  );
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
      ...namingFindings(step ?? {}, tree, at),
      ...missingFindings(step ?? {}, tree, at, registries),
    ];
    return findings.length > 0 ? findings : boundFindings(name, campaign, tree, at, registries);
  });
}
