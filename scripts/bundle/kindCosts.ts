import { campaignSource, laterSource, restSource } from '#src/app/entry/campaignFile.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import type { ModuleMap } from '#scripts/vite/moduleMap.ts';

/** What one kind adds to a flow: bytes after brotli, and whether visitors wait for them on the first page. */
export type KindCost = { kind: string; bytes: number; isFirst: boolean };

type Imports = ModuleMap['imports'];

const client = '/src/app/entry/client.tsx';
const kindOf = (id: string) => /\/widgets\/(\w+)\/\1\.tsx$/.exec(id)?.[1];

/** The modules that some modules import, directly or not, themselves included; `without` is left out with its imports. */
function reachable(imports: Imports, roots: readonly string[], without?: string): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of imports[id] ?? []) if (next !== without) found.add(next);
  return found;
}

/**
 * What each kind of a flow adds to it: the modules that nothing else of the flow imports. The size of a module is its
 * share of the compressed size of its file, so the figures are close, not exact. The most expensive kind comes first.
 */
export function kindCosts(
  campaign: string,
  { files, imports }: ModuleMap,
  sizeOfFile: (file: string) => number,
): KindCost[] {
  const bytes = new Map<string, number>();
  for (const [file, lengths] of Object.entries(files)) {
    const total = Object.values(lengths).reduce((sum, length) => sum + length, 0);
    for (const [id, length] of Object.entries(lengths))
      bytes.set(id, (bytes.get(id) ?? 0) + (total > 0 ? (sizeOfFile(file) * length) / total : 0));
  }
  const first = `\0${campaignSource(campaign, sourceLocale)}`;
  const roots = [
    ...Object.keys(imports).filter((id) => id.endsWith(client)),
    first,
    `\0${restSource(campaign, sourceLocale)}`,
    `\0${laterSource(campaign)}`,
  ];
  const all = reachable(imports, roots);
  const widgets = roots.flatMap((root) => (imports[root] ?? []).map((id) => ({ id, isFirst: root === first })));
  return widgets
    .flatMap(({ id, isFirst }) => {
      const kind = kindOf(id);
      if (kind === undefined) return [];
      const others = reachable(imports, roots, id);
      const own = [...all].filter((one) => !others.has(one));
      return [{ kind, isFirst, bytes: own.reduce((sum, one) => sum + (bytes.get(one) ?? 0), 0) }];
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}
