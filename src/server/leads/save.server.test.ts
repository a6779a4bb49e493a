import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRow } from '#src/server/db/sealed/rows.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { exampleCaregiver, exampleLead } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { create, savedLeads, update } from '#src/server/testing/savedLeads.ts';

const server = testServer();

const { rowOf, countOf } = savedLeads(server);

test('a lead is kept whole, with its children and a row for the partners', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ caregiver: exampleCaregiver(), firstName: '  Zoë ', email: '' });
  const response = await create(visitor, lead);
  expect([response.statusCode, response.json()]).toEqual([
    201,
    { slug: expect.stringMatching(/^[\w-]{22}$/), saved: true },
  ]);
  expect(await rowOf(lead.leadId)).toMatchObject({
    first_name: 'Zoë',
    email: null,
    date_of_birth: '1980-05-17',
    ethnicities: [1, 6],
    indication_ids: [101],
    campaign: 'ws10',
    additional: { hotCall: false, obGyn: null, siteSchedulingEnabled: false },
    responses: { 1001: [10011] },
    source_info: { query: { utm_source: 'newsletter' } },
  });
  const tables = ['caregiver', 'lead_screening', 'survey_answer', 'outbox'] as const;
  expect(await Promise.all(tables.map((table) => countOf(table, lead.leadId)))).toEqual([1, 1, 9, 1]);
});

test('an update changes the same lead and takes the caregiver away again', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ caregiver: exampleCaregiver() });
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  const { caregiver: _, ...later } = lead;
  const changed = {
    ...later,
    lastName: 'Moss',
    screenings: [
      { studyId: 1, passed: false },
      { studyId: 1, passed: true },
      { studyId: 2, passed: false },
    ],
  };
  const response = await update(visitor, slug, changed);
  expect([response.statusCode, response.json()]).toEqual([200, { slug, saved: true }]);
  expect(await rowOf(lead.leadId)).toMatchObject({ last_name: 'Moss', slug });
  const tables = ['lead', 'caregiver', 'lead_screening', 'survey_answer', 'outbox'] as const;
  expect(await Promise.all(tables.map((table) => countOf(table, lead.leadId)))).toEqual([1, 0, 2, 9, 2]);
});

test('creating a lead that is there updates it and gives its slug', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead();
  const first = await create(visitor, lead);
  const second = await create(visitor, { ...lead, firstName: 'Ann' });
  expect(second.json()).toEqual(first.json());
  expect(await rowOf(lead.leadId)).toMatchObject({ first_name: 'Ann' });
});

test('whoever merely knows the id of a lead neither changes it nor learns its slug', async () => {
  const visitor = await server().visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const { slug } = (await create(visitor, lead, key)).json<LeadSaved>();
  const held = await rowOf(lead.leadId);
  const stranger = await server().visitor();
  const response = await create(stranger, { ...lead, firstName: 'Mallory', phone1: '+12125550666' });
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([410, 'otherSession']);
  expect(response.body).not.toContain(slug);
  expect([...stranger.cookies.keys()].filter((name) => name.startsWith('lead-'))).toEqual([]);
  expect(await rowOf(lead.leadId)).toEqual(held);
});

test('a save whose answer was lost, and with it its cookie, is that of its visit still', async () => {
  const visitor = await server().visitor();
  const [lead, key] = [exampleLead(), randomUUID()];
  const first = await create(visitor, lead, key);
  for (const name of visitor.cookies.keys()) if (name.startsWith('lead-')) visitor.cookies.delete(name);
  const second = await create(visitor, { ...lead, firstName: 'Ann' });
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  const again = await create(await server().visitor(), lead, key);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
});

test('a study that no study can be is unknown, and nothing worse', async () => {
  const response = await create(await server().visitor(), exampleLead({ studyId: 2_147_483_648 }));
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ field: 'studyId' })]);
});

test('an update with an unknown slug is refused', async () => {
  const response = await update(await server().visitor(), 'nobody-has-this-slug', exampleLead());
  expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ field: 'slug' })]);
});

test('whoever comes by a link changes the lead of its slug, and what they do not say stays', async () => {
  const visitor = await server().visitor();
  const lead = exampleLead({ caregiver: exampleCaregiver() });
  const { slug } = (await create(visitor, lead)).json<LeadSaved>();
  const { firstName, lastName, phone1, postalCode, country, preferredLanguage, sourceInfo } = lead;
  const said: Lead = {
    leadId: randomUUID(),
    firstName,
    lastName,
    phone1,
    postalCode,
    country,
    preferredLanguage,
    email: 'new@example.com',
    additionalFields: {
      ...lead.additionalFields,
      surveyQuestions: lead.additionalFields.surveyQuestions.map((one) => ({ ...one, questionResponseText: '' })),
    },
    indications: [{ id: 401 }],
    sourceId: 'link',
    sourceStudyIds: [],
    sourceInfo: { ...sourceInfo, campaign: 'lead-update' },
    screenings: [],
  };
  const held = await rowOf(lead.leadId);
  const response = await update(await server().visitor(), slug, said);
  expect([response.statusCode, response.json()]).toEqual([200, { slug: expect.any(String), saved: true }]);
  expect(await rowOf(lead.leadId)).toEqual({
    ...held,
    // They brought another address: `handOver`.
    slug: response.json<LeadSaved>().slug,
    version: 2,
    email: 'new@example.com',
    email_hash: expect.any(String),
    indication_ids: [101, 401],
    updated_at: expect.any(Date),
  });
  expect(await rowOf(said.leadId)).toBeUndefined();
  expect(await countOf('caregiver', lead.leadId)).toBe(1);
  const answers = server().db.selectFrom('survey_answer').selectAll().where('lead_id', '=', lead.leadId);
  const opened = (await answers.execute()).map((row) => openRow(server().db, 'survey_answer', row));
  expect(opened.filter(({ response: text }) => text !== '')).toHaveLength(
    lead.additionalFields.surveyQuestions.filter(({ questionResponseText }) => questionResponseText !== '').length,
  );
});
