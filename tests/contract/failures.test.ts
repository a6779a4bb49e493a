import type { RequestListener } from 'node:http';
import { Ajv } from 'ajv';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { schemaKeywords } from '#src/api/schemaKeywords.ts';
import type { CallName } from '#src/api/call.ts';
import { call } from '#src/api/client.ts';
import { csrfCookie, services } from '#src/api/services.ts';
import answers from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };
import { answeringServer } from '#tests/support/answeringServer.ts';

// Every call of the product against every failure of a server: each failure becomes one kind of failure, whatever the call.
// What a visitor then meets is the subject of the journeys with failures in the browser tests.

// `Object.keys` widens the names to text.
const names = Object.keys(services) as CallName[];
const ajv = new Ajv({ strict: true }).addVocabulary(schemaKeywords).addSchema(answers).addSchema(api);
// Before any connection is open: while schemas are compiled nobody notices that the server closes one.
const empty = names.filter((name) =>
  ajv.validate({ $ref: `api.schema.json#/properties/${name}/properties/reply` }, null),
);

const answering =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);

const failures: readonly [failure: string, answer: RequestListener, failure: object][] = [
  ['an error', answering(500, 'a page of a proxy'), { status: 500, code: 'unknown' }],
  ['no answer in time', () => undefined, { status: 0, code: 'timeout' }],
  ['an answer that stops', (_, response) => response.writeHead(200).write('{"a":'), { status: 0, code: 'timeout' }],
  ['a broken connection', (_, response) => response.destroy(), { status: 0, code: 'network' }],
  ['a page in place of the answer', answering(200, '<html>Sign in to this network</html>'), { code: 'malformed' }],
  ['half an answer', answering(200, '{"study":{"id":'), { code: 'malformed' }],
  ['a text', answering(200, '"yes"'), { code: 'malformed' }],
  ['a list of something else', answering(200, '[{"unexpected":true}]'), { code: 'malformed' }],
];

const { page, answers: serverAnswers } = answeringServer();
beforeEach(() => void page().cookies.set(csrfCookie, 'of a session'));

// The server does not read what it is asked: each part that the call has is empty.
const ask = (name: CallName) => call(name, Object.fromEntries(services[name].parts.map((part) => [part, {}])) as never);

describe.each(failures)('%s', (_fault, listener, failure) => {
  beforeEach(() => {
    serverAnswers(listener);
    // Nobody waits for ten seconds; where an answer comes, it has them.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    if ('code' in failure && failure.code === 'timeout')
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 200));
  });
  test.each(names)('to %s', async (name) => {
    await expect(ask(name)).rejects.toMatchObject({ name: 'ApiError', isTransient: true, ...failure });
  });
});

describe('an empty answer', () => {
  beforeEach(() => serverAnswers(answering(200, '')));
  test.each(names)('to %s', async (name) => {
    if (empty.includes(name)) expect(await ask(name)).toBeNull();
    else await expect(ask(name)).rejects.toMatchObject({ code: 'malformed', isTransient: true });
  });
});

describe('an object in place of the answer', () => {
  const bodies = ['{}', '{"done":"yes"}'];
  // The relay knows people by objects, none of whose keys it needs.
  test.each(empty.filter((name) => name !== 'relay'))('says enough to %s, whose status says all', async (name) => {
    for (const body of bodies) {
      serverAnswers(answering(201, body));
      expect(await ask(name)).toBeNull();
    }
  });
  test.each(['canCallNow', 'validatePhone', 'createPicture'] as const)('says nothing to %s', async (name) => {
    for (const body of bodies) {
      serverAnswers(answering(201, body));
      await expect(ask(name)).rejects.toMatchObject({ code: 'malformed', isTransient: true });
    }
  });
});

test('an error of the network before anything is sent', async () => {
  for (const name of names) {
    page().trouble(/./, 'away');
    await expect(ask(name)).rejects.toMatchObject({ status: 0, code: 'network', isTransient: true });
  }
});
