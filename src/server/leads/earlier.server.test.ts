import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { create, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { sampleOf } from '#tests/load/schemaInputs.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };
import { earlierLead } from './earlier.ts';

const schema = api.definitions.Lead;
/** Consents go into the ledger: each save adds its own. */
const { consents: _consents, ...stored } = schema.properties;

/** Three visits of one person. Each says something else of every property of a lead, whatever the schema adds to them. */
const visits = [0, 1, 2] as const;
type Visit = (typeof visits)[number];
type Said = readonly [unknown, unknown, unknown];

/** What a sample made of the schema alone cannot be: it names something, or is checked beyond its schema. */
const byHand: Readonly<Record<string, Said>> = {
  leadId: [randomUUID(), randomUUID(), randomUUID()],
  firstName: ['Ana', 'Ann', 'Anna'],
  lastName: ['Diaz', 'Moss', 'Reed'],
  phone1: ['+13125550123', '+13125550124', '+13125550125'],
  email: ['a@example.org', 'b@example.org', 'c@example.org'],
  postalCode: ['60611', '90210', 'D02 X285'],
  country: ['US', 'US', 'IE'],
  dateOfBirth: ['1980-05-17', '1980-05-18', '1980-05-19'],
  studyId: [1, 8, 10],
  siteId: [101, 801, 1001],
  studySiteId: ['DEMO-1-01', 'DEMO-8-01', 'DEMO-10-01'],
  ethnicities: [[1], [1, 8], [6]],
  indications: [[{ id: 101 }], [{ id: 102 }], [{ id: 201 }]],
  responses: [{ 1001: [10011] }, { 8001: [80011] }, { 10001: [100011] }],
  // That somebody passed is for the server to say.
  screenings: [[{ studyId: 1, passed: false }], [{ studyId: 1, passed: false }], [{ studyId: 8, passed: false }]],
};
const byHandAdditional: Readonly<Record<string, Said>> = {
  siteSchedulingEnabled: [true, false, true],
  hotCall: [false, true, false],
  ctScanAppointmentDate: ['2027-01-01', '2027-01-02', '2027-01-03'],
};
const caregiver = (visit: Visit): Lead['caregiver'] => ({
  firstName: 'Luis',
  lastName: `Diaz the ${visit}.`,
  caregiverRelationship: 'Parent',
  phone1: '+13125550188',
  email: 'luis@example.org',
  postalCode: '60611',
  dateOfBirth: '1950-02-03',
  sourceId: 'organic',
  country: 'US',
});
const survey = (visit: Visit): Lead['additionalFields']['surveyQuestions'] =>
  Array.from({ length: 9 }, (_, index) => ({
    questionId: index + 1,
    questionText: `Question ${index + 1}`,
    questionResponseText: `Answer ${visit}`,
  }));

/** A value for each property that the schema has, by hand where one is given. */
function valuesOf(properties: object, given: Readonly<Record<string, Said>>, visit: Visit): Record<string, unknown> {
  const entries = Object.entries(properties).map(([name, of]) => [name, given[name]?.[visit] ?? sampleOf(of, visit)]);
  // Entries of names and values.
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** A lead with every property of the schema. */
function wholeLead(visit: Visit): Lead {
  const additional = valuesOf(schema.properties.additionalFields.properties, byHandAdditional, visit);
  return {
    // Every property by its schema; the server holds each request against the same schema.
    ...(valuesOf(stored, byHand, visit) as unknown as Lead),
    caregiver: caregiver(visit),
    additionalFields: { ...additional, surveyQuestions: survey(visit) },
  };
}

/** A lead with the properties that must be there and nothing in the others; blanks as a page sends them. */
function blankLead(): Lead {
  const { leadId, firstName, lastName, phone1, postalCode, country, preferredLanguage, sourceInfo } = wholeLead(2);
  const surveyQuestions = survey(0).map((one) => ({ ...one, questionResponseText: '' }));
  return {
    leadId,
    firstName,
    lastName,
    phone1,
    postalCode,
    country,
    preferredLanguage,
    sourceInfo,
    email: '',
    studySiteId: '',
    ethnicities: [],
    additionalFields: { surveyQuestions, obGyn: null, leadSpecialStatus: '' },
    indications: [],
    sourceId: 'link',
    sourceStudyIds: [],
    screenings: [],
  };
}

const server = testServer();
const storedLead = async (leadId: string) => {
  const earlier = await earlierLead(server().db, leadId);
  if (!earlier) throw new Error('There is no such lead.');
  const { lead } = earlier;
  const screenings = await server()
    .db.selectFrom('lead_screening')
    .select(['study_id as studyId', 'passed'])
    .where('lead_id', '=', leadId)
    .orderBy('study_id')
    .execute();
  lead.additionalFields.surveyQuestions.sort((a, b) => a.questionId - b.questionId);
  return { ...lead, screenings };
};

test('every property of a lead survives its save, an update and a save by link', async () => {
  const visitor = await server().visitor();
  const [first, second, third] = [wholeLead(0), { ...wholeLead(1), leadId: wholeLead(0).leadId }, wholeLead(2)];
  const { leadId } = first;
  const { slug } = (await create(visitor, first)).json<LeadSaved>();
  expect(await storedLead(leadId)).toEqual(first);

  expect((await update(visitor, slug, second)).statusCode).toBe(200);
  expect(await storedLead(leadId)).toEqual(second);

  const byLink = {
    ...third,
    leadId,
    sourceId: second.sourceId,
    sourceStudyIds: second.sourceStudyIds,
    sourceInfo: second.sourceInfo,
    indications: [...second.indications, ...third.indications],
    responses: { ...second.responses, ...third.responses },
    screenings: [...second.screenings, ...third.screenings],
  };
  const reply = await update(await server().visitor(), slug, third);
  expect(reply.statusCode).toBe(200);
  expect(await storedLead(leadId)).toEqual(byLink);

  const { slug: later } = reply.json<LeadSaved>();
  expect((await update(await server().visitor(), later, blankLead())).statusCode).toBe(200);
  expect(await storedLead(leadId)).toEqual(byLink);
});

const numbers = (from: number) => Array.from({ length: 200 }, (_, index) => from + index);

test('a lead has no more than one save may say, however often somebody comes by its link', async () => {
  const [first, leadId] = [wholeLead(0), randomUUID()];
  const { slug } = (await create(await server().visitor(), { ...first, leadId })).json<LeadSaved>();
  const visitor = await server().visitor();
  for (const from of [300_000, 400_000]) {
    const reply = await update(visitor, slug, {
      ...first,
      leadId: randomUUID(),
      indications: numbers(from).map((id) => ({ id })),
      responses: Object.fromEntries(numbers(from).map((id) => [id, [id]])),
      screenings: numbers(from)
        .slice(0, 50)
        .map((studyId) => ({ studyId, passed: false })),
    });
    expect(reply.statusCode).toBe(200);
  }
  const { indications, responses, screenings } = await storedLead(leadId);
  expect(indications.map(({ id }) => id)).toEqual(numbers(400_000));
  expect(Object.keys(responses ?? {}).map(Number)).toEqual(numbers(400_000));
  expect(screenings).toEqual(first.screenings);
});
