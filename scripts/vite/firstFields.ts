import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries } from '#src/checker/registries.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { campaignDefaults } from '#src/generated/campaignDefaults.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';
import { importClosure, root } from './importClosure.ts';

// The campaign plugin checks the documents; without these fields the build fails for an empty group of chunks.
const documents = readdirSync(campaignFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(campaignFolder, file), 'utf8')) as CampaignDocument);

/** The default web screener, which the others extend. */
function defaultScreener(): CampaignDocument {
  const found = documents.find(({ isDefault, flowType }) => isDefault && flowType === 'webScreener');
  if (!found) throw new Error('No web screener is the default one.');
  return found;
}

const homeOf = ({ steps, home = campaignDefaults.home }: CampaignDocument) => steps?.[home]?.fields ?? [];

/** The fields of the first form of a document; `when` is the condition under which one is shown. */
const formOf = (document: CampaignDocument) => homeOf(document).filter(({ kind }) => !registries.kinds[kind]?.below);

const folderOf = (kind: string) => join(root, 'widgets', kind);
const widgetOf = (kind: string) => join(folderOf(kind), `${kind}.tsx`);
const entry = join(root, 'src/app/entry/client.tsx');
const screener = defaultScreener();
const fields = formOf(screener);
const asks = (kind: string) => (registries.kinds[kind]?.answers.length ?? 0) > 0;

/** A kind that is shown at once, with the parts that it brings. */
const shown = (kind: string): string[] => [
  kind,
  ...(registries.kinds[kind]?.parts?.({}) ?? []).flatMap((part) => (part.later ? [] : [part.kind])),
];
const beginsOf = (document: CampaignDocument) =>
  formOf(document).flatMap(({ kind, when }) => (when ? [] : shown(kind)));
/** Whether a document is the default screener, or extends it at any remove. */
const isScreener = (document: CampaignDocument): boolean => {
  const base = documents.find(({ name }) => name === document.extends);
  return document === screener || (base !== undefined && isScreener(base));
};
const beginsElsewhere = documents.filter((document) => !isScreener(document)).flatMap(beginsOf);
/** Content that flows of other kinds begin with too is left out: they have none of those fields. */
const always = fields
  .filter(({ kind, when }) => !when && (asks(kind) || !beginsElsewhere.includes(kind)))
  .map(({ kind }) => `${folderOf(kind)}/`);

/** Fields that a composed kind begins with, and that other flows therefore ask for without those that follow here. */
const begun = Object.values(registries.kinds)
  .flatMap((spec) => spec.parts?.({}) ?? [])
  .filter(({ later }) => !later)
  .map(({ kind }) => `${folderOf(kind)}/`);

const isIn = (folders: readonly string[]) => (id: string) => folders.some((folder) => id.startsWith(folder));

/** Whether a module belongs to what the first form of every screener always shows. */
export const isFirstField = isIn(always);

/** The same for those of them that other forms begin with too. */
export const isBegunField = isIn(always.filter((folder) => begun.includes(folder)));
const alwaysShown = fields.filter(({ when }) => !when).map(({ kind }) => kind);
/** The files of this project that the first page of a screener loads. */
const first = importClosure([...alwaysShown.map(widgetOf), entry]);

/** Whether the first page of a screener loads a module. */
export const isOnFirstPage = (id: string) => first.has(id);

/** What some flow needs before its first answer. */
const onSomeFirstPage = importClosure([...documents.flatMap(beginsOf).map(widgetOf), entry]);

/** Whether a flow needs a module before its first answer. */
export const isBegunWith = (id: string) => onSomeFirstPage.has(id);

const kindsOf = ({ steps = {} }: CampaignDocument) =>
  Object.values(steps).flatMap((step) => (step?.fields ?? []).map(({ kind }) => kind));
const ofScreeners = importClosure(kindsOf(screener).map(widgetOf));

/** The files of what a first page may show beyond what it begins with: fields under a condition, content below the form. */
const restOf = (document: CampaignDocument) => {
  const shownAtOnce = beginsOf(document);
  return importClosure(homeOf(document).flatMap(({ kind }) => (shownAtOnce.includes(kind) ? [] : [widgetOf(kind)])));
};
const besideScreeners = restOf(screener);

/** Whether a module is of what the first page of screeners may show beyond what pages begin with. */
export const isBeside = (id: string) => besideScreeners.has(id) && !onSomeFirstPage.has(id);

/** Whether a module is of a widget that follows the first page of every screener, and no page begins with it. */
export const isAfterFirstPage = (id: string) => ofScreeners.has(id) && !onSomeFirstPage.has(id);

const isOfKind = isIn(Object.keys(registries.kinds).map((kind) => `${folderOf(kind)}/`));
const isOfOtherFlow = isIn(
  documents
    .filter((document) => document.isDefault && document !== screener)
    .flatMap(kindsOf)
    .map((kind) => `${folderOf(kind)}/`),
);

/** Whether other flows may need such a module without the kinds that follow in screeners. */
export const isPartAfterFirstPage = (id: string) => isAfterFirstPage(id) && !isOfKind(id);

// The others extend it.
const searches = documents.filter(({ flowType }) => flowType === 'studySearch');
/** All files of a widget, those too that it loads once it is shown. */
const filesOf = (kind: string) =>
  readdirSync(folderOf(kind)).flatMap((file) => (/^\w+\.tsx$/.test(file) ? [join(folderOf(kind), file)] : []));
const besideSearches = importClosure(searches.flatMap(homeOf).flatMap(({ kind }) => filesOf(kind)));

/** Whether such a module is of what flows end with: what a search begins with needs none of it. */
export const isOfEnds = (id: string) => isPartAfterFirstPage(id) && !besideSearches.has(id);

/** Whether such a module is of a kind that another default flow shows too. */
export const isKindOfOtherFlow = (id: string) => isAfterFirstPage(id) && isOfOtherFlow(id);

const isOfRest = isIn(
  homeOf(screener).flatMap(({ kind }) => (always.includes(`${folderOf(kind)}/`) ? [] : [`${folderOf(kind)}/`])),
);

/** Whether a module is of a widget that the first page of screeners may show, and that some other flow begins with. */
export const isBesideOrFirst = (id: string) => onSomeFirstPage.has(id) && isOfRest(id);
