import { describe, expect, test } from 'vitest';
import { testKeys } from '#src/server/testing/engines/testKeys.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';

const alone = testServer();

describe('limits', () => {
  const server = testServer({ environment: () => ({ RATE_LIMIT_FACTOR: '0.1' }) });

  test('too many questions about participants are refused with a time to wait, tokens or not', async () => {
    const visitor = await server().visitor();
    const [first, second, third] = [
      await visitor.call('alreadyMatched', examples.alreadyMatched),
      await visitor.call('alreadyMatched', examples.alreadyMatched, { 'x-xsrf-token': 'guess' }),
      await visitor.call('alreadyMatched', examples.alreadyMatched),
    ];
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 403, 429]);
    expect(third.json()).toMatchObject({ error: 'tooMany' });
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('other calls have limits of their own', async () => {
    const visitor = await server().visitor();
    expect((await visitor.call('validatePhone', examples.validatePhone)).statusCode).toBe(200);
  });

  test('both answers about participants take the same time', async () => {
    const unlimited = await startTestServer(server(), {}, { evenAnswers: true });
    const visitor = await unlimited.visitor();
    const times = [];
    for (const phone of ['+12125550199', '+12125550100']) {
      const start = performance.now();
      await visitor.call('alreadyMatched', { body: { phone, studyId: 1 } });
      times.push(performance.now() - start);
    }
    await unlimited.close();
    expect(Math.min(...times)).toBeGreaterThan(50);
  });
});

test('the answer takes as long where no code goes out, since others had so many sent', async () => {
  const even = await startTestServer(alone(), { RATE_LIMIT_FACTOR: '1' }, { evenAnswers: true });
  const times = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const visitor = await even.visitor();
    const start = performance.now();
    await visitor.call('sendCode', examples.sendCode);
    times.push(performance.now() - start);
  }
  await even.close();
  expect(await keptMessages(alone().db, '+12125550123')).toHaveLength(5);
  expect(Math.min(...times)).toBeGreaterThan(245);
});

test('servers of one database count consents, bookings and signatures of an address together', async () => {
  const shared = {
    STAND_INS: 'true',
    DATABASE_URL: 'postgres://of-others?sslmode=disable',
    COOKIE_SECRET: 'a secret that is only used by tests',
    ENCRYPTION_KEYS: testKeys.encryptionKeys[0],
  };
  const start = () => startTestServer(alone(), { ...shared, RATE_LIMIT_FACTOR: '0.2' });
  const servers = [await start(), await start()];
  const statuses: number[] = [];
  for (const round of [1, 2])
    for (const one of servers) {
      const visitor = await one.visitor();
      const { statusCode, headers } = await visitor.call('startEsign', examples.startEsign);
      statuses.push(statusCode);
      if (round === 2) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  const rows = await alone().db.selectFrom('request_count').selectAll().execute();
  for (const one of servers) await one.close();
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
});

test('people who asked too often get a page that says what to do, in both languages, and programs a problem', async () => {
  const limited = await startTestServer(alone(), { RATE_LIMIT_FACTOR: '0.002' });
  const get = (url: string, accept: string) => limited.app.inject({ url, headers: { accept } });
  for (let turn = 0; turn < 3; turn += 1)
    for (const url of ['/terms-of-use', '/api/postal_codes/verify']) await get(url, 'text/html');
  const [policy, page, program, call] = [
    await get('/terms-of-use', 'text/html,*/*;q=0.8'),
    await get('/signup/ss1/home', 'text/html,*/*;q=0.8'),
    await get('/terms-of-use', '*/*'),
    await get('/api/postal_codes/verify', 'text/html'),
  ];
  await limited.close();
  for (const { statusCode, headers, body } of [policy, page]) {
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['content-security-policy']).toContain('default-src');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Please wait one minute. Your answers are kept.');
    expect(body).toContain('<section lang="es">');
    expect(body).not.toContain('<script');
  }
  for (const { statusCode, headers, body } of [program, call]) {
    expect([statusCode, JSON.parse(body)]).toEqual([429, expect.objectContaining({ error: 'tooMany' })]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});
