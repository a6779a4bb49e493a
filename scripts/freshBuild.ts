import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build.ts';

const sources = [
  'src',
  'widgets',
  'campaigns',
  'schemas',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];
const product = 'dist/client/index.html.br';

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds unless the last build is newer than all its sources. */
export async function buildIfStale(): Promise<void> {
  if (existsSync(product) && statSync(product).mtimeMs > Math.max(...sources.map(newest))) return;
  console.log('Building the pages…');
  await buildAll();
}
