import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { saveAttempt } from '#src/server/leads/attempts.ts';
import { listLeads } from '#src/server/leads/list.ts';
import type { Attempt } from '#src/server/leads/rows.ts';
import { isParticipant } from '#src/server/participants.ts';
import { exampleLead, qualifyingResponses } from './examples.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const create = (visitor: Visitor, body: Lead, key: string = randomUUID()) =>
  visitor.call('createLead', { body }, { 'idempotency-key': key });
const update = (visitor: Visitor, slug: string, body: Lead, key: string = randomUUID()) =>
  visitor.call('updateLead', { params: { slug }, body }, { 'idempotency-key': key });

/** A lead on its way into the database under that slug, which no two leads may share. */
const attempt = (newSlug: string): Attempt => ({
  scope: 'createLead',
  key: randomUUID(),
  contentHash: '',
  newSlug,
  lead: exampleLead(),
  verdict: { judgement: {}, qualified: null },
  at: new Date('2026-11-18T18:00:00Z'),
});

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
    { caregiver: { ...caregiver(), dateOfBirth: '2026-11-30' } },
    400,
    'caregiver.dateOfBirth',
  ],
  ['a caregiver without a source', { caregiver: { ...caregiver(), sourceId: ' ' } }, 400, 'caregiver.sourceId'],
];

function caregiver(): NonNullable<Lead['caregiver']> {
  return {
    firstName: 'Ruth',
    lastName: 'Quigley',
    caregiverRelationship: 'Parent',
    phone1: '+12125550124',
    dateOfBirth: '1950-02-03',
    sourceId: 'organic-ws10',
    country: 'US',
  };
}

/** Saving leads: what is kept, what is refused, and that nothing is doubled. */
export function leadsSuite(world: () => World): void {
  const rowOf = (id: string) => world().db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst();
  const countOf = async (table: 'lead' | 'outbox' | 'lead_screening' | 'survey_answer' | 'caregiver', id: string) => {
    const column = sql.ref(table === 'lead' ? 'id' : 'lead_id');
    const found = await sql<{
      n: number;
    }>`select count(*) as n from ${sql.table(table)} where ${column} = ${id}`.execute(world().db);
    return found.rows[0]?.n;
  };

  test('a lead is kept whole, with its children and a row for the partners', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead({ caregiver: caregiver(), firstName: '  Zoë ', email: '' });
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

  test('an update changes the same lead and takes the caregiver away again', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead({ caregiver: caregiver() });
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
    const visitor = await world().visitor();
    const lead = exampleLead();
    const first = await create(visitor, lead);
    const second = await create(visitor, { ...lead, firstName: 'Ann' });
    expect(second.json()).toEqual(first.json());
    expect(await rowOf(lead.leadId)).toMatchObject({ first_name: 'Ann' });
  });

  test('an update with an unknown slug is refused', async () => {
    const response = await update(await world().visitor(), 'nobody-has-this-slug', exampleLead());
    expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ field: 'slug' })]);
  });

  test('whoever comes by a link changes the lead of its slug, and what they do not say stays', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead({ caregiver: caregiver() });
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
    const response = await update(await world().visitor(), slug, said);
    expect([response.statusCode, response.json()]).toEqual([200, { slug, saved: true }]);
    expect(await rowOf(lead.leadId)).toEqual({
      ...held,
      email: 'new@example.com',
      indication_ids: [101, 401],
      updated_at: expect.any(Date),
    });
    expect(await rowOf(said.leadId)).toBeUndefined();
    expect(await countOf('caregiver', lead.leadId)).toBe(1);
    const answers = world().db.selectFrom('survey_answer').select('response').where('lead_id', '=', lead.leadId);
    expect((await answers.execute()).filter(({ response: text }) => text !== '')).toHaveLength(
      lead.additionalFields.surveyQuestions.filter(({ questionResponseText }) => questionResponseText !== '').length,
    );
  });

  test.each([[''], ['short'], ['with a blank in it'], ['ü'.repeat(12)]])('the key "%s" is refused', async (key) => {
    const response = await create(await world().visitor(), exampleLead(), key);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'Idempotency-Key' }),
    ]);
  });

  test('the same key with the same content is answered again, with other content refused', async () => {
    const visitor = await world().visitor();
    const [lead, key] = [exampleLead(), randomUUID()];
    const first = await create(visitor, lead, key);
    const again = await create(visitor, JSON.parse(JSON.stringify(lead)) as Lead, key);
    const other = await create(visitor, { ...lead, firstName: 'Bea' }, key);
    expect([first.statusCode, first.headers['idempotency-replayed']]).toEqual([201, undefined]);
    expect([again.statusCode, again.headers['idempotency-replayed'], again.json()]).toEqual([
      201,
      'true',
      first.json(),
    ]);
    expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ error: 'idempotencyKeyReused' })]);
    expect(await rowOf(lead.leadId)).toMatchObject({ first_name: 'Annabel' });
  });

  test('of fifty equal saves at once one saves and the others are answered the same', async () => {
    const visitor = await world().visitor();
    const [lead, key] = [exampleLead(), randomUUID()];
    const responses = await Promise.all(Array.from({ length: 50 }, () => create(visitor, lead, key)));
    const replays = responses.filter(({ headers }) => headers['idempotency-replayed'] === 'true');
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([responses[0]?.statusCode, replays.length]).toEqual([201, 49]);
    expect([await countOf('lead', lead.leadId), await countOf('outbox', lead.leadId)]).toEqual([1, 1]);
  });

  test('two tabs that save one lead at once leave one lead', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead();
    const responses = await Promise.all(Array.from({ length: 10 }, () => create(visitor, lead)));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([await countOf('lead', lead.leadId), await countOf('survey_answer', lead.leadId)]).toEqual([1, 9]);
  });

  test('one that the database refuses takes with it none of those saved in the same moment', async () => {
    const taken = randomUUID();
    const attempts = [randomUUID(), taken, taken, randomUUID()].map(attempt);
    const outcomes = await Promise.allSettled(attempts.map((one) => saveAttempt(world().db, one)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const counts = await Promise.all(attempts.map(({ lead }) => countOf('outbox', lead.leadId)));
    expect(counts.filter((count) => count === 1)).toHaveLength(3);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
  });

  test('a study whose number is too large spoils no other question of the same moment', async () => {
    const asked = [1, 99_999_999_999, 2].map((studyId) =>
      isParticipant(world().db, { studyId, phone: '+12125550199' }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'refused'))).toEqual([
      true,
      'refused',
      false,
    ]);
  });

  test('the outcome of a screener is kept once per study', async () => {
    const visitor = await world().visitor();
    const lead = exampleLead({ screenings: [] });
    const { slug } = (await create(visitor, lead)).json<LeadSaved>();
    const replies = [];
    for (const passed of [true, false])
      replies.push(await visitor.call('screeningResult', { body: { slug, studyId: 2, passed } }));
    const unknown = await visitor.call('screeningResult', { body: { slug, studyId: 999, passed: true } });
    const rows = await world()
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

  test('the list shows who they are only when asked', async () => {
    await create(await world().visitor(), exampleLead({ lastName: 'Listed' }));
    const plain = JSON.stringify(await listLeads(world().db, { identity: false }));
    const full = JSON.stringify(await listLeads(world().db, { identity: true }));
    expect([plain, full]).toEqual([expect.not.stringContaining('Listed'), expect.stringContaining('Annabel Listed')]);
  });
}
