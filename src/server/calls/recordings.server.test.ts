import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openedRow } from '#src/server/db/sealed/rows.ts';
import type { RecordingBatch } from '#src/generated/api.ts';
import { examples } from '#src/server/testing/examples.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test('a recording is kept compressed, once per batch, without personal parameters', async () => {
  const visitor = await server().visitor();
  const { body } = examples.uploadRecording;
  const nested = JSON.parse(`${'{"childNodes":['.repeat(60)}${']}'.repeat(60)}`) as unknown;
  const batch = { ...body, sessionId: randomUUID(), recordings: [nested, { note: '\ud800' }] };
  const metadata = { ...body.metadata, queryParams: { utm_source: 'news', email: 'a@example.org' } };
  const replies = [
    await visitor.call('uploadRecording', { body: { ...batch, metadata } }),
    await visitor.call('uploadRecording', { body: { ...batch, metadata } }),
  ];
  const rows = await server()
    .db.selectFrom('recording')
    .selectAll()
    .where('session_id', '=', batch.sessionId)
    .execute();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(rows).toHaveLength(1);
  const [{ batch_gzip: batchGzip } = {}] = rows.map((row) => openedRow(server().db, 'recording', row));
  expect(rows[0]?.batch_gzip).not.toEqual(batchGzip);
  // `openedRow` opens bytes as bytes.
  const kept = JSON.parse(gunzipSync(batchGzip as Buffer).toString('utf8')) as RecordingBatch;
  expect(kept).toMatchObject({ recordings: [nested, {}], metadata: { queryParams: { utm_source: 'news' } } });
  expect(kept.metadata.queryParams).not.toHaveProperty('email');
});

/** A batch of which one event nests so deep, as text: a value of it could not even be written. */
const nestedBatch = (depth: number) => {
  const body = JSON.stringify({ ...examples.uploadRecording.body, sessionId: randomUUID(), recordings: ['here'] });
  return body.replace('"here"', `${'['.repeat(depth)}${']'.repeat(depth)}`);
};

test('a recording that nests deeper than any page is refused', async () => {
  const visitor = await server().visitor();
  const replies = [];
  for (const depth of [1200, 20_000]) replies.push(await visitor.send('POST', '/api/sr/new', nestedBatch(depth)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 400]);
  expect(replies[1]?.json()).toMatchObject({ error: 'invalid', field: 'body' });
});

test('recordings are refused where recording is off', async () => {
  const other = await startTestServer(server(), { ENABLE_RECORDING: 'false' });
  const visitor = await other.visitor();
  const reply = await visitor.call('uploadRecording', examples.uploadRecording);
  await other.close();
  expect([reply.statusCode, reply.json()]).toEqual([403, expect.objectContaining({ error: 'recordingOff' })]);
});
