import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registries } from '#src/checker/registries.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';
import type { CampaignDocument } from '#src/generated/campaign.ts';

/** The document that all screeners extend. */
const base = 'ws10';
const root = join(campaignFolder, '..');

/** The fields of the form that every screener begins with; `when` is the condition under which one is asked. */
function firstForm() {
  // The build reads the documents with all their checks; here a wrong one only makes other chunks.
  const { steps } = JSON.parse(readFileSync(join(campaignFolder, `${base}.json`), 'utf8')) as CampaignDocument;
  return (steps?.home?.fields ?? []).filter(({ kind }) => !registries.kinds[kind]?.below);
}

const folderOf = (kind: string) => join(root, 'widgets', kind);
const fields = firstForm();
const always = fields.filter(({ when }) => !when).map(({ kind }) => `${folderOf(kind)}/`);

/** The files of ours that a file imports; not those it only takes types from, nor those it loads later. */
function importsOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const names = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([#.][^']+)'/gm)].map(
    ([, name = '']) => name,
  );
  return names.map((name) => (name.startsWith('#') ? join(root, name.slice(1)) : join(dirname(file), name)));
}

/** Everything that the first page of a screener is made of. */
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

/** Whether a module is a field that the first form of every screener always shows. */
export const isFirstField = (id: string) => always.some((folder) => id.startsWith(folder));

/** Whether a module is something of ours that the first page of a screener is made of. */
export const isOnFirstPage = (id: string) => first.has(id) && /\/src\/(ui|kit|domain)\//.test(id);
