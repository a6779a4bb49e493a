import { describe, expect, test } from 'vitest';
import { home, homeFields, person, report, withSteps } from '#src/checker/testing/planting.ts';
import { readSchema } from '#src/checker/projectFiles.ts';
import type { Registries } from '#src/checker/registries.ts';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { memoryProject, soundCampaign } from '#src/checker/testing/soundCampaign.ts';

describe('a defect planted in the syntax or the shape of a document is found, named and placed', () => {
  const defects: [name: string, document: object | string, expected: RegExp][] = [
    ['text that is not JSON', '{ "name": "sound", }', /sound\.json:1:\d+: C001 This is not JSON/],
    [
      'a key written twice',
      '{ "name": "sound", "name": "sound" }',
      /sound\.json:1:20: C002 "name" is written twice .* line 1, column 3/,
    ],
    [
      'a name that is not that of the file',
      { ...soundCampaign, name: 'other' },
      /sound\.json:2:11: C003 The name must be/,
    ],
    [
      'an unknown key',
      { ...soundCampaign, flowtype: 'signup' },
      /"flowtype" is not known here\. Did you mean "flowType"/,
    ],
    ['a missing flow type', { ...soundCampaign, flowType: undefined }, /sound\.json:1:1: C011 "flowType" is missing/],
    [
      'an unknown campaign type',
      { ...soundCampaign, campaignType: 'screner' },
      /sound\.json:4:\d+: .*Did you mean "screener"/,
    ],
    [
      'one of few words in which another may be meant than the one that is like it',
      { ...soundCampaign, layout: 'pages' },
      /"pages" is not one of the 3 values allowed here; known: page, sections, questions\. Did you mean "page"/,
    ],
    ['an unknown step name', withSteps({ thank: { fields: [] } }), /"thank" is not known here\. Did you mean "thanks"/],
    [
      'an unknown kind',
      homeFields((fields) => [{ kind: 'Fone' }, ...fields]),
      /"Fone" is not a registered kind\. Did you mean "Phone"/,
    ],
    [
      'an unknown rule',
      homeFields((fields) => [
        ...fields,
        { kind: 'Heading', options: { text: { en: 'a', es: 'a' } }, when: { rule: 'hasStudi' } },
      ]),
      /"hasStudi" is not a registered rule\. Did you mean "hasStudy"/,
    ],
    [
      'an unknown effect',
      home({ onEnter: [{ effect: 'saveLeed' }] }),
      /"saveLeed" is not a registered effect\. Did you mean "saveLead"/,
    ],
    [
      'an effect at the wrong moment',
      home({ onAnswer: { phone: [{ effect: 'saveLead' }] } }),
      /The effect "saveLead" cannot be under "onAnswer", only under onEnter or onLeave/,
    ],
    [
      'an effect of an unknown answer',
      home({ onAnswer: { phoen: [{ effect: 'checkAlreadyMatched' }] } }),
      /"phoen" is not known here\. Did you mean "phone"/,
    ],
    [
      'an unknown option',
      homeFields((fields) => [...fields, { kind: 'Age', options: { labl: 'self' } }]),
      /"labl" is not known here\. Did you mean "label"/,
    ],
    [
      'an option of the wrong type',
      homeFields((fields) => [...fields, { kind: 'Age', options: { label: 5 } }]),
      /Expected a text in quotation marks, found the number 5/,
    ],
    [
      'a parameter that is missing',
      homeFields((fields) => [...fields, { kind: 'Age', when: { rule: 'countryIs' } }]),
      /"params" is missing/,
    ],
    [
      'an empty text',
      { ...soundCampaign, pageTitle: { en: 'x', es: '' } },
      /C016 "" is too short: write at least 1 character$/m,
    ],
    ['a study of no number', { ...soundCampaign, studyId: 0 }, /C016 0 is too small: the least is 1$/m],
    ['no conditions', homeFields((fields) => [...fields, { kind: 'Age', when: [] }]), /C016 \[\] has too few entries/],
    [
      'findings accepted until a day that no calendar has',
      { ...soundCampaign, accepted: [{ code: 'C031', reason: 'The translation was ordered.', until: '2026-02-31' }] },
      /sound\.json:\d+:\d+: C016 There is no day "2026-02-31"/,
    ],
    [
      'a birth date that no calendar has',
      person({ answers: { birthDate: '1990-13-01' } }),
      /C016 There is no day "1990-/,
    ],
    ['a visit on a day that no calendar has', person({ facts: { today: '2025-02-29' } }), /no day "2025-02-29"/],
    [
      'a text without its English',
      { ...soundCampaign, pageTitle: { es: 'Registro' } },
      /C011 "en" is missing: each text needs its English, which is shown where a translation lacks$/m,
    ],
    ['an address with a slash', home({ path: 'a/b' }), /C016 "a\/b" is not a word of letters, digits and hyphens/],
    ...['toString', 'constructor'].map((name): (typeof defects)[number] => [
      `a kind called ${name}`,
      homeFields((fields) => [...fields, { kind: name }]),
      new RegExp(`C014 "${name}" is not a registered kind`),
    ]),
    [
      'a choice without otherwise',
      home({ next: { cases: soundCampaign.steps.home.next.cases } }),
      /"otherwise" is missing/,
    ],
  ];
  test.each(defects)('%s', (_, document, expected) => {
    const { findings, text } = report({ sound: document }, 'sound');
    expect(text).toMatch(expected);
    expect(findings).toBeGreaterThan(0);
  });
});

