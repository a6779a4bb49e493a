import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, sourcesOf, type Manifest } from '#src/app/entry/manifest.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { moduleMapFile, type ModuleMap } from '#scripts/vite/moduleMap.ts';

const client = 'dist/client';

const read = (file: string): unknown => JSON.parse(readFileSync(join(client, file), 'utf8'));

// Both were written by the build.
export const manifest = read('.vite/manifest.json') as Manifest;
export const modules = read(moduleMapFile) as ModuleMap;

const entries = Object.values(manifest).flatMap(({ isEntry, file }) => (isEntry ? [file] : []));
const sizes = new Map<string, number>();

/** Bytes of files of the build after brotli. */
export function sizeOf(files: readonly string[]): number {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, readFileSync(join(client, `${file}.br`)).length);
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

/** The scripts that a flow's first page needs before a visitor can type. */
export function firstPage(campaign: string, locale: 'en' | 'es'): string[] {
  const own = filesOf(manifest, sourcesOf(campaign, locale));
  if (own.length < 2) throw new Error(`The scripts of ${campaign} were not found; run npm run build.`);
  return [...new Set([...entries, ...own])];
}

/** The scripts that every page loads once it is open: calls, effects, the initial payload. */
export function onceOpen(): string[] {
  const sources = [
    'src/api/client.ts',
    'src/app/effects/tidyAnswers.ts',
    'src/app/payload/loadPayload.ts',
    'src/app/visit/openVisit.ts',
  ];
  return filesOf(manifest, sources);
}

/** The keys of the manifest whose files hold the widget of a kind. */
function keysOf(kind: string): string[] {
  const holds = (file: string) =>
    Object.keys(modules[file] ?? {}).some((id) => id.endsWith(`/widgets/${kind}/${kind}.tsx`));
  return Object.keys(manifest).filter((key) => holds(manifest[key]?.file ?? ''));
}

const filesOfStep = ({ fields }: CampaignStep) =>
  filesOf(
    manifest,
    [],
    fields.flatMap(({ kind }) => keysOf(kind)),
  );

/** What each step loads beyond the first page: of the home what comes under a condition or stands below the form. */
export function laterSteps({ name, steps }: Campaign): { step: string; size: number }[] {
  const first = new Set(firstPage(name, 'en'));
  return Object.values(steps).map((step) => {
    const added = filesOfStep(step).filter((file) => !first.has(file));
    return { step: step.name, size: sizeOf(added) };
  });
}

/** The style sheets of every page. */
export function styleSheets(): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files.filter((file) => file.endsWith('.css')))];
}
