import { expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

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