test.each<[what: string, document: object, expected: RegExp]>([
  [
    'a parameter',
    homeFields((fields) => [...fields, { kind: 'Age', when: { rule: 'countryIs', params: { contry: 'CA' } } }]),
    /C010 "contry" is not known here\. Did you mean "country"/,
  ],
  ['a step', home({ next: { cases: soundCampaign.steps.home.next.cases, otherwize: 'thanks' } }), /C010 "otherwize"/],
  [
    'the flow type',
    { ...soundCampaign, flowType: undefined, flowtype: 'webScreener' },
    /C010 "flowtype" is not known here\. Did you mean "flowType"/,
  ],
])('a name of %s that is misspelt is one finding, though the right one is missing', (_, document, expected) => {
  const { findings, text } = report({ sound: document }, 'sound');
  expect(text).toMatch(expected);
  expect(findings).toBe(1);
});

test('a name that is missing is found beside one that is nothing like it', () => {
  const { text } = report({ sound: { ...soundCampaign, flowType: undefined, remarks: 'x' } }, 'sound');
  expect(text).toMatch(/C011 "flowType" is missing/);
  expect(text).toMatch(/C010 "remarks" is not known here/);
});

test('a name can be used as soon as it is registered, before the schemas are written', () => {
  const { registries, ...project } = memoryProject({ sound: homeFields((fields) => [...fields, { kind: 'Fresh' }]) });
  const kinds = { ...registries.kinds, Fresh: { ...registries.kinds['Age'], answers: [] } };
  // A kind like another one.
  const withFresh = { ...project, registries: { ...registries, kinds: kinds as Registries['kinds'] } };
  const [checked] = checkCampaigns(['sound'], withFresh, { strict: [], today: '2026-11-01' });
  expect(checked?.findings).toEqual([]);
});

test('a campaign may have these steps and no others', () => {
  const steps = `age dob home email phone thanks gender search name thankyou postal diagnosis indications
    cancerindications questions checkAgain confirmEligibility healthQuestions healthQuestionsThankYou
    oncologyConfirmation webScreenerHealth result calendarBooking secondaryScreeningScheduling siteScheduling
    calendarBookingThankYou contactCode pictures partnerTransfer`;
  expect(readSchema('campaign')['definitions']).toMatchObject({ StepName: { enum: steps.split(/\s+/) } });
});

test('a step of a name that is none is one finding, wherever it is led to', () => {
  const { findings, text } = report(
    { sound: { ...home({ next: 'older' }), steps: { ...home({ next: 'older' }).steps, older: {} } } },
    'sound',
  );
  expect(text).toMatch(/C010 "older" is not known here/);
  expect(findings).toBe(1);
});

test('of a field that is put in two places its words are not printed', () => {
  const field = { before: 'phone', after: 'fullName', field: { kind: 'HowHeard' } };
  const heir = { name: 'heir', extends: 'sound', steps: { home: { addFields: [field] } } };
  expect(report({ heir, sound: soundCampaign }, 'heir').text).toMatch(
    /C016 This is not a field in one place: before another one or after one, not both$/m,
  );
});

test('where more is wrong than is looked at, the last finding says so', () => {
  const unknown = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`unknown${index}`, 1]));
  const reports = checkCampaigns(['sound'], memoryProject({ sound: { ...soundCampaign, ...unknown } }), {
    strict: [],
    today: '2026-11-01',
  });
  const messages = [...reports].flatMap(({ findings }) => findings.map(({ message }) => message));
  expect(messages).toHaveLength(500);
  expect(messages.at(-1)).toMatch(/^"unknown499" .*; what is wrong behind it is told once this is mended$/);
});
