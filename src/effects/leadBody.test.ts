import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { schemaKeywords } from '#src/api/schemaKeywords.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { State } from '#src/domain/state.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { emptyState } from '#src/store/emptyState.ts';
import answersSchema from '#schemas/answers.schema.json' with { type: 'json' };
import api from '#schemas/api.schema.json' with { type: 'json' };
import { leadBody, assertValidLead } from './leadBody.ts';

const leadId = '11111111-2222-4333-8444-555555555555';
const needed: Answers = { firstName: ' Ana ', lastName: 'Diaz', phone: '+13125550123', postalCode: '60601' };
const page = {
  referrerUrl: 'https://example.org/',
  inEnglish: (_: string, text: string) => (text === 'Sí' ? 'Yes' : text),
};
const isLead = new Ajv({ strict: true })
  .addVocabulary(schemaKeywords)
  .addSchema(answersSchema)
  .addSchema(api)
  .compile({ $ref: 'api.schema.json#/definitions/Lead' });

function bodyOf(
  facts: ExampleFacts,
  saved: Partial<State['saved']> = {},
  adSecurity: Partial<State['adSecurity']> = {},
) {
  const empty = emptyState();
  const state: State = {
    ...empty,
    saved: { ...empty.saved, ...saved },
    adSecurity: { ...empty.adSecurity, ...adSecurity },
  };
  const body = leadBody(exampleFacts({ ...facts, answers: { ...needed, ...facts.answers } }), state, leadId, page);
  isLead(body);
  expect(isLead.errors).toBeNull();
  return body;
}

describe('a lead', () => {
  const cases: readonly [string, ExampleFacts, object][] = [
    [
      'has trimmed names and the language of the page',
      { locale: 'es' },
      { firstName: 'Ana', lastName: 'Diaz', preferredLanguage: 'es' },
    ],
    [
      'has nine questions, unanswered ones empty',
      {},
      {
        additionalFields: {
          surveyQuestions: Array.from({ length: 9 }, (_, index) =>
            expect.objectContaining({ questionId: index + 1, questionResponseText: '' }),
          ),
        },
      },
    ],
    ['drops the answer that declines an ethnicity', { answers: { ethnicities: [-1] } }, { ethnicities: [] }],
    ['keeps ethnicities', { answers: { ethnicities: [1, 6] } }, { ethnicities: [1, 6] }],
    ['has the conditions', { answers: { indicationIds: [3, 4] } }, { indications: [{ id: 3 }, { id: 4 }] }],
    ['has no obstetrician without one', { answers: { obGyn: {} } }, { additionalFields: { obGyn: null } }],
    [
      'has the obstetrician',
      { answers: { obGyn: { lastName: 'Lee' } } },
      { additionalFields: { obGyn: { lastName: 'Lee' } } },
    ],
    ['is a hot call', { path: { hotCall: true } }, { additionalFields: { hotCall: true } }],
    ['has the site found', { site: { id: 11, ssExtId: 'S-11' } }, { siteId: 11, studySiteId: 'S-11' }],
    [
      'has the study site of the address above it',
      { site: { id: 11, ssExtId: 'S-11' }, query: { studySiteId: 'NAMED' } },
      { siteId: 11, studySiteId: 'NAMED' },
    ],
    ['has the study among those it came for', { study: { id: 7 } }, { studyId: 7, sourceStudyIds: [7] }],
    [
      'has where it came from',
      { query: { o: '9', utm_source: 'news' } },
      {
        sourceInfo: {
          query: { o: '9', utm_source: 'news' },
          affiliateOfferId: '9',
          referrerUrl: 'https://example.org/',
        },
      },
    ],
    [
      'has the test group and that another screener sent the visitor',
      { query: { tg: '7', psr: '1' } },
      { sourceInfo: { testGroup: 7, isPrescreenRedirect: true } },
    ],
    [
      'cuts tracking parameters',
      { query: { o: 'x'.repeat(999) } },
      { sourceInfo: { query: { o: 'x'.repeat(500) }, affiliateOfferId: 'x'.repeat(200) } },
    ],
  ];
  test.each(cases)('%s', (_sentence, facts, expected) => expect(bodyOf(facts)).toMatchObject(expected));

  test('has the answers about the body, and everything that was found beside them', () => {
    const person: Answers = {
      email: 'ana@example.com',
      gender: 'other',
      birthDate: '1980-03-14',
      age: 46,
      weightKg: 70,
      heightCm: 170,
    };
    const answers: Answers = {
      ...person,
      ctScanAppointmentDate: '2026-12-01',
      additional: { leadSpecialStatus: 'Partner Screener Opt-out' },
    };
    const body = bodyOf({ answers, siteSchedulingEnabled: true }, {}, { responses: ['clicked'] });
    const { birthDate, ...others } = person;
    expect(body).toMatchObject({
      ...others,
      dateOfBirth: birthDate,
      phone1: '+13125550123',
      postalCode: '60601',
      country: 'US',
      additionalFields: {
        siteSchedulingEnabled: true,
        leadSpecialStatus: 'Partner Screener Opt-out',
        ctScanAppointmentDate: '2026-12-01',
        adSecurityPlatformResponse: ['clicked'],
      },
    });
  });

  test.each([
    ['of the flow, where it sets one', { campaign: { leadSpecialStatus: 'Of the flow' } }, 'Of the flow'],
    ['that was answered elsewhere', {}, 'Answered'],
  ])('has the special status %s', (_sentence, facts, expected) => {
    const answers: Answers = { additional: { leadSpecialStatus: 'Answered' } };
    expect(bodyOf({ ...facts, answers }).additionalFields.leadSpecialStatus).toBe(expected);
  });

  test('has what was said on the phone, and when the call began', () => {
    const said = { partnerConsent: { connect: true, transfer: false }, callStartedAt: '2026-06-15T12:00:00.000Z' };
    expect(bodyOf({ answers: said }).additionalFields).toMatchObject(said);
  });

  test('has answers to the survey in English', () => {
    const { surveyQuestions } = bodyOf({
      answers: { additional: { insurance: 'Sí', education: 'GED' } },
    }).additionalFields;
    expect(surveyQuestions.map(({ questionResponseText }) => questionResponseText).slice(0, 3)).toEqual([
      'Yes',
      'GED',
      '',
    ]);
  });

  test('has the outcomes of earlier screeners, and that of this one anew', () => {
    const criteria = [
      {
        id: 80,
        questionId: 80,
        question: '?',
        questionType: 'select_one' as const,
        gender: 'any' as const,
        responses: [{ id: 1, text: 'x', position: 'A', qualifies: true }],
      },
    ];
    const facts: ExampleFacts = {
      study: { id: 7 },
      criteria,
      site: { id: 11, ssExtId: 'S' },
      answers: { responses: { 80: [1] } },
    };
    const earlier = {
      screenings: [
        { studyId: 3, passed: false },
        { studyId: 7, passed: false },
      ],
    };
    expect(bodyOf(facts, earlier).screenings).toEqual([
      { studyId: 3, passed: false },
      { studyId: 7, passed: true },
    ]);
  });
});

