import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { consentsOf } from '#src/server/consents/show.ts';
import type { Database } from '#src/server/db/schema.ts';
import { openedRow } from '#src/server/db/sealed/rows.ts';
import { isAbout, type Person } from '#src/server/leads/person.ts';
import { pictureStorage } from '#src/server/pictures/storage.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { handlings } from './register.ts';

/** Everything that is stored about a person, by table, with the wording of each consent and each picture as base64. */
export async function exportPerson(
  db: Kysely<Database>,
  settings: Settings,
  person: Person,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [table, { ties, forgets, isExportedWith }] of handlings) {
    if (!ties || forgets || isExportedWith) continue;
    const { rows } = await sql<object>`select * from ${sql.table(table)} where ${isAbout(table, ties, person)}`.execute(
      db,
    );
    found[table] = rows.map((row) => readable(openedRow(db, table, row)));
  }
  return { ...found, picture: await picturesOf(db, settings, person), consent: await consentsOf(db, person) };
}

/** A row with what was compressed in it as the JSON that it is. */
const readable = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]): [string, unknown] => [
      column,
      value instanceof Uint8Array ? JSON.parse(gunzipSync(value).toString('utf8')) : value,
    ]),
  );

async function picturesOf(db: Kysely<Database>, settings: Settings, { leadIds }: Person): Promise<object[]> {
  if (leadIds.length === 0) return [];
  const rows = await db
    .selectFrom('picture')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('created_at')
    .execute();
  const storage = pictureStorage(db, settings);
  const pictures = [];
  for (const row of rows) {
    const jpeg = row.stored_at === null ? undefined : await storage.read(row);
    const { object_secret: _secret, ...picture } = openedRow(db, 'picture', row);
    pictures.push({ ...picture, ...(jpeg && { jpeg: Buffer.from(jpeg).toString('base64') }) });
  }
  return pictures;
}
