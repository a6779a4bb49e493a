import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { LeadSaved, Offer, RecordingBatch } from '#src/generated/api.ts';
import { exampleLead, examples } from '#src/server/testing/examples.ts';
import { Visitor } from '#src/server/testing/visitor.ts';
import { createWorld, type World } from '#src/server/testing/startTestServer.ts';

const offersIn = { params: { country: 'US' as const, postalCode: '90210' } };

async function savedLead(visitor: Visitor) {
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  return { slug: saved.json<LeadSaved>().slug, leadId: lead.leadId };
}

/** What outside parties are asked, recordings, and what is kept of them. */
export function partnersSuite(world: () => World): void {
  test('offers come in the order of the service, without advertisers that are not wanted', async () => {
    const stranger = world().stranger();
    const ids = async (query: object) =>
      (await stranger.call('directOffers', { ...offersIn, query })).json<Offer[]>().map(({ id }) => id);
    expect(await ids({})).toEqual(['demo-US-1', 'demo-US-2']);
    expect(await ids({ limit: 1 })).toEqual(['demo-US-1']);
    expect(await ids({ excluded_advertisers: 'demo-sleep,other' })).toEqual(['demo-US-2']);
  });

  test('the chat is answered in the hours of the advisors', async () => {
    const status = async () => (await world().stranger().call('agentAvailability', {})).json<unknown>();
    const day = await status();
    world().at('2026-11-19T03:00:00Z');
    const night = await status();
    world().at('2026-11-18T18:00:00Z');
    expect([day, night]).toEqual([{ status: 'online' }, { status: 'offline' }]);
  });

  test('a click is told once, and its conversion under the same transaction', async () => {
    const visitor = await world().visitor();
    const clicked = (await visitor.call('adClick', examples.adClick)).json<{ transactionId: string }>();
    const body = { ...examples.adClick.body, transactionId: clicked.transactionId };
    const replies = [await visitor.call('adConversion', { body }), await visitor.call('adConversion', { body })];
    expect(replies.map((reply) => reply.json<unknown>())).toEqual([
      { transactionId: clicked.transactionId, response: 'accepted' },
      { transactionId: clicked.transactionId, response: 'duplicate' },
    ]);
  });

  test('a link tells who it was sent to and the sites near them, and nothing when it is no link', async () => {
    const visitor = await world().visitor();
    const ask = (path: string) => visitor.call('relay', { body: { path, method: 'GET' } });
    expect((await ask('temp_links/demo-lead-link/patient_info')).json()).toMatchObject({ lastName: 'Person' });
    expect((await ask('temp_links/demo-lead-link/study/1/sites')).json()).toEqual([
      { id: 101, ssExtId: 'DEMO-1-01', distance: 0 },
    ]);
    const unknown = await ask('temp_links/nobody-here/patient_info');
    expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
    expect((await ask('temp_links/demo-lead-link/study/999/sites')).statusCode).toBe(404);
  });

  test('the slug of a lead is a link for thirty days', async () => {
    const visitor = await world().visitor();
    const { slug } = await savedLead(visitor);
    const ask = () => visitor.call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } });
    const early = await ask();
    world().at('2026-12-19T18:00:00Z');
    const late = await ask();
    world().at('2026-11-18T18:00:00Z');
    expect([early.json<unknown>(), late.statusCode]).toEqual([
      expect.objectContaining({ firstName: 'Annabel', birthDate: '1980-05-17', postalCode: '60611' }),
      204,
    ]);
  });

  test('conditions and screenings of a lead change by its slug, directly and through the relay', async () => {
    const visitor = await world().visitor();
    const { slug, leadId } = await savedLead(visitor);
    const message = (what: string, body: Record<string, unknown>) =>
      visitor.call('relay', { body: { path: `subjects/subreg/${what}`, method: 'POST', body } });
    const replies = [
      await visitor.call('updateIndications', { body: { slug, indications: [{ id: 202 }, { id: 201 }, { id: 202 }] } }),
      await message('screening', { slug, studyId: 2, passed: false }),
    ];
    const row = () =>
      world().db.selectFrom('lead').select('indication_ids').where('id', '=', leadId).executeTakeFirst();
    const direct = await row();
    replies.push(await message('indications', { slug, indications: [] }));
    const queued = await world().db.selectFrom('outbox').select('id').where('lead_id', '=', leadId).execute();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect([direct?.indication_ids, (await row())?.indication_ids, queued.length]).toEqual([[202, 201], [], 4]);
    const screenings = world()
      .db.selectFrom('lead_screening')
      .select('study_id')
      .orderBy('study_id')
      .where('lead_id', '=', leadId);
    expect((await screenings.execute()).map((one) => one.study_id)).toEqual([1, 2]);
  });

  test('a recording is kept compressed, once per batch, without personal parameters', async () => {
    const visitor = await world().visitor();
    const { body } = examples.uploadRecording;
    const nested = JSON.parse(`${'{"childNodes":['.repeat(60)}${']}'.repeat(60)}`) as unknown;
    const batch = { ...body, sessionId: randomUUID(), recordings: [nested, { note: '\ud800' }] };
    const metadata = { ...body.metadata, queryParams: { utm_source: 'news', email: 'a@example.org' } };
    const replies = [
      await visitor.call('uploadRecording', { body: { ...batch, metadata } }),
      await visitor.call('uploadRecording', { body: { ...batch, metadata } }),
    ];
    const rows = await world()
      .db.selectFrom('recording')
      .selectAll()
      .where('session_id', '=', batch.sessionId)
      .execute();
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(rows).toHaveLength(1);
    const kept = JSON.parse(gunzipSync(rows[0]!.batch_gzip).toString('utf8')) as RecordingBatch;
    expect(kept).toMatchObject({ recordings: [nested, {}], metadata: { queryParams: { utm_source: 'news' } } });
    expect(kept.metadata.queryParams).not.toHaveProperty('email');
  });

  test.each([
    ['GET', '/api/affiliates/US/nowhere', undefined, 400, 'postalCode'],
    ['GET', '/api/affiliates/US/90210?limit=101', undefined, 400, 'limit'],
    ['GET', '/api/affiliates/FR/90210', undefined, 400, 'country'],
    ['GET', '/api/chat/availability?x=1', undefined, 200, undefined],
    ['POST', '/api/ad_security/click', { studyId: 1 }, 400, 'utm_source'],
    ['POST', '/api/ad_security/conversion', { studyId: 'x', utm_source: 'a' }, 400, 'studyId'],
    ['POST', '/api/messages', { path: 'subjects/delete', method: 'POST' }, 400, 'path'],
    ['POST', '/api/messages', { path: 'temp_links/demo-lead-link/patient_info', method: 'POST' }, 400, 'body'],
    ['POST', '/api/messages', { path: 'subjects/subreg/screening', method: 'POST', body: { a: 1 } }, 400, 'body'],
    ['POST', '/api/subjects/subreg/indications', { slug: 'nobody-here', indications: [{ id: 101 }] }, 404, 'slug'],
    ['POST', '/api/subjects/subreg/indications', { slug: 'nobody-here', indications: [{ id: 9 }] }, 404, 'indications'],
    ['POST', '/api/consents/lightico/start-session', { phone: '+1', firstName: 'A', lastName: 'B' }, 400, 'email'],
    ['POST', '/api/consents/brand-connect', { phone: '+1' }, 400, 'text'],
    ['POST', '/api/sr/new', { start: 1 }, 400, 'recordings'],
  ])('%s %s with %o is answered %i for %s', async (method, url, body, status, field) => {
    const visitor = await world().visitor();
    const response = await visitor.send(method, url, body);
    expect([response.statusCode, response.json<{ field?: string }>().field]).toEqual([status, field]);
  });

  test('recordings are refused where recording is off', async () => {
    const other = await createWorld(world(), { ENABLE_RECORDING: 'false' });
    const visitor = await new Visitor(other.app).arrive();
    const reply = await visitor.call('uploadRecording', examples.uploadRecording);
    await other.close();
    expect([reply.statusCode, reply.json()]).toEqual([403, expect.objectContaining({ error: 'recordingOff' })]);
  });

  const names = ['ESIGN', 'OFFERS', 'RELAY', 'PHONE_CHECK', 'CHAT', 'AD_SECURITY'];
  const askAll = async (mood: string) => {
    const settings = Object.fromEntries(names.map((name) => [`${name}_STAND_IN`, mood]));
    const other = await createWorld(world(), { ...settings, STAND_IN_DELAY_MS: '150' });
    const visitor = await new Visitor(other.app).arrive();
    const begun = performance.now();
    const replies = await Promise.all([
      visitor.call('startEsign', examples.startEsign),
      visitor.call('directOffers', { ...offersIn, query: {} }),
      visitor.call('relay', examples.relay),
      visitor.call('validatePhone', examples.validatePhone),
      visitor.call('agentAvailability', {}),
      visitor.call('adClick', examples.adClick),
      visitor.call('adConversion', { body: { ...examples.adClick.body, transactionId: randomUUID() } }),
    ]);
    const ms = performance.now() - begun;
    await other.close();
    return { ms, replies, statuses: replies.map(({ statusCode }) => statusCode) };
  };

  test('parties that fail are told as such, and a phone number is then judged by its pattern', async () => {
    const { replies, statuses } = await askAll('failing');
    expect(statuses).toEqual([503, 503, 503, 200, 503, 503, 503]);
    expect([replies[0]?.json(), replies[0]?.headers['retry-after']]).toEqual([
      {
        error: 'partnerAway',
        message: 'There is no answer from the e-signature service at the moment. Try again shortly.',
      },
      '5',
    ]);
  });

  test('parties with nothing to tell', async () => {
    const { replies, statuses } = await askAll('empty');
    expect(statuses).toEqual([503, 200, 204, 200, 200, 200, 200]);
    expect([replies[1], replies[3], replies[4]].map((reply) => reply?.json<unknown>())).toEqual([
      [],
      { valid: false },
      { status: 'offline' },
    ]);
  });

  test('parties that are late answer in the end', async () => {
    const { ms, statuses } = await askAll('slow');
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(ms).toBeGreaterThan(140);
  });
}
