import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres, type OpenDatabase } from './db/open.ts';
import { embeddedEngine } from './testing/engine.ts';
import { exampleLead, examples } from './testing/examples.ts';
import { createWorld, type World } from './testing/world.ts';

describe('limits', () => {
  let engine: Pick<OpenDatabase, 'db' | 'close'>;
  let world: World;

  beforeAll(async () => {
    engine = await embeddedEngine();
    world = await createWorld(engine, { RATE_LIMIT_FACTOR: '0.1' });
  });
  afterAll(async () => {
    await world.close();
    await engine.close();
  });

  test('too many questions about participants are refused with a time to wait, tokens or not', async () => {
    const visitor = await world.visitor();
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
    const visitor = await world.visitor();
    expect((await visitor.call('validatePhone', examples.validatePhone)).statusCode).toBe(200);
  });

  test('both answers about participants take the same time', async () => {
    const unlimited = await createWorld(engine);
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

describe('a database that is away', () => {
  test('is answered with 503 and a time to wait, and the pages go on', async () => {
    const away = openPostgres('postgres://nobody@127.0.0.1:1/none');
    const world = await createWorld(away);
    const visitor = await world.visitor();
    const replies = [
      await visitor.call('createLead', { body: exampleLead() }, { 'idempotency-key': 'a-key-of-mine' }),
      await visitor.call('indicationCategories', { query: { locale: 'en' } }),
      await visitor.send('GET', '/readyz'),
    ];
    const alive = [await visitor.send('GET', '/healthz'), await visitor.send('GET', '/privacy-policy')];
    await world.close();
    await away.close();
    expect(replies.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`)).toEqual([
      '503 5',
      '503 5',
      '503 5',
    ]);
    expect(replies[0]?.json()).toMatchObject({ error: 'unavailable' });
    expect(alive.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
