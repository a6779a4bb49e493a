import type { Locale } from '#src/domain/facts.ts';
import { campaignSource } from './campaignFile.ts';

/** The manifest that Vite writes beside the client build: what each module became, and what it imports. */
export type Manifest = Readonly<
  Record<string, { file: string; src?: string; css?: readonly string[]; imports?: readonly string[] }>
>;

/** Whether a part is the script that the page itself loads. */
export const isOfPage = ({ src = '' }: Manifest[string]): boolean => src.endsWith('.html');

/**
 * The files that the given modules need, and the parts of the manifest named by key, without the entry, which the page
 * itself names; addresses below the root of the site.
 */
export function filesOf(manifest: Manifest, sources: readonly string[], keys: readonly string[] = []): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const part = manifest[key];
    if (!part || seen.has(key)) return;
    seen.add(key);
    part.imports?.forEach(visit);
  };
  Object.keys(manifest)
    .filter((key) => sources.includes(manifest[key]?.src ?? ''))
    .forEach(visit);
  keys.forEach(visit);
  return [...seen].flatMap((key) => {
    const part = manifest[key];
    return part && !isOfPage(part) ? [part.file] : [];
  });
}

/** The file of a campaign in a language. */
export function campaignFileOf(manifest: Manifest, campaign: string, locale: Locale): string | undefined {
  return Object.values(manifest).find(({ src }) => src === campaignSource(campaign, locale))?.file;
}
