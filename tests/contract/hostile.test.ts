import { beforeAll, describe, expect, test } from 'vitest';
import { csrfHeader, services } from '#src/api/services.ts';
import { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { metricsText } from '#src/server/operator/metrics/listener.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer, secretsOf } from '#src/server/testing/startTestServer.ts';
import { goodInputs } from '#src/server/testing/goodInputs.ts';
import { attack } from '#tests/load/hostile.ts';
import { markers, withMarkers } from '#tests/load/markers.ts';
import { callNames, countRows, sendParts } from '#tests/load/sending.ts';

/** Requests per call; `npm run fuzz` sends as many as wanted. */
const RUNS = 20;

const metrics = new RequestMetrics();
const server = testServer({ metrics });

describe('generated requests', () => {
  test.each(callNames)('%s has no failure, words for each refusal and no row of a refused one', async (name) => {
    const { requests } = await attack(server(), name, RUNS);
    expect(requests).toBe(RUNS);
  });
});

/** A session and its token from before the secret of the server was changed: whole, fitting each other, and of no use. */
async function rotatedSession(): Promise<Record<string, string>> {
  const earlier = await startTestServer(
    server(),
    {},
    { cookieSecrets: secretsOf('the secret that was used until last week') },
  );
  const visitor = await earlier.visitor();
  const taken = await sendParts(visitor, 'actions', examples.actions);
  await earlier.close();
  expect(taken.statusCode).toBe(204);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, [csrfHeader]: visitor.cookies.get('XSRF-TOKEN') ?? '' };
}

describe('forged writes', () => {
  let stale: Record<string, string> = {};
  beforeAll(async () => void (stale = await rotatedSession()));
  const writing = callNames.filter((name) => services[name].method !== 'GET');
  test.each(writing)('%s takes nothing without its own session, and leaves no row', async (name) => {
    const visitor = await server().visitor();
    const other = await server().visitor();
    const input = (await goodInputs(visitor))[name];
    const [secret = ''] = [visitor.cookies.get('csrf')];
    const cases: readonly Record<string, string>[] = [
      { [csrfHeader]: '' },
      { [csrfHeader]: other.cookies.get('XSRF-TOKEN') ?? '' },
      { [csrfHeader]: 'abcdefgh-abcdefghijklmnopqrstuvwxyz0123456789' },
      { cookie: '' },
      { cookie: `csrf=${secret.slice(0, -4)}AAAA` },
      stale,
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ];
    const before = await countRows(server());
    const statuses = [];
    for (const headers of cases) statuses.push((await sendParts(visitor, name, input, headers)).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 415]);
    expect(await countRows(server())).toBe(before);
  });
});

test('forty marker values sent through every call are in no log line, no metric and no refusal', async () => {
  const visitor = await server().visitor();
  const good = await goodInputs(visitor);
  server().lines.length = 0;
  const refusals: string[] = [];
  let taken = 0;
  for (const name of callNames)
    for (const input of withMarkers(good[name])) {
      const { statusCode, body } = await sendParts(visitor, name, input);
      if (statusCode >= 400) refusals.push(body);
      else taken += 1;
    }
  const told = [
    server().lines.join('\n'),
    await metricsText({ db: server().db, requests: metrics }),
    refusals.join('\n'),
  ];
  expect(markers).toHaveLength(40);
  expect([taken > 20, refusals.length > 20, server().lines.length > 60]).toEqual([true, true, true]);
  expect(told.map((text) => markers.filter((marker) => text.includes(marker)))).toEqual([[], [], []]);
});
