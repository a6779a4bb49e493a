import { readFile, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { plainPage } from './plain.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the page that is written by hand in React, and the one without a script, into a folder; see `buildAll`. */
export async function buildByHand(folder: string, { hasSourceMaps = false } = {}): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: folder,
      target: 'es2022',
      emptyOutDir: true,
      sourcemap: hasSourceMaps && 'hidden',
      rolldownOptions: { input: join(import.meta.dirname, 'react.html'), checks: { bundlerTimings: false } },
    },
  });
  const css = await readFile(join(import.meta.dirname, 'page.css'), 'utf8');
  await writeFile(join(folder, 'plain.html'), plainPage(css));
}

/** Serves the files of a folder, compressed once. */
export async function serveFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const files = new Map<string, Buffer>();
  for (const name of names.filter((one) => extname(one) in types))
    files.set(`/${name}`, brotliCompressSync(await readFile(join(folder, name))));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body = files.get(path);
    if (!body) return response.writeHead(404).end();
    const type = `${types[extname(path)]}; charset=utf-8`;
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
