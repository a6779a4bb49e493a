import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { firstStudy } from '#src/server/testing/studyClock.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const { rowOf, countOf } = savedLeads(server);
const { setStatus } = firstStudy(server);

/** Somebody whose lead was saved while the study was closed, which has opened again since. */
async function savedWhileClosed(changes: Partial<Lead> = {}) {
  await setStatus('closed');
  const saved = await booker(server(), changes);
  await setStatus('open');
  return saved;
}

const ana = 'demo-coordinator-1';

test('a lead that was saved while its study was closed books once that is open again, and its receiver hears why', async () => {
  const { ask, leadId } = await savedWhileClosed();
  expect(await rowOf(leadId)).toMatchObject({ qualified: null, judgement: { studyClosed: true } });
  expect((await ask(ana, '2026-11-19T16:00:00Z')).statusCode).toBe(201);
  const { qualified, judgement } = (await rowOf(leadId)) ?? {};
  expect([qualified, judgement]).toMatchObject([true, { age: 46, ageQualifies: true, alreadyMatched: false }]);
  expect(judgement).not.toHaveProperty('studyClosed');
  expect(await countOf('outbox', leadId)).toBe(2);
});

test('several times that it asks for at once decide about it once', async () => {
  const { ask, leadId } = await savedWhileClosed();
  const replies = await Promise.all(['16:30', '17:00', '17:30'].map((time) => ask(ana, `2026-11-19T${time}:00Z`)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await countOf('outbox', leadId)).toBe(2);
});

test.each<[string, Partial<Lead>]>([
  ['does not qualify', { dateOfBirth: '2020-01-01' }],
  ['has a number that takes part in the study', { phone1: '+12125550199' }],
  ['names a site that the study does not have', { siteId: 999_999 }],
])('one that %s books nothing then, and stays undecided', async (_sentence, changes) => {
  const { ask, leadId } = await savedWhileClosed(changes);
  expect((await ask(ana, '2026-11-19T18:00:00Z')).statusCode).toBe(403);
  expect(await rowOf(leadId)).toMatchObject({ qualified: null, judgement: { studyClosed: true } });
  expect(await countOf('outbox', leadId)).toBe(1);
});

test('nobody books by what somebody else told before they took the lead over', async () => {
  const { slug, leadId } = await savedWhileClosed();
  await setStatus('closed');
  const other = await server().visitor();
  const said = exampleLead({ phone1: '+13125550877', email: 'other@example.org' });
  const { responses: _responses, ...told } = said;
  expect((await update(other, slug, told)).statusCode).toBe(200);
  await setStatus('open');
  const { ask } = await booker(server(), { phone1: '+13125550877', dateOfBirth: '2020-01-01' }, other);
  expect((await ask(ana, '2026-11-19T19:00:00Z')).statusCode).toBe(403);
  expect(await rowOf(leadId)).toMatchObject({ qualified: null });
});
