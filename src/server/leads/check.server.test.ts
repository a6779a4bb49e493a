import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { exampleCaregiver, exampleLead, qualifyingResponses } from '#src/server/testing/examples.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';
import type { World } from '#src/server/testing/startTestServer.ts';

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
  ['a claim is not believed', { responses: {}, screenings: [{ studyId: 1, passed: true }] }, false, {}],
];

const refused: readonly (readonly [
  sentence: string,
  changes: Record<string, unknown>,
  status: number,
  field: string,
])[] = [
  ['an unknown key', { admin: true }, 400, 'admin'],
  [
    'an unknown key inside',
    { additionalFields: { ...exampleLead().additionalFields, x: 1 } },
    400,
    'additionalFields.x',
  ],
  ['no last name', { lastName: undefined }, 400, 'lastName'],
  ['a blank first name', { firstName: ' ' }, 400, 'firstName'],
  ['a phone that is not E.164', { phone1: '212 555 0123' }, 400, 'phone1'],
  ['a postal code of another country', { postalCode: 'SE1 7EH' }, 400, 'postalCode'],
  ['an email that is none', { email: 'me@' }, 400, 'email'],
  ['a birth date that does not exist', { dateOfBirth: '2000-13-01' }, 400, 'dateOfBirth'],
  ['a birth date to come', { dateOfBirth: '2027-01-01' }, 400, 'dateOfBirth'],
  ['a height as text', { heightCm: '170' }, 400, 'heightCm'],
  ['an unknown study', { studyId: 999 }, 404, 'studyId'],
  ['a site of another study', { siteId: 201 }, 404, 'siteId'],
  ['a NUL in a name', { lastName: 'a\0b' }, 400, 'lastName'],
  ['half a character in a name', { lastName: 'a\udc00' }, 400, 'lastName'],
  ['an id that is no UUID', { leadId: 'x' }, 400, 'leadId'],
  [
    'a caregiver born tomorrow',
    { caregiver: { ...exampleCaregiver(), dateOfBirth: '2026-11-30' } },
    400,
    'caregiver.dateOfBirth',
  ],
  ['a caregiver without a source', { caregiver: { ...exampleCaregiver(), sourceId: ' ' } }, 400, 'caregiver.sourceId'],
];

/** What the server thinks of a lead, whatever the page says: its outcome, or that it takes it not at all. */
export function judgingSuite(world: () => World): void {
  const { rowOf } = savedLeads(world);

  test.each(judged)('the server judges by itself: %s', async (_sentence, changes, qualified, judgement) => {
    const lead = exampleLead(changes);
    const response = await create(await world().visitor(), lead);
    expect(response.statusCode).toBe(201);
    expect(await rowOf(lead.leadId)).toMatchObject({ qualified, judgement });
  });

  test.each(refused)('%s is refused and leaves no row', async (_sentence, changes, status, field) => {
    const lead = { ...exampleLead(), ...changes };
    const headers = { 'idempotency-key': randomUUID() };
    const response = await (await world().visitor()).send('POST', '/api/subjects', lead, headers);
    expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
    if (status === 404) expect(await rowOf(lead.leadId)).toBeUndefined();
    const keys = world().db.selectFrom('idempotency_key').select('key').where('key', '=', headers['idempotency-key']);
    expect(await keys.execute()).toEqual([]);
  });
}
