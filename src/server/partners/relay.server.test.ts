import { expect, test } from 'vitest';
import type { LeadSaved, PatientInfo } from '#src/generated/api.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveLead, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test('a link tells who it was sent to and the sites near them, and nothing when it is no link', async () => {
  const visitor = await server().visitor();
  const ask = (path: string) => visitor.call('relay', { body: { path, method: 'GET' } });
  expect((await ask('temp_links/demo-lead-link/patient_info')).json()).toMatchObject({ lastName: 'Person' });
  expect((await ask('temp_links/demo-lead-link/study/1/sites')).json()).toEqual([
    { id: 101, ssExtId: 'DEMO-1-01', distance: 0, name: 'Demo Clinic Chicago', place: 'Chicago, IL' },
  ]);
  const unknown = await ask('temp_links/nobody-here/patient_info');
  expect([unknown.statusCode, unknown.body]).toEqual([204, '']);
  expect((await ask('temp_links/demo-lead-link/study/999/sites')).statusCode).toBe(404);
});

test('whoever opens the link of the demo may confirm what it says, and it is gone once somebody else took it over', async () => {
  const visitor = await server().visitor();
  const slug = 'demo-lead-link';
  const ask = () => visitor.call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } });
  const { phone, email, birthDate, ...known } = (await ask()).json<PatientInfo>();
  const { lastName = '', firstName = '', postalCode = '' } = known;
  const own = { ...known, lastName, firstName, postalCode, phone1: phone ?? '', dateOfBirth: birthDate ?? '' };
  const confirmed = await update(visitor, slug, exampleLead({ ...own, email: email ?? '' }));
  expect([confirmed.statusCode, confirmed.json<LeadSaved>().slug]).toEqual([200, slug]);
  const other = await server().visitor();
  const brought = exampleLead({ ...own, email: 'somebody.else@example.org' });
  expect((await update(other, slug, brought)).json<LeadSaved>().slug).not.toBe(slug);
  expect((await ask()).statusCode).toBe(204);
});

test('the slug of a lead is a link for a week', async () => {
  const { visitor, slug } = await saveLead(server());
  const ask = () => visitor.call('relay', { body: { path: `temp_links/${slug}/patient_info`, method: 'GET' } });
  const early = await ask();
  server().setTime('2026-11-25T18:00:01Z');
  const late = await ask();
  expect([early.json<unknown>(), late.statusCode]).toEqual([
    expect.objectContaining({ firstName: 'Annabel', birthDate: '1980-05-17', postalCode: '60611' }),
    204,
  ]);
});

test('nobody who has the slug of a lead makes it a link for longer', async () => {
  server().setTime();
  const { visitor, slug } = await saveLead(server());
  const asked = { screening: { slug, studyId: 1, passed: false }, indications: { slug, indications: [] } };
  const relayed = (what: keyof typeof asked) =>
    visitor.call('relay', { body: { path: `subjects/subreg/${what}`, method: 'POST', body: asked[what] } });
  server().setTime('2026-11-25T18:00:01Z');
  const replies = [
    await visitor.call('screeningResult', { body: asked.screening }),
    await visitor.call('updateIndications', { body: asked.indications }),
    await relayed('screening'),
    await relayed('indications'),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const info = { path: `temp_links/${slug}/patient_info`, method: 'GET' } as const;
  expect((await visitor.call('relay', { body: info })).statusCode).toBe(204);
  server().setTime();
});

test('conditions and screenings of a lead change by its slug, directly and through the relay', async () => {
  const { visitor, slug, leadId } = await saveLead(server());
  const message = (what: string, body: Record<string, unknown>) =>
    visitor.call('relay', { body: { path: `subjects/subreg/${what}`, method: 'POST', body } });
  const replies = [
    await visitor.call('updateIndications', { body: { slug, indications: [{ id: 202 }, { id: 201 }, { id: 202 }] } }),
    await message('screening', { slug, studyId: 2, passed: false }),
  ];
  const row = () => savedLeads(server).rowOf(leadId);
  const direct = await row();
  replies.push(await message('indications', { slug, indications: [] }));
  const queued = await server().db.selectFrom('outbox').select('id').where('lead_id', '=', leadId).execute();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect([direct?.indication_ids, (await row())?.indication_ids, queued.length]).toEqual([[202, 201], [], 4]);
  const screenings = server()
    .db.selectFrom('lead_screening')
    .select('study_id')
    .orderBy('study_id')
    .where('lead_id', '=', leadId);
  expect((await screenings.execute()).map((one) => one.study_id)).toEqual([1, 2]);
});
