import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build } from 'vite';

const brotli = promisify(brotliCompress);

const compressed = /\.(js|css|html|svg|json)$/;

/** Writes the brotli form of every text file beside it; the server sends it where the browser takes it. */
async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressed.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${path}.br`, await brotli(await readFile(path), quality));
    }),
  );
}

/**
 * Builds what browsers load, and the module with which the server renders pages; for a profile with source maps beside the
 * scripts, which these do not name.
 */
export async function buildAll({ hasSourceMaps = false } = {}): Promise<void> {
  await rm('dist', { recursive: true, force: true });
  await build({ logLevel: 'warn', build: { sourcemap: hasSourceMaps && 'hidden' } });
  await build({ logLevel: 'warn', build: { ssr: 'src/app/entry/server.tsx' } });
  await compress('dist/client');
}

if (import.meta.main) await buildAll();
