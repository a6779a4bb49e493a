import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { exampleLead, qualifyingResponses } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';

/** Leads whose outcome the server finds by itself, and what it finds. */
const judged: readonly (readonly [
  sentence: string,
  changes: Partial<Lead>,
  qualified: boolean | null,
  judgement: object,
])[] = [
  ['everything qualifies', {}, true, { age: 46, bmi: 24.2, criteriaQualify: true, alreadyMatched: false }],
  ['no study, no outcome', { studyId: undefined, siteId: undefined }, null, { age: 46, bmi: 24.2 }],
  ['too old', { dateOfBirth: '1950-01-01' }, false, { age: 76, ageQualifies: false }],
  ['the birth date stands above the age', { age: 30, dateOfBirth: '2010-01-01' }, false, { age: 16 }],
  ['body mass out of bounds', { weightKg: 150 }, false, { bmi: 51.9, bmiQualifies: false }],
  ['no height', { heightCm: undefined }, false, { bmiQualifies: false }],
  [
    'a disqualifying answer',
    { responses: { ...qualifyingResponses, 1004: [10041] } },
    false,
    { criteriaQualify: false },
  ],
  ['an answer missing', { responses: { 1001: [10011] } }, false, { criteriaQualify: false }],
  ['a woman is asked one more', { gender: 'female' }, false, { criteriaQualify: false }],
  ['no site', { siteId: undefined, studySiteId: undefined }, false, { siteQualifies: false }],
  ['in the study already', { phone1: '+12125550199' }, false, { alreadyMatched: true }],
  ['a campaign of no file is a screener', { sourceInfo: { flow: 'x', campaign: 'http://[', query: {} } }, true, {}],
  ['a claim is not believed', { responses: {}, screenings: [{ studyId: 1, passed: true }] }, false, {}],
];

const server = testServer();

const { rowOf } = savedLeads(server);

test.each(judged)('the server judges by itself: %s', async (_sentence, changes, qualified, judgement) => {
  const lead = exampleLead(changes);
  const response = await create(await server().visitor(), lead);
  expect(response.statusCode).toBe(201);
  expect(await rowOf(lead.leadId)).toMatchObject({ qualified, judgement });
});
