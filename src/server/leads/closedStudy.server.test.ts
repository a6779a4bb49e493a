import { expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { firstStudy } from '#src/server/testing/studyClock.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const { rowOf, countOf } = savedLeads(server);
const { setStatus } = firstStudy(server);

test('a visitor who is half-way when the study closes is saved, undecided, and is told so', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  await setStatus('closed');
  const query = { studyId: 1, postalCode: '60611', country: 'US' as const };
  expect((await visitor.call('siteSearch', { query })).json()).not.toEqual([]);

  const other = exampleLead({ responses: {}, siteId: 999_999 });
  const first = await create(visitor, other, 'key-of-a-closed-study');
  expect([first.statusCode, first.json()]).toEqual([
    201,
    { slug: expect.any(String) as unknown, saved: true, studyClosed: true },
  ]);
  expect(await rowOf(other.leadId)).toMatchObject({
    study_id: 1,
    qualified: null,
    judgement: { age: 46, studyClosed: true },
  });
  expect(await countOf('outbox', other.leadId)).toBe(1);
  const again = await create(visitor, other, 'key-of-a-closed-study');
  expect([again.headers['idempotency-replayed'], again.json()]).toEqual(['true', first.json()]);

  const later = await update(visitor, slug, { ...lead, lastName: 'Moss' });
  expect([later.statusCode, later.json()]).toEqual([200, { slug, saved: true, studyClosed: true }]);
  expect(await rowOf(lead.leadId)).toMatchObject({ last_name: 'Moss', qualified: null });

  const screening = await visitor.call('screeningResult', { body: { slug, studyId: 1, passed: true } });
  expect(screening.statusCode).toBe(204);
  await setStatus('open');
  const reopened = await update(visitor, slug, lead);
  expect(reopened.json()).toEqual({ slug, saved: true });
  expect(await rowOf(lead.leadId)).toMatchObject({ qualified: true });
});

test('a page of a closed study learns that it has closed, and one of a draft or an unknown study nothing', async () => {
  const visitor = await server().visitor();
  const open = async (studyId: string) => {
    const query = { signup: 'ws10', language: 'es' as const, studyId };
    const { study, closedStudyId } = (await visitor.call('initialPayload', { query })).json<{
      study?: { id: number };
      closedStudyId?: number;
    }>();
    return [study?.id, closedStudyId];
  };
  expect(await open('1')).toEqual([1, undefined]);
  await setStatus('closed');
  expect(await open('1')).toEqual([undefined, 1]);
  expect((await visitor.call('criteria', { params: { studyId: 1 }, query: {} })).statusCode).toBe(404);
  await setStatus('draft');
  expect([await open('1'), await open('999999')]).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
  const lead = exampleLead();
  expect((await create(visitor, lead)).statusCode).toBe(404);
  expect(await rowOf(lead.leadId)).toBeUndefined();
  await setStatus('open');
});

test('what was saved once is answered as before when its study is a draft again, and saved anew by nobody', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const first = await create(visitor, lead, 'key-of-a-draft');
  await setStatus('draft');
  const again = await create(visitor, lead, 'key-of-a-draft');
  expect([again.statusCode, again.headers['idempotency-replayed'], again.json()]).toEqual([201, 'true', first.json()]);
  expect((await create(visitor, lead, 'another-key')).statusCode).toBe(404);
  await setStatus('open');
});
