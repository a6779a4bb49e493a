import { modules } from './measure.ts';
import { packageOf } from './packageOf.ts';

/** The packages and layers in files of the build: their length before minification and compression, longest first. */
export function packageSizes(files: readonly string[]): { name: string; length: number }[] {
  const lengths = new Map<string, number>();
  for (const file of files)
    for (const [id, length] of Object.entries(modules[file] ?? {}))
      lengths.set(packageOf(id), (lengths.get(packageOf(id)) ?? 0) + length);
  return [...lengths].map(([name, length]) => ({ name, length })).toSorted((a, b) => b.length - a.length);
}
