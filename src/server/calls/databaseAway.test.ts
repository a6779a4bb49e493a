import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CallName } from '#src/api/call.ts';
import { services } from '#src/api/services.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { openAbsent } from '#src/server/testing/engines/absent.ts';
import { inputsAbout } from '#src/server/testing/goodInputs.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const inputs = inputsAbout('a-slug-of-somebody');

/** Calls that ask the database nothing. */
const without: readonly CallName[] = ['session', 'canCallNow', 'validatePhone', 'agentAvailability'];

const server = testServer({ open: openAbsent });
/** A session that saved a lead while the database was there. */
const before = testServer();

// The keys of the table are the calls.
test.each(Object.keys(services) as CallName[])('%s while the database is away', async (name) => {
  const visitor = await server().visitor();
  const { visitor: earlier } = await saveLead(before());
  for (const [cookie, value] of earlier.cookies) if (cookie.startsWith('lead-')) visitor.cookies.set(cookie, value);
  const response = await visitor.call(name, inputs[name], { 'idempotency-key': randomUUID() });
  if (without.includes(name)) return expect(response.statusCode).toBeLessThan(300);
  expect(response.statusCode, 'a call that asks the database nothing is in the list above').toBe(503);
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
    503,
    '5',
    expect.objectContaining({ error: 'unavailable' }),
  ]);
});

test('a server whose database is away lives on without being ready, and shows its pages', async () => {
  const stranger = server().stranger();
  const statuses = [];
  for (const path of ['/readyz', '/healthz', '/privacy-policy'])
    statuses.push((await stranger.send('GET', path)).statusCode);
  expect(statuses).toEqual([503, 200, 200]);
});

test('people get a page while the database is away, in both languages, with when to come again', async () => {
  const { slug } = await saveLead(before());
  const url = await linkOf(before(), slug);
  const ask = (accept: string) => server().app.inject({ url, headers: { accept } });
  const [page, problem] = [await ask('text/html,*/*;q=0.8'), await ask('*/*')];
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  expect(page.body).toContain('The page could not be shown. Your answers are kept.');
  expect(page.body).toContain('<section lang="es">');
  expect([problem.statusCode, problem.json()]).toEqual([503, expect.objectContaining({ error: 'unavailable' })]);
});
