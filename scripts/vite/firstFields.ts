import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registries } from '#src/checker/registries.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import { campaignDefaults } from '#src/generated/campaignDefaults.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';

const root = join(campaignFolder, '..');

/** The default web screener, which the others extend. */
function defaultScreener(): CampaignDocument {
  const files = readdirSync(campaignFolder).filter((file) => file.endsWith('.json'));
  // The campaign plugin checks the documents; without these fields the build fails for an empty group of chunks.
  const documents = files.map(
    (file) => JSON.parse(readFileSync(join(campaignFolder, file), 'utf8')) as CampaignDocument,
  );
  const found = documents.find(({ isDefault, flowType }) => isDefault && flowType === 'webScreener');
  if (!found) throw new Error('No web screener is the default one.');
  return found;
}

/** The fields of the first form of every screener; `when` is the condition under which one is shown. */
function firstForm() {
  const { steps, home = campaignDefaults.home } = defaultScreener();
  return (steps?.[home]?.fields ?? []).filter(({ kind }) => !registries.kinds[kind]?.below);
}

const folderOf = (kind: string) => join(root, 'widgets', kind);
const fields = firstForm();
/** Content such as a heading is left out: flows begin with it that have none of those fields. */
const asks = (kind: string) => (registries.kinds[kind]?.answers.length ?? 0) > 0;
const always = fields.filter(({ kind, when }) => !when && asks(kind)).map(({ kind }) => `${folderOf(kind)}/`);

/** Fields that a composed kind begins with, and that other flows therefore ask for without those that follow here. */
const begun = Object.values(registries.kinds)
  .flatMap((spec) => spec.parts?.({}) ?? [])
  .filter(({ later }) => !later)
  .map(({ kind }) => `${folderOf(kind)}/`);

/** The files of ours that a file imports; not those it only takes types from, nor those it loads later. */
function importsOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const names = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gm)].map(
    ([, name = '']) => name,
  );
  return names.map((name) => (name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name)));
}

/** The files of this project that the first page of a screener loads. */
function reachable(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).forEach(visit);
  };
  for (const { kind } of fields) visit(join(folderOf(kind), `${kind}.tsx`));
  visit(join(root, 'src/app/entry/client.tsx'));
  return seen;
}

const first = reachable();

const isIn = (folders: readonly string[]) => (id: string) => folders.some((folder) => id.startsWith(folder));

/** Whether a module belongs to a field that the first form of every screener always shows. */
export const isFirstField = isIn(always);

/** The same for those of them that other forms begin with too. */
export const isBegunField = isIn(always.filter((folder) => begun.includes(folder)));

/** Whether a module is a part of `ui`, `kit` or `domain` that the first page of a screener loads. */
export const isOnFirstPage = (id: string) => first.has(id) && /\/src\/(ui|kit|domain)\//.test(id);
