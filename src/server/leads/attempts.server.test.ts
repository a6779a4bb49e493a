import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { attemptSaving } from './saveAttempt.ts';
import type { Attempt } from './attempt.ts';

/** A lead on its way into the database under that slug, which no two leads may share. */
const attempt = (newSlug: string): Attempt => ({
  scope: 'createLead',
  key: randomUUID(),
  contentHash: '',
  newSlug,
  visit: null,
  lead: exampleLead(),
  qualification: { judgement: {}, qualified: null },
  at: new Date('2026-11-18T18:00:00Z'),
  consents: [],
});

const saveAttempt = attemptSaving(() => Promise.resolve(new Map()));
const server = testServer();

const { countOf } = savedLeads(server);

test('two tabs that save one lead at once leave one lead', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const responses = await Promise.all(Array.from({ length: 10 }, () => create(visitor, lead)));
  expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect([await countOf('lead', lead.leadId), await countOf('survey_answer', lead.leadId)]).toEqual([1, 9]);
});

test('one that the database refuses takes with it none of those saved in the same moment', async () => {
  const taken = randomUUID();
  const attempts = [randomUUID(), taken, taken, randomUUID()].map(attempt);
  const outcomes = await Promise.allSettled(attempts.map((one) => saveAttempt(server().db, one)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const counts = await Promise.all(attempts.map(({ lead }) => countOf('outbox', lead.leadId)));
  expect(counts.filter((count) => count === 1)).toHaveLength(3);
  expect(counts.filter((count) => count === 0)).toHaveLength(1);
});