test.each([
  ['female', { 80: [1], 81: [2], 99: [3] }],
  ['male', { 80: [1], 99: [3] }],
  [undefined, { 80: [1], 99: [3] }],
] as const)('a lead of gender %s has no answer to a question that is hidden from it', (gender, expected) => {
  const question = { questionId: 80, question: '?', questionType: 'select_one' as const, responses: [] };
  const criteria = [
    { ...question, id: 80, gender: 'any' as const },
    { ...question, id: 81, gender: 'female' as const },
  ];
  const answers = { ...(gender && { gender }), responses: { 80: [1], 81: [2], 99: [3] } };
  expect(bodyOf({ study: { id: 7 }, criteria, answers }).responses).toEqual(expected);
});

describe('a caregiver', () => {
  const caregiver = { firstName: 'Luis', lastName: 'Mora', birthDate: '1980-03-04' };
  const cases: readonly [string, Partial<Facts['path']>, Answers, object | undefined][] = [
    ['is left out where nobody answers for another', { hasCaregiver: false }, { caregiver }, undefined],
    ['is left out without a name', { hasCaregiver: true }, { caregiver: { firstName: 'Luis' } }, undefined],
    [
      'of a child is its parent',
      { hasCaregiver: true, caregiverType: 'parent_child' },
      { caregiver },
      {
        caregiverRelationship: 'Parent',
        phone1: '+13125550123',
        postalCode: '60601',
        sourceId: 'example',
        country: 'US',
      },
    ],
    [
      'of an adult is the caregiver',
      { hasCaregiver: true, caregiverType: 'adult' },
      { caregiver, participant: 'someone_else' },
      { caregiverRelationship: 'Caregiver', dateOfBirth: '1980-03-04' },
    ],
    [
      'is left out where the visitor takes part',
      { hasCaregiver: true, caregiverType: 'adult' },
      { caregiver, participant: 'myself' },
      undefined,
    ],
  ];
  test.each(cases)('%s', (_sentence, path, answers, expected) => {
    const { caregiver: sent } = bodyOf({ path, answers });
    if (expected) expect(sent).toMatchObject(expected);
    else expect(sent).toBeUndefined();
  });
});

test.each([
  ['of a visitor', {}, undefined],
  ['of a caregiver', { caregiver: { sourceId: 'organic' } }, undefined],
  ['of a caregiver whom no source names', { caregiver: { sourceId: '' } }, 'Caregiver must have a source id'],
  ['of no country', { country: undefined }, 'Invalid lead no country'],
  ['of a country that is not supported', { country: 'XX' }, 'Invalid lead no country'],
])('a lead %s', (_sentence, changes, message) => {
  // What is no lead by its type is what this is about.
  const lead = { ...bodyOf({}), ...changes } as never;
  if (message) expect(() => assertValidLead(lead)).toThrow(new Error(message));
  else expect(() => assertValidLead(lead)).not.toThrow();
});
