import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { campaignSource, restSource } from '#src/app/entry/campaignFile.ts';
import { campaignFileOf, filesOf, isOfPage, type Manifest } from '#src/app/entry/manifest.ts';
import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { Campaign, CampaignStep } from '#src/flow/campaign.ts';
import { onceOpenSources } from '#scripts/vite/onceOpen.ts';
import { moduleMapFile, type ModuleMap } from '#scripts/vite/moduleMap.ts';

const client = 'dist/client';

function readText(file: string): string {
  const path = join(client, file);
  if (!existsSync(path)) throw new Error(`There is no ${path}; run npm run build.`);
  return readFileSync(path, 'utf8');
}

const read = (file: string): unknown => JSON.parse(readText(file));

// Both were written by the build.
const manifest = read('.vite/manifest.json') as Manifest;
export const { files: modules, imports } = read(moduleMapFile) as ModuleMap;

const entries = Object.entries(manifest).flatMap(([key, part]) => (isOfPage(part) ? [key] : []));
/** What the page loads by itself: its scripts, of which one is no module, so that no other names it. */
const entryFiles = [...readText('index.html').matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
if (entryFiles.length < 2) throw new Error('The scripts of the page were not found; run npm run build.');
const sizes = new Map<string, number>();

/** Bytes of files of the build after brotli. */
export function sizeOf(files: readonly string[]): number {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, readFileSync(join(client, `${file}.br`)).length);
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
}

/** The scripts that a flow's first page needs before a visitor can type: the entry, the campaign, and what both import. */
export function firstPage(campaign: string, locale: Locale): string[] {
  const sources = [campaignSource(campaign, locale)];
  if (filesOf(manifest, sources).length < 2)
    throw new Error(`The scripts of ${campaign} were not found; run npm run build.`);
  return [...new Set([...entryFiles, ...filesOf(manifest, sources, entries)])];
}

/** The keys of the manifest whose files contain a module of this project. */
function keysWith(path: string): string[] {
  const contains = (file: string) => Object.keys(modules[file] ?? {}).some((id) => id.endsWith(`/${path}`));
  return Object.keys(manifest).filter((key) => contains(manifest[key]?.file ?? ''));
}

/** The scripts that every page loads after it is open: calls, effects, the initial payload. */
export function onceOpen(): string[] {
  const before = filesOf(manifest, [], entries);
  const files = filesOf(manifest, [], onceOpenSources.flatMap(keysWith)).filter((file) => !before.includes(file));
  if (files.length === 0) throw new Error('What every page loads once it is open was not found; run npm run build.');
  return files;
}

const filesOfStep = ({ fields }: CampaignStep) =>
  filesOf(
    manifest,
    [],
    fields.flatMap(({ kind }) => keysWith(`widgets/${kind}/${kind}.tsx`)),
  );

/** What each step loads beyond the first page and what follows every page: of home the fields under a condition and those below the form. */
export function laterSteps({ name, steps }: Campaign): { step: string; size: number }[] {
  const first = new Set([...firstPage(name, sourceLocale), ...onceOpen()]);
  return Object.values(steps).map((step) => {
    const added = filesOfStep(step).filter((file) => !first.has(file));
    return { step: step.name, size: sizeOf(added) };
  });
}

/**
 * All scripts of a flow's page that nobody uses until it is quiet: those of the first page, and of the rest of its step where
 * the server does not write all of that.
 */
export function untilQuiet({ name, steps, home }: Campaign, locale: Locale): string[] {
  const isWhole = steps[home]?.fields.every(({ live }) => !live);
  const rest = isWhole ? [] : filesOf(manifest, [restSource(name, locale)]);
  return [...new Set([...firstPage(name, locale), ...onceOpen(), ...rest])];
}

/** The style sheets of every page. */
export function styleSheets(): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files.filter((file) => file.endsWith('.css')))];
}

/** Files that name the file of a flow: when words of that flow change they change too, and every visitor loads them again. */
export function namingCampaignFiles(campaigns: readonly string[], locales: readonly Locale[]): string[] {
  const own = campaigns.flatMap((name) => locales.map((locale) => campaignFileOf(manifest, name, locale) ?? ''));
  const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
  return [...new Set(scripts)].filter((file) => {
    const text = readFileSync(join(client, file), 'utf8');
    return own.some((named) => named !== file && text.includes(basename(named)));
  });
}
