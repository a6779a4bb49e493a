import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { saveAttempt } from './saveAttempt.ts';
import type { Attempt } from './rows.ts';
import { isParticipant } from '#src/server/studies/participants.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';
import type { World } from '#src/server/testing/startTestServer.ts';

/** A lead on its way into the database under that slug, which no two leads may share. */
const attempt = (newSlug: string): Attempt => ({
  scope: 'createLead',
  key: randomUUID(),
  contentHash: '',
  newSlug,
  lead: exampleLead(),
  verdict: { judgement: {}, qualified: null },
  at: new Date('2026-11-18T18:00:00Z'),
});

/** One visitor is one lead: saves that are repeated, and those of the same moment. */
export function oneLeadSuite(world: () => World): void {
  const { rowOf, countOf } = savedLeads(world);

  test.each([[''], ['short'], ['with a blank in it'], ['ü'.repeat(12)]])('the key "%s" is refused', async (key) => {
    const response = await create(await world().visitor(), exampleLead(), key);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'Idempotency-Key' }),
    ]);
  });

  test('the same key with the same content is answered again, with other content refused', async () => {
    const visitor = await world().visitor();
    const [lead, key] = [exampleLead(), randomUUID()];
    const first = await create(visitor, lead, key);
    const again = await create(visitor, JSON.parse(JSON.stringify(lead)) as Lead, key);
    const other = await create(visitor, { ...lead, firstName: 'Bea' }, key);
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([again.statusCode, again.headers['idempotency-replayed'], again.json()]).toEqual([
      201,
      'true',
      first.json(),
    ]);
    expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ error: 'idempotencyKeyReused' })]);
    expect(await rowOf(lead.leadId)).toMatchObject({ first_name: 'Annabel' });
  });

  test('of fifty equal saves at once one saves and the others are answered the same', async () => {
    const visitor = await world().visitor();
    const [lead, key] = [exampleLead(), randomUUID()];
    const responses = await Promise.all(Array.from({ length: 50 }, () => create(visitor, lead, key)));
    const replays = responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([responses[0]?.statusCode, replays.length]).toEqual([201, 49]);
    expect([await countOf('lead', lead.leadId), await countOf('outbox', lead.leadId)]).toEqual([1, 1]);
  });

  test('two tabs that save one lead at once leave one lead', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead();
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(visitor, lead)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([await countOf('lead', lead.leadId), await countOf('survey_answer', lead.leadId)]).toEqual([1, 9]);
  });

  test('one that the database refuses takes with it none of those saved in the same moment', async () => {
    const taken = randomUUID();
    const attempts = [randomUUID(), taken, taken, randomUUID()].map(attempt);
    const outcomes = await Promise.allSettled(attempts.map((one) => saveAttempt(world().db, one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const counts = await Promise.all(attempts.map(({ lead }) => countOf('outbox', lead.leadId)));
    expect(counts.filter((count) => count === 1)).toHaveLength(3);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
  });

  test('a study whose number is too large spoils no other question of the same moment', async () => {
    const asked = [1, 99_999_999_999, 2].map((studyId) =>
      isParticipant(world().db, { studyId, phone: '+12125550199' }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
      true,
      'refused',
      false,
    ]);
  });
}
