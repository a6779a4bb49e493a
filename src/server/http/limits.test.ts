import { describe, expect, test } from 'vitest';
import { embeddedEngine } from '#src/server/testing/engines/engine.ts';
import { examples } from '#src/server/testing/examples.ts';
import { openWorld } from '#src/server/testing/testServer.ts';
import { createWorld } from '#src/server/testing/startTestServer.ts';

describe('limits', () => {
  const world = openWorld(embeddedEngine, () => ({ RATE_LIMIT_FACTOR: '0.1' }));

  test('too many questions about participants are refused with a time to wait, tokens or not', async () => {
    const visitor = await world().visitor();
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
    const visitor = await world().visitor();
    expect((await visitor.call('validatePhone', examples.validatePhone)).statusCode).toBe(200);
  });

  test('both answers about participants take the same time', async () => {
    const unlimited = await createWorld(world());
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
