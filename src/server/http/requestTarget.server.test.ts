import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer({
  environment: () => ({ MAX_IN_FLIGHT: '1', SCHEDULING_STAND_IN: 'slow', STAND_IN_DELAY_MS: '1000' }),
});
let address: URL;
beforeAll(async () => void (address = new URL(await server().app.listen({ port: 0, host: '127.0.0.1' }))));

/** What is answered to a request that names a whole address as its target, as one to a proxy does. */
function ask(target: string): Promise<{ status: number | undefined; location: string | undefined }> {
  const { hostname, port } = address;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then(() => resolve({ status, location: headers.location }), reject);
    })
      .on('error', reject)
      .end();
  });
}

test('whoever names a whole address takes a place like everybody, and finds none where all are taken', async () => {
  const target = 'http://trials.example/api/scheduling/availability?to=7&timezone=UTC';
  const answers = await Promise.all([ask(target), ask(target), ask(target)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '503', '503']);
});

test.each([
  ['http://evil.example/signup/ws10/home?firstName=A&x=1', '/signup/ws10/home?x=1'],
  ['HTTPS://evil.example:8443/signup/ws10/home?firstName=A', '/signup/ws10/home'],
  ['http://evil.example?firstName=A', '/'],
])('whoever asks for %s is led on to our page, and to no other host', async (target, location) => {
  expect(await ask(target)).toEqual({ status: 303, location });
});
