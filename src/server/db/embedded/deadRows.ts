import type { EmbeddedEngine } from './steadyEngine.ts';

/** A table is vacuumed for so many dead rows and a fifth of those that are alive, as PostgreSQL does by itself. */
const FEWEST = 1000;
/** And for so many in any case: it takes the longer the more there are. */
const MOST = 50_000;
/** Bytes of indexes that are gone through at once: each is read whole, however few rows are dead. A million rows have a multiple. */
const INDEX_BYTES = 32 * 1024 * 1024;

type Limits = { fewest?: number; most?: number; indexBytes?: number };

const hasLargeIndexes = 'pg_indexes_size(one.oid) + coalesce(pg_indexes_size(one.reltoastrelid), 0) > $1';
const ownTables = "relkind = 'r' and relnamespace = current_schema()::regnamespace";

/** The table with the most dead rows, among those that have enough; what lies beside a row because of its size counts too. */
const fullest = `
  select quote_ident(relname) as name, ${hasLargeIndexes} as "isLarge" from pg_class one,
    lateral (select max(n_dead_tup) as dead from pg_stat_all_tables
      where relid in (one.oid, one.reltoastrelid) and n_dead_tup > least($2 + n_live_tup / 5, $3)) counted
  where ${ownTables} and dead > 0
  order by dead desc limit 1`;

/**
 * Vacuums the table with the most dead rows; gives its name, or undefined where none has enough. Queries wait for it: where
 * the indexes are large, what leads to the dead rows stays in them until `vacuumLarge`.
 */
export async function vacuumFullest(
  engine: EmbeddedEngine,
  { fewest = FEWEST, most = MOST, indexBytes = INDEX_BYTES }: Limits = {},
): Promise<string | undefined> {
  const { rows } = await engine.query<{ name: string; isLarge: boolean }>(fullest, [indexBytes, fewest, most]);
  const [table] = rows;
  if (table)
    await engine.query(`vacuum (truncate false, index_cleanup ${table.isLarge ? 'off' : 'auto'}) ${table.name}`);
  return table?.name;
}

/** Vacuums the tables with large indexes, and these whole, which takes seconds for millions of rows: before anybody waits. */
export async function vacuumLarge(engine: EmbeddedEngine, indexBytes = INDEX_BYTES): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class one where ${ownTables} and ${hasLargeIndexes}`,
    [indexBytes],
  );
  for (const { name } of rows) await engine.query(`vacuum (truncate false, index_cleanup on) ${name}`);
}
