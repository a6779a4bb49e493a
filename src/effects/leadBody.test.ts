import { describe, expect, test } from 'vitest';
import type { Answers } from '#src/domain/facts.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { bodyOf } from './testing/bodyOf.ts';

describe('a lead', () => {
  const cases: readonly [string, ExampleFacts, object][] = [
    [
      'has trimmed names, address and postal code, and the language of the page',
      { locale: 'es', answers: { lastName: ' Diaz ', email: ' ana@example.com ', postalCode: ' 60601 ' } },
      { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', postalCode: '60601', preferredLanguage: 'es' },
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

  test('has the conditions that the address names beside those chosen, where it names any', () => {
    const named = bodyOf({ query: { 'indicationIds[]': '3,4' } }).sourceInfo;
    expect(named.presetIndicationIds).toEqual([3, 4]);
    expect(named.query).not.toHaveProperty('indicationIds[]');
    expect(bodyOf({}).sourceInfo).not.toHaveProperty('presetIndicationIds');
  });

  test('has nothing of the ad-security platform where that said nothing', () => {
    expect(bodyOf({}).additionalFields).not.toHaveProperty('adSecurityPlatformResponse');
  });

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
    // Without questions, or in a sign-up, nobody is screened.
    expect(bodyOf({ ...facts, criteria: [] }, earlier).screenings).toEqual(earlier.screenings);
    const signUp = { ...facts, campaign: { flowType: 'signup' } } as const;
    expect(bodyOf(signUp, earlier).screenings).toEqual(earlier.screenings);
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
