import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openEmbedded } from './open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'openscreener-opened-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a database that a signal kept from being made whole is made anew', { timeout: 60_000 }, async () => {
  const folder = join(dataDir, 'db');
  mkdirSync(`${folder}.unfinished`);
  writeFileSync(join(`${folder}.unfinished`, 'PG_VERSION'), '18');
  const { db, close } = await openEmbedded(dataDir, folder);
  const { rows } = await sql`select 1 as one`.execute(db);
  await close();
  expect(rows).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('db'))).toEqual(['db', 'db.lock']);
});
