import { expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';

const server = testServer();

test('the outcome of a screener is kept once per study', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ screenings: [] });
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  const replies = [];
  for (const passed of [true, false])
    replies.push(await visitor.call('screeningResult', { body: { slug, studyId: 2, passed } }));
  const unknown = await visitor.call('screeningResult', { body: { slug, studyId: 999, passed: true } });
  const rows = await server()
    .db.selectFrom('lead_screening')
    .select(['study_id', 'passed'])
    .where('lead_id', '=', lead.leadId)
    .execute();
  expect([replies.map(({ statusCode }) => statusCode), unknown.statusCode, rows]).toEqual([
    [204, 204],
    404,
    [{ study_id: 2, passed: false }],
  ]);
});

test('that somebody passed is the verdict of the server on the study of the lead, and nobody else says it', async () => {
  const visitor = await server().visitor();
  const screenings = [1, 2, 3].map((studyId) => ({ studyId, passed: studyId !== 3 }));
  const rowsOf = async (changes: Partial<Lead>) => {
    const lead = exampleLead({ screenings, ...changes });
    const { slug } = (await create(visitor, lead)).json<LeadSaved>();
    const rows = () =>
      server()
        .db.selectFrom('lead_screening')
        .select(['study_id', 'passed'])
        .where('lead_id', '=', lead.leadId)
        .orderBy('study_id')
        .execute();
    const saved = await rows();
    for (const studyId of [1, 2]) await visitor.call('screeningResult', { body: { slug, studyId, passed: true } });
    return [saved, await rows()].map((all) => all.map(({ study_id: id, passed }) => `${id} ${passed}`).join(', '));
  };
  expect(await rowsOf({})).toEqual(['1 true, 3 false', '1 true, 3 false']);
  expect(await rowsOf({ gender: 'female' })).toEqual(['1 false, 3 false', '1 false, 3 false']);
  expect(await rowsOf({ studyId: undefined, siteId: undefined })).toEqual(['3 false', '3 false']);
});

test('who is screened while their lead goes over to somebody else is screened for nobody', async () => {
  const { visitor, slug, leadId } = await saveLead(server(), { screenings: [] });
  const body = { slug, studyId: 2, passed: false };
  const reply = await whileHandedOver(server(), leadId, () => visitor.call('screeningResult', { body }));
  const rows = server().db.selectFrom('lead_screening').select('passed').where('lead_id', '=', leadId);
  expect([reply.statusCode, await rows.execute()]).toEqual([404, []]);
});
