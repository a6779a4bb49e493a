import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Statements that each connection keeps at most; others are parsed and planned each time. */
const KEPT = 200;

/** A pool whose connections keep each statement that comes again, so that it is parsed and planned once. */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (statement: string): string | undefined => {
    if (!names.has(statement) && names.size < KEPT) names.set(statement, `kept_${names.size}`);
    return names.get(statement);
  };
  const connect = async () => prepared(await pool.connect(), nameOf);
  return { connect, end: () => pool.end(), options: pool.options };
}

function prepared(client: PoolClient, nameOf: (statement: string) => string | undefined): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('These connections have no cursors.');
    return client.query({ name: nameOf(text), text, values: [...values] });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
