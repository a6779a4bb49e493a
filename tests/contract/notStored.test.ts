import { expect, test } from 'vitest';
import { goodInputs } from '#src/server/testing/goodInputs.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { callNames, sendParts } from '#tests/load/sending.ts';

const server = testServer();

test.each(['/healthz', '/readyz'])('no cache keeps what %s answered a moment ago', async (path) => {
  expect((await server().stranger().send('GET', path)).headers['cache-control']).toBe('no-store');
});

test.each(callNames)('no cache keeps what %s answers, nor what it refuses', async (name) => {
  const visitor = await server().visitor();
  const input = (await goodInputs(visitor))[name];
  const answers = [
    await sendParts(visitor, name, input),
    await sendParts(visitor, name, { ...input, query: { ...('query' in input ? input.query : {}), 'not-known': '1' } }),
    await sendParts(visitor, name, input, { cookie: '' }),
  ];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store', 'no-store']);
});
