import { expect, test } from 'vitest';
import type { Criterion } from '#src/generated/api.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { studyClock } from '#src/server/testing/studyClock.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { studiesOfPages } from './studiesOfPages.ts';

const server = testServer();
const later = studyClock();

const readers = () => studiesOfPages({ db: server().db, settings: readSettings({}) });

test('a page has its study and its questions as the calls of an open page answer them', async () => {
  const visitor = await server().visitor();
  for (const language of ['en', 'es'] as const) {
    const found = await readers()({ id: '1', language });
    const query = { signup: 'ws10', language, studyId: '1' };
    const { study } = (await visitor.call('initialPayload', { query })).json<{ study: object }>();
    const criteria = (await visitor.call('criteria', { params: { studyId: 1 }, query: { language } })).json<
      Criterion[]
    >();
    // As text: a page that finds them the same shows nothing anew.
    expect(JSON.stringify(found?.shown)).toBe(JSON.stringify({ study, criteria, minimal: false }));
  }
});

test.each(['999999', '0', '1e3', '12345678901', ''])('there is no study %s', async (id) => {
  expect(await readers()({ id, language: 'en' })).toBeUndefined();
});

test('a study that changes has another tag, one that closes is gone, and one that opens again is back', async () => {
  const read = readers();
  const [first, again] = [await read({ id: '2', language: 'en' }), await read({ id: '2', language: 'en' })];
  expect(again).toBe(first);
  later();
  expect((await read({ id: '2', language: 'en' }))?.tag).toBe(first?.tag);
  const question = await server()
    .db.selectFrom('criterion')
    .selectAll()
    .where('study_id', '=', 2)
    .executeTakeFirstOrThrow();
  const set = (details: typeof question.details) =>
    server()
      .db.updateTable('criterion')
      .set({ details: JSON.stringify(details) })
      .where('id', '=', question.id)
      .execute();
  await set({ ...question.details, questionHintText: { en: 'Changed' } });
  expect((await read({ id: '2', language: 'en' }))?.tag).toBe(first?.tag);
  later();
  const changed = await read({ id: '2', language: 'en' });
  expect(changed?.tag).not.toBe(first?.tag);
  expect(JSON.stringify(changed?.shown)).toContain('Changed');
  await set(question.details);
  const status = (to: 'open' | 'closed') =>
    server().db.updateTable('study').set({ status: to }).where('id', '=', 2).execute();
  await status('closed');
  later();
  expect(await read({ id: '2', language: 'en' })).toBeUndefined();
  await status('open');
  later();
  expect((await read({ id: '2', language: 'en' }))?.tag).toBe(first?.tag);
});

test('a study without questions is there too, but not one whose short screener lacks them', async () => {
  const { db } = server();
  const { details } = await db.selectFrom('study').select('details').where('id', '=', 2).executeTakeFirstOrThrow();
  const set = (secondaryScreening: object | undefined) =>
    db
      .updateTable('study')
      .set({ details: JSON.stringify({ ...details, secondaryScreening }) })
      .where('id', '=', 2)
      .execute();
  const questions = await db.deleteFrom('criterion').where('study_id', '=', 2).returningAll().execute();
  await set(undefined);
  later();
  expect((await readers()({ id: '2', language: 'en' }))?.shown).toMatchObject({ study: { id: 2 }, criteria: [] });
  // The page asks for all of its questions then, and says so.
  await set({ minimal: true });
  later();
  expect(await readers()({ id: '2', language: 'en' })).toBeUndefined();
  await db
    .insertInto('criterion')
    .values(questions.map((one) => ({ ...one, details: JSON.stringify(one.details) })))
    .execute();
  await db
    .updateTable('study')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', 2)
    .execute();
});
