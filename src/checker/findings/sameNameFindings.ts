import type { Campaign } from '#src/flow/campaign.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import type { Library } from '#src/checker/document/library.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import { parsedDocument, writtenDocuments } from '#src/checker/document/writtenDocuments.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import type { Registries } from '#src/checker/registries.ts';

/** Something that people tell from others by its name. */
type Named = { name: string | undefined; at: () => Place; message: (name: string) => string };

/** Those that have the name of one before them. */
const repeated = (all: readonly Named[]): Finding[] =>
  all.flatMap(({ name, at, message }, index): Finding[] =>
    name !== undefined && all.slice(0, index).some((other) => other.name === name)
      ? [{ code: 'C123', at: at(), message: message(name) }]
      : [],
  );

const ofPeople = ({ people = [] }: CampaignDocument, tree: Tree): Finding[] =>
  repeated(
    people.map(({ name }, index) => ({
      name,
      at: () => placeOf(tree, ['people', index, 'name']),
      message: () => `Two example visitors are called "${name}": findings and pictures name them`,
    })),
  );

/** The titles of the pictures that a page asks for, language by language: the same in several is one mistake. */
function ofPictures({ steps }: Campaign, tree: Tree, { kinds }: Registries): Finding[] {
  return Object.values(steps).flatMap((step) => {
    const asking = step.fields.flatMap(({ kind, options = {}, when }, index) =>
      kinds[kind]?.answers.includes('pictures') && when === undefined && 'title' in options
        ? [{ index, title: options.title }]
        : [],
    );
    const found = localeCodes().flatMap((locale) =>
      repeated(
        asking.map(({ index, title }) => ({
          // The schema has accepted it as a text.
          name: (title as Readonly<Record<string, string>> | undefined)?.[locale],
          at: () => placeOf(tree, [...fieldPath(tree, step, index), 'options', 'title', locale]),
          message: (name) => `Two pictures on "${step.name}" are called "${name}": nobody can tell which is which`,
        })),
      ),
    );
    return found.slice(0, 1);
  });
}

const isHeir = (one: Tree) => textAt(one, 'extends') !== undefined;

/** A description that another campaign has, too: the lists show nothing else of both. */
function ofDescription(name: string, tree: Tree, library: Library): Finding[] {
  const own = parsedDocument(name, library)?.tree;
  const description = own && textAt(own, 'description');
  if (!own || description === undefined) return [];
  // Of two that are alike one that extends another was copied, else the later one.
  const other = [...writtenDocuments(library)].find(
    ([one, written]) =>
      one !== name &&
      textAt(written, 'description') === description &&
      (isHeir(own) === isHeir(written) ? one < name : isHeir(own)),
  )?.[0];
  if (other === undefined) return [];
  const message = `The campaign "${other}" has this description, too: say what is particular about this one`;
  return [{ code: 'C123', at: placeOf(tree, ['description']), message }];
}

/** Example visitors, pictures and campaigns that are called as another one is. */
export const sameNameFindings = (
  campaign: Campaign,
  document: CampaignDocument,
  tree: Tree,
  { library, registries }: { library: Library; registries: Registries },
): Finding[] => [
  ...ofPeople(document, tree),
  ...ofPictures(campaign, tree, registries),
  ...ofDescription(campaign.name, tree, library),
];
