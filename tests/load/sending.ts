import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { CallName } from '#src/api/call.ts';
import { apiBasePath, services, type Service } from '#src/api/services.ts';
import type { Headers, Visitor } from '#src/server/testing/visitor.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';

export const callNames = Object.keys(services).filter((name): name is CallName => name in services);

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Text that an address can carry: half a character cannot even be written. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text ?? '').toString());
}

/** Sends any input to a call, whether it fits or not; a list in the query is repeated, as pages send it. */
export function sendParts(visitor: Visitor, name: CallName, parts: Parts, headers: Headers = {}) {
  const { method, path }: Service = services[name];
  const url = path.replace(/:(\w+)/g, (_, key: string) => encoded(parts.params?.[key]));
  const query = Object.entries(parts.query ?? {}).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(key)}=${encoded(item)}`),
  );
  const address = `${apiBasePath}${url}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const body = method === 'GET' ? undefined : (parts.body ?? {});
  return visitor.send(method, address, body, { 'idempotency-key': randomUUID(), ...headers });
}

/** How many rows there are in all tables together. */
export async function countRows({ db }: Pick<TestServer, 'db'>): Promise<number> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const counts = tables.rows.map(({ name }) => sql`(select count(*) from ${sql.table(name)})`);
  const { rows } = await sql<{ n: number }>`select ${sql.join(counts, sql` + `)} as n`.execute(db);
  return rows[0]?.n ?? 0;
}

export const securityHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
