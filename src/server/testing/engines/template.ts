import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { makeFolder } from '#src/server/db/embedded/makeFolder.ts';
import { openInMemory } from '#src/server/db/open.ts';
import { seedDemo } from '#src/server/db/demo/seed.ts';
import { readied } from './testKeys.ts';

const sources = new URL('../../', import.meta.url);

/** Where it is kept: a test may name another folder for its own files. */
const keptIn = tmpdir();

let template: Promise<Blob> | undefined;

/** An embedded database with tables and demo data, made once for every state of the sources and kept between runs. */
export const databaseTemplate = (): Promise<Blob> =>
  (template ??= templateFile().then((file) => new Blob([readFileSync(file)])));

/**
 * Lays the template out in a folder, which is made: a database that a server has made and served from, for tests of
 * anything but its making, which takes more than ten times as long.
 */
export async function placeTemplate(folder: string): Promise<void> {
  makeFolder(folder);
  execFileSync('tar', ['-xf', await templateFile(), '-C', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function templateFile(): Promise<string> {
  const file = join(keptIn, `openscreener-template-${sourceHash()}.tar`);
  if (!existsSync(file)) {
    const made = await openInMemory();
    const { db } = await readied(made);
    await seedDemo(db);
    await dropUnused(made.pglite);
    const dump = await made.pglite.dumpDataDir('none');
    await made.close();
    const making = join(mkdtempSync(join(keptIn, 'openscreener-')), 'template.tar');
    writeFileSync(making, Buffer.from(await dump.arrayBuffer()));
    renameSync(making, file);
  }
  return file;
}

/** Removes the databases that others are copied from: half of the files, which every test database would write out. */
async function dropUnused(pglite: Pick<PGlite, 'exec'>): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
}

/** What the tables and what is in them are made by. */
const isSource = (name: string) => /^(db|sealing)\/|^testing\/engines\//.test(name);

function sourceHash(): string {
  const hash = createHash('sha256').update(readFileSync(new URL('../../../../package-lock.json', import.meta.url)));
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of names.filter(isSource).toSorted()) hash.update(name).update(readFileSync(new URL(name, sources)));
  return hash.digest('hex').slice(0, 16);
}
