/** The manifest that Vite writes beside the client build: what each module became, and what it imports. */
export type Manifest = Readonly<
  Record<
    string,
    { file: string; src?: string; isEntry?: boolean; css?: readonly string[]; imports?: readonly string[] }
  >
>;

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
  return [...seen].flatMap((key) => (manifest[key]?.isEntry ? [] : (manifest[key]?.file ?? [])));
}

/** The modules that the first step of a campaign needs in a language. */
export function sourcesOf(campaign: string, locale: string): string[] {
  return [`virtual:campaign/${campaign}-${locale}`];
}
