import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#src/server/db/schema.ts';

type Db = Kysely<Database>;

/** A change as it is written to a file, one JSON object a line. */
type ListedChange = {
  id: number;
  kind: string;
  external_id: string | null;
  study_id: number | null;
  status: 'open' | 'draft' | 'closed' | null;
  /** Sites where it recruits in our tables, and leads that name the study. */
  leads: number;
  details: unknown;
};

const PAGE = 500;

type PageOfChanges = { after: number; limit: number; onlyReleased: boolean };

async function page(db: Db, importId: number, { after, limit, onlyReleased }: PageOfChanges) {
  const released = onlyReleased ? sql`and study.status = 'open'` : sql``;
  const { rows } = await sql<ListedChange>`
    select change.id, change.kind, change.external_id, change.study_id, study.status, change.details,
      (select count(*) from lead where lead.study_id = change.study_id)::integer as leads
    from register_change change left join study on study.id = change.study_id
    where change.import_id = ${importId} and change.id > ${after} ${released} order by change.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

async function* jsonLines(db: Db, importId: number, counted: () => void): AsyncGenerator<string> {
  let after = 0;
  for (;;) {
    const rows = await page(db, importId, { after, limit: PAGE, onlyReleased: false });
    for (const { id, ...change } of rows) {
      counted();
      after = id;
      yield `${JSON.stringify(change)}\n`;
    }
    if (rows.length < PAGE) return;
  }
}

/** Writes everything that an import told into a file, one JSON object a line. Gives how many; without any, no file. */
export async function writeChanges(db: Db, importId: number, file: string): Promise<number> {
  let count = 0;
  const lines = jsonLines(db, importId, () => (count += 1));
  await pipeline(Readable.from(lines), createWriteStream(file));
  if (count === 0) await rm(file);
  return count;
}

/** What each kind of change is called in a summary. */
const names: Readonly<Record<string, string>> = {
  closed: 'no longer recruit',
  gone: 'are gone from the register',
  unusable: 'cannot be used any more',
  reopened: 'recruit again',
  sites: 'have other sites',
  ages: 'have other ages',
  gender: 'have another gender',
  conditions: 'have other conditions',
  criteria: 'have other criteria',
  texts: 'have another title or summary',
};

/** A summary of what differs from the import before, and the open studies among it, each with what to do. */
export async function changeLines(db: Db, importId: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ kind: string; n: number; open: number }>`
    select change.kind, count(*)::integer as n, (count(*) filter (where study.status = 'open'))::integer as open
    from register_change change left join study on study.id = change.study_id
    where change.import_id = ${importId} and change.kind <> 'refused' group by change.kind order by n desc`.execute(db);
  if (rows.length === 0) return ['Nothing differs from the import before.'];
  const open = rows.reduce((sum, row) => sum + row.open, 0);
  const shown = open > 0 ? await page(db, importId, { after: 0, limit, onlyReleased: true }) : [];
  return [
    'Since the import before:',
    ...rows.map(
      (row) => `  ${row.n} studies ${names[row.kind] ?? row.kind}${row.open > 0 ? `, ${row.open} open` : ''}`,
    ),
    ...(open > 0 ? ['Open studies are not changed by an import:'] : []),
    ...shown.map(openLine),
    ...(open > shown.length ? [`  and ${open - shown.length} more`] : []),
  ];
}

function openLine({ kind, external_id: number, study_id: id, details }: ListedChange): string {
  const cure = ['closed', 'gone', 'unusable'].includes(kind) ? `close ${id}` : `take ${id}`;
  return `  ${number} (study ${id}): ${inWords(kind, details)}; npm run studies -- ${cure}`;
}

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** The change of a study in a few words. */
export function inWords(kind: string, details: unknown): string {
  // What `Change` carries, as it was stored.
  const { before, after, added, gone, reason } = details as Record<string, unknown>;
  if (kind === 'sites') return `${count(added)} sites more, ${count(gone)} gone`;
  if (kind === 'ages') return `ages ${agesOf(before)} now ${agesOf(after)}`;
  if (kind === 'gender') return `gender ${String(before)} now ${String(after)}`;
  if (typeof reason === 'string') return reason;
  return (names[kind] ?? kind).replace(/^(are|have) /, '');
}

function agesOf(bounds: unknown): string {
  const { minAge, maxAge } = bounds as { minAge: number | null; maxAge: number | null };
  return `${minAge ?? 0} to ${maxAge ?? 'any'}`;
}
