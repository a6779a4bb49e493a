import { expect, test } from 'vitest';
import { call } from '#src/api/client.ts';
import { csrfCookie } from '#src/api/services.ts';
import { examples, exampleLead } from '#src/server/testing/examples.ts';
import { openOnlineWorld } from './onlineWorld.ts';

const { online } = openOnlineWorld();

const opened = () => call('initialPayload', { query: { signup: 'ws10', language: 'en', studyId: '1' } });
const read = () => call('criteria', { params: { studyId: 1 }, query: { language: 'en' } });
const write = () => call('actions', examples.actions);
const paths = () => online().sent.map(({ method, path }) => `${method} ${path}`);

test('a visit gives what the flow begins with, and the token that writing calls send', async () => {
  expect((await opened()).study?.id).toBe(1);
  expect(await call('actions', examples.actions)).toBeNull();
  expect(paths()).toEqual(['GET /api/initial_payload?signup=ws10&language=en&studyId=1', 'POST /api/actions']);
});

test('a writing call without a session begins one first', async () => {
  expect(await call('alreadyMatched', examples.alreadyMatched)).toBeTypeOf('boolean');
  expect(paths()).toEqual(['GET /api/session', 'POST /api/subjects/already_matched']);
});

const firstVisit = 'GET /api/initial_payload?signup=ws10&language=en&studyId=1';

test.each([
  ['the visit opens first', [opened, write], [firstVisit, 'POST /api/actions']],
  ['it writes first', [write, opened], ['GET /api/session', firstVisit, 'POST /api/actions']],
  [
    'the questions come with it',
    [opened, read, write],
    [firstVisit, 'GET /api/studies/1/criteria?language=en', 'POST /api/actions'],
  ],
])('a page that opens and writes in one moment begins one session: %s', async (_sentence, calls, expected) => {
  await Promise.all(calls.map((made) => made()));
  expect(paths().toSorted()).toEqual(expected.toSorted());
});

test('a page whose visit cannot be opened begins a session for what it writes', async () => {
  online().trouble(/initial_payload/, 'away');
  const [visit, written] = await Promise.allSettled([opened(), write()]);
  expect([visit, written]).toMatchObject([{ reason: { code: 'network' } }, { value: null }]);
  expect(paths()).toEqual([firstVisit, 'GET /api/session', 'POST /api/actions']);
});

test('a writing call whose session has ended begins another and is sent again', async () => {
  online().cookies.set(csrfCookie, 'of a session that ended');
  expect(await call('alreadyMatched', examples.alreadyMatched)).toBeTypeOf('boolean');
  expect(paths()).toEqual([
    'POST /api/subjects/already_matched',
    'GET /api/session',
    'POST /api/subjects/already_matched',
  ]);
});

test('calls that find the session over at the same time begin one session', async () => {
  await Promise.all([call('actions', examples.actions), call('routerLog', examples.routerLog)]);
  expect(paths().filter((path) => path === 'GET /api/session')).toHaveLength(1);
});

test('a session that ended does not take the values that an address brought along', async () => {
  const away = await fetch('/signup/ws10/home?firstName=Ana', { redirect: 'manual' });
  expect(away.status).toBe(303);
  await call('actions', examples.actions);
  expect((await opened()).prePopFields).toEqual({ firstName: 'Ana' });
});

test('a lead is created once, however often its answer was lost', async () => {
  await opened();
  const body = exampleLead();
  online().trouble(/subjects/, 'lost');
  const settings = { idempotencyKey: 'the-key-of-a-lost-answer' };
  await expect(call('createLead', { body }, settings)).rejects.toMatchObject({ code: 'network' });
  const { slug = '' } = (await call('createLead', { body }, settings)) ?? {};
  expect(await call('updateLead', { params: { slug }, body }, settings)).toEqual({ slug, saved: true });
});

test('a refusal names the field, the reason and the request', async () => {
  await opened();
  const refused = call('createLead', { body: exampleLead({ postalCode: '123' }) }, { idempotencyKey: 'a-refused-key' });
  await expect(refused).rejects.toMatchObject({ status: 400, code: 'invalid', field: 'postalCode' });
  await expect(refused).rejects.toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/));
});
