import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeTemplate } from '#src/server/testing/engines/template.ts';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { openEmbedded, openPostgres } from '#src/server/db/open.ts';
import { isOnPostgres, providedEngine } from '#src/server/testing/engines/provided.ts';
import type { TestDatabase } from '#src/server/testing/engines/engine.ts';
import { run } from '#src/server/testing/process.ts';
import { writeRegister } from './testing/generatedRegister.ts';

const folder = mkdtempSync(join(tmpdir(), 'openscreener-restart-'));
const file = join(folder, 'register.json');
/** More than two batches. */
const register = { studies: 600, sitesEach: 2 };
let database: TestDatabase | undefined;
const dataDir = join(folder, 'data');
const environment = (): Record<string, string> => ({
  ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
  ...(database?.url === undefined
    ? { DATA_DIR: dataDir }
    : { DATABASE_URL: database.url, COOKIE_SECRET: 'only used by the tests of imports' }),
});

beforeAll(async () => {
  await writeRegister(file, register);
  if (isOnPostgres()) database = await providedEngine().open();
  else await placeTemplate(join(dataDir, 'db'));
  return async () => {
    await database?.close();
  };
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A module of a process that kills itself with its next batch under way, as soon as it has told of one: nobody else is so quick for certain. */
const killsItself = `const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (text) => {
  if (String(text).includes(' records, ')) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  return write(text);
};`;

type Rows = { studies: number; numbers: number; sites: number; keys: number; criteria: number };

/** What the imports brought, besides the demo data. */
async function rowsOf(): Promise<Rows | undefined> {
  const url = database?.url;
  const opened = url === undefined ? await openEmbedded(dataDir, join(dataDir, 'db')) : openPostgres(url);
  const { rows } =
    await sql<Rows>`with imported as (select * from study where coalesce(external_id, '') not like 'DEMO-%'),
    opened as (select * from site where coalesce(ext_id, '') not like 'DEMO-%')
    select (select count(*)::integer from imported) as studies,
    (select count(distinct external_id)::integer from imported) as numbers, (select count(*)::integer from opened) as sites,
    (select count(distinct ext_id)::integer from opened) as keys, (select sum(jsonb_array_length(criteria))::integer from criterion_draft) as criteria,
    (select count(*)::integer from registered where import_id = 1) as registered`.execute(opened.db);
  await opened.close();
  return rows[0];
}

test(
  'an import that is killed goes on where it was: nothing doubled, nothing missing',
  { timeout: 180_000 },
  async () => {
    const options = `--import=data:text/javascript,${encodeURIComponent(killsItself)}`;
    const killed = { ...environment(), NODE_OPTIONS: options };
    expect((await run('scripts/operate.ts', ['studies', 'import', file, '--whole'], killed)).code).toBe(null);
    const part = await rowsOf();
    expect(part?.studies).toBeGreaterThan(0);
    expect(part?.studies).toBeLessThan(register.studies);

    const rest = await run('scripts/operate.ts', ['studies', 'import', file, '--whole'], environment());
    expect(rest).toMatchObject({ code: 0, errors: '' });
    expect(rest.output).toContain(`Went on after record ${part?.studies}, where the import of this file was stopped.`);
    const whole = await rowsOf();
    const sites = Number(/(\d+) sites/.exec(rest.output)?.[1]);
    expect(whole).toEqual({
      studies: 600,
      numbers: 600,
      sites,
      keys: sites,
      criteria: 600 * 21,
      registered: 600,
    });
  },
);
