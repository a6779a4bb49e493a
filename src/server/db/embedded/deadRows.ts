import type { EmbeddedEngine } from './steadyEngine.ts';

/** A table is vacuumed for so many dead rows and a fifth of those that are alive, as PostgreSQL does by itself. */
const FEWEST = 1000;

/** The table with the most dead rows, among those that have enough; what lies beside a row because of its size counts too. */
const fullest = `
  select quote_ident(relname) as name from pg_class one,
    lateral (select max(n_dead_tup) as dead from pg_stat_all_tables
      where relid in (one.oid, one.reltoastrelid) and n_dead_tup > $1 + n_live_tup / 5) counted
  where relkind = 'r' and relnamespace = current_schema()::regnamespace and dead > 0
  order by dead desc limit 1`;

/** Vacuums the table with the most dead rows; gives its name, or undefined where none has more than `fewest`. Queries wait for it. */
export async function vacuumFullest(engine: EmbeddedEngine, fewest = FEWEST): Promise<string | undefined> {
  const { rows } = await engine.query<{ name: string }>(fullest, [fewest]);
  const name = rows[0]?.name;
  if (name !== undefined) await engine.query(`vacuum (truncate false) ${name}`);
  return name;
}
