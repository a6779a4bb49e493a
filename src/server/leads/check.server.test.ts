import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { exampleCaregiver, exampleLead } from '#src/server/testing/examples.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

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
  ['a first name that nobody sees', { firstName: '\u200B\u3164' }, 400, 'firstName'],
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

const server = testServer();

const { rowOf } = savedLeads(server);
const leads = () => server().db.selectFrom('lead').select('id').orderBy('id').execute();

test.each(refused)('%s is refused and leaves no row', async (_sentence, changes, status, field) => {
  const lead = { ...exampleLead(), ...changes };
  const headers = { 'idempotency-key': randomUUID() };
  const before = await leads();
  const response = await (await server().visitor()).send('POST', '/api/subjects', lead, headers);
  expect([response.statusCode, response.json()]).toEqual([status, expect.objectContaining({ field })]);
  expect(await leads()).toEqual(before);
  const keys = server().db.selectFrom('idempotency_key').select('key').where('key', '=', headers['idempotency-key']);
  expect(await keys.execute()).toEqual([]);
});

test('names are stored in one line, without signs that turn or hide what stands beside them', async () => {
  const [firstName, lastName] = ['\u202EAna\r\nMaría\u00AD', ' P\u001B[31mé\u200Crez\u2066 '];
  const lead = exampleLead({ firstName, lastName, caregiver: { ...exampleCaregiver(), firstName, lastName } });
  const response = await create(await server().visitor(), lead);
  expect(response.statusCode).toBe(201);
  const stored = { first_name: 'Ana María', last_name: 'P [31mé\u200Crez' };
  const { db } = server();
  const query = db.selectFrom('caregiver').selectAll().where('lead_id', '=', lead.leadId);
  const caregiver = openRow(db, 'caregiver', await query.executeTakeFirstOrThrow());
  expect([await rowOf(lead.leadId), caregiver]).toEqual([
    expect.objectContaining(stored),
    expect.objectContaining(stored),
  ]);
});
