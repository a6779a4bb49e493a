import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { KeptValues } from './keptValues.ts';
import { bytesOf, packed, type Packed } from './packed.ts';

/** A name with a hash of its content, which never changes. A lower-case word of eight letters is none. */
export const hashed = /[-.](?=[\w-]{0,7}[\dA-Z])[\w-]{8}\.\w+(\.map)?$/;

/** What a build has most of. Others are sent from the disk. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** More than a build has. */
const limits = { values: 2000, bytes: 64 * 1024 * 1024 };

type HashedFile = { type: string; of: Packed };

async function readPacked(file: string): Promise<Packed> {
  const brotli = existsSync(`${file}.br`) ? await readFile(`${file}.br`) : undefined;
  return packed(await readFile(file), brotli);
}

/**
 * Files of the build whose names have a hash, by their path below `folder`; undefined for any other. They never change:
 * read once, they are kept, since every visit asks for dozens.
 */
export function hashedFiles(folder: string): (path: string) => Promise<HashedFile | undefined> {
  const kept = new KeptValues<HashedFile>({ ...limits, bytesOf: ({ of }) => bytesOf(of) });
  return async (path) => {
    const type = types[extname(path)];
    // A name of one folder and one file, so that nothing else can be meant.
    if (type === undefined || !hashed.test(path) || !/^signup\/\w+\/[\w.-]+$/.test(path)) return undefined;
    const file = join(folder, path);
    if (!kept.has(path) && !existsSync(file)) return undefined;
    return kept.get(
      path,
      async () => ({ type, of: await readPacked(file) }),
      () => true,
    );
  };
}
