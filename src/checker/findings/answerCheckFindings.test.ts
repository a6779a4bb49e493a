import { expect, test } from 'vitest';
import { homeFields, report } from '#src/checker/testing/planting.ts';
import { soundCampaign } from '#src/checker/testing/soundCampaign.ts';

const withField = (field: object) => homeFields((fields) => [...fields.slice(1), field]);
const name = (check: object) => withField({ kind: 'FullName', checks: [check] });
/** A field of a kind with two checks, each with its one parameter. */
const two = (kind: string, ...checks: [check: string, params: object][]) =>
  withField({ kind, checks: checks.map(([check, params]) => ({ check, params })) });
const again = (change: object) => withField({ kind: 'Confirmation', id: 'again', ...change });
const confirmed = { checks: [{ check: 'confirmed' }] };

test('checks that fit their fields are no finding', () => {
  const fields = homeFields((given) => [
    ...given.slice(1),
    {
      kind: 'FullName',
      checks: [
        { check: 'min', params: { length: 4 } },
        { check: 'max', params: { length: 60 } },
      ],
    },
    { kind: 'Confirmation', options: { answer: 'phone' }, ...confirmed },
  ]);
  const copy = { en: { 'home.fullName.min': '{length} at least' }, es: { 'home.fullName.min': '{length} o más' } };
  const { findings, text } = report({ sound: { ...fields, copy } }, 'sound');
  expect(findings, text).toBe(0);
});

test('one length is possible, but not for all whom a name has', () => {
  const bounds: [string, object][] = ['min', 'max'].map((check) => [check, { length: 5 }]);
  const { findings, text } = report({ sound: two('FullName', ...bounds) }, 'sound');
  expect(findings, text).toBe(1);
  expect(text).toMatch(/C090 "max" refuses what ordinary people answer: "Rosa O’Brien", /);
});

const zipCodes = { check: 'regex', params: { pattern: '60[0-9]{3}' } };
/** The field of the postal code with this changed. */
const postal = (change: object) =>
  homeFields((fields) =>
    fields.map((one) => ('kind' in one && one.kind === 'PostalCode' ? { ...one, ...change } : one)),
  );

test('a length beyond all answers refuses none of them', () => {
  const { findings, text } = report({ sound: name({ check: 'max', params: { length: 100_000 } }) }, 'sound');
  expect(findings, text).toBe(0);
});

test('codes of one country are a warning, and none where the field is asked there alone', () => {
  const { findings, text } = report({ sound: postal({ checks: [zipCodes] }) }, 'sound');
  expect(findings, text).toBe(0);
  expect(text).toMatch(/warning: sound\.json:\d+:\d+: C066 In AU, CA, IE, NZ, ZA, GB no answer can pass "regex"/);
  const when = { rule: 'countryIs', params: { country: 'US' } };
  expect(report({ sound: postal({ checks: [zipCodes], when }) }, 'sound').text).not.toMatch('C066');
});

test.each<[string, object, RegExp]>([
  ['an unknown check', name({ check: 'minn' }), /"minn" is not a registered check\. Did you mean "min"/],
  ['a check without its parameter', name({ check: 'min' }), /"params" is missing/],
  [
    'a length that is no number',
    name({ check: 'max', params: { length: 'a' } }),
    /Expected a whole number, found the text "a"/,
  ],
  ['a length of nothing', name({ check: 'length', params: { length: 0 } }), /0 is no number of characters/],
  ['a pattern that is none', name({ check: 'regex', params: { pattern: '(' } }), /"\(" is no regular expression/],
  [
    'two lengths that no text has',
    two('FullName', ['min', { length: 10 }], ['max', { length: 5 }]),
    /C023 No answer can pass both "min" and "max"/,
  ],
  [
    'a length between none',
    two('FullName', ['length', { length: 3 }], ['min', { length: 5 }]),
    /C023 No answer can pass both "length" and "min"/,
  ],
  [
    'two ages that nobody has',
    two('Age', ['min_value', { value: 65 }], ['max_value', { value: 18 }]),
    /C023 No answer can pass both "min_value" and "max_value"/,
  ],
  [
    'a pattern that no text matches',
    name({ check: 'regex', params: { pattern: 'a^b' } }),
    /C023 No answer can pass "regex": FullName takes nothing of that form/,
  ],
  [
    'a pattern of three digits for a postal code',
    postal({ checks: [{ check: 'regex', params: { pattern: '[0-9]{3}' } }] }),
    /C023 No answer can pass "regex": PostalCode takes nothing of that form/,
  ],
  [
    'a pattern that leaves nothing of a length',
    two('FullName', ['regex', { pattern: '[a-z]+ [a-z]+' }], ['max', { length: 2 }]),
    /C023 No answer can pass both "regex" and "max"/,
  ],
  [
    'a length that no answer has',
    name({ check: 'min', params: { length: 255 } }),
    /C023 No answer can pass "min": FullName takes nothing of that form/,
  ],
  [
    'three checks of which two can be passed',
    two('FullName', ['regex', { pattern: '[ab]+' }], ['regex', { pattern: '[bc]+' }], ['regex', { pattern: '[ac]+' }]),
    /C023 No answer can pass "regex" and all checks before it/,
  ],
  [
    'lengths that contradict one another in one country and the codes of the others',
    postal({
      checks: [
        { check: 'min', params: { length: 9 } },
        { check: 'max', params: { length: 9 } },
      ],
    }),
    /C023 In US no answer can pass both "min" and "max"/,
  ],
  [
    'a pattern that refers back',
    name({ check: 'regex', params: { pattern: '(.*) \\1' } }),
    /C023 It cannot be told whether any answer passes "regex"/,
  ],
  [
    'an age above those that the kind takes',
    withField({ kind: 'Age', checks: [{ check: 'min_value', params: { value: 110 } }] }),
    /C023 No answer can pass "min_value": Age takes numbers from 1 to 109/,
  ],
  [
    'an age below those that the kind takes',
    withField({ kind: 'Age', checks: [{ check: 'max_value', params: { value: 0 } }] }),
    /C023 No answer can pass "max_value": Age takes numbers from 1 to 109/,
  ],
  [
    'a check of numbers on a text',
    name({ check: 'min_value', params: { value: 1 } }),
    /sound\.json:\d+:\d+: C022 "min_value" cannot be put on the kind FullName, only on Age/,
  ],
  [
    'a confirmation that nothing checks',
    again({ options: { answer: 'phone' } }),
    /A Confirmation needs the check "confirmed"/,
  ],
  [
    'a confirmation of what the flow does not ask',
    {
      ...again({ options: { answer: 'email' }, ...confirmed }),
      steps: {
        ...soundCampaign.steps,
        home: {
          ...soundCampaign.steps.home,
          fields: [
            ...soundCampaign.steps.home.fields.filter(({ kind }) => kind !== 'Email'),
            { kind: 'Confirmation', options: { answer: 'email' }, ...confirmed },
          ],
        },
      },
    },
    /No field of this campaign asks for "email"/,
  ],
  [
    'a text of a check with a blank it does not fill',
    {
      ...name({ check: 'min', params: { length: 5 } }),
      copy: { en: { 'home.fullName.min': '{size} at least' }, es: {} },
    },
    /Nothing fills \{size\}/,
  ],
])('%s is found, named and placed', (_, document, expected) => {
  const { findings, text } = report({ sound: document }, 'sound');
  expect(text).toMatch(expected);
  expect(findings).toBeGreaterThan(0);
});

/** The sound campaign with an email address that may be left out, and is asked for again. */
const emailAgain = (required: object) =>
  homeFields((given) => [
    ...given.map((field) => ('kind' in field && field.kind === 'Email' ? { kind: 'Email', required: false } : field)),
    { kind: 'Confirmation', options: { answer: 'email' }, ...confirmed, ...required },
  ]);

test('what may be left out need not be given once more', () => {
  expect(report({ sound: emailAgain({}) }, 'sound').text).toContain(
    'C128 "email" may be left out, and whoever does so cannot go on, as "confirmation" must be answered',
  );
  expect(report({ sound: emailAgain({ required: false }) }, 'sound').text).not.toContain('C128');
});

test.each([
  ['with another number', { check: 'min', params: { length: 2 } }, { check: 'min', params: { length: 5 } }, 'min'],
  ['without a number', { check: 'email' }, { check: 'email' }, 'email'],
  [
    'of one form',
    { check: 'regex', params: { pattern: '.+' } },
    { check: 'regex', params: { pattern: '.+' } },
    'regex',
  ],
])('a check that is put on a field twice is found: %s', (_, one, other, is) => {
  const twice = homeFields((given) =>
    given.map((field) => ('kind' in field && field.kind === 'FullName' ? { ...field, checks: [one, other] } : field)),
  );
  const said = `"${is}" is put on this field twice: one of them refuses nothing that the other takes`;
  expect(report({ sound: twice }, 'sound').text).toContain(said);
});

test('two forms of one answer are two checks', () => {
  const [letters, short] = ['[A-Za-z ]+', '.{1,20}'].map((pattern) => ({ check: 'regex', params: { pattern } }));
  const forms = homeFields((given) =>
    given.map((field) =>
      'kind' in field && field.kind === 'FullName' ? { ...field, checks: [letters, short] } : field,
    ),
  );
  expect(report({ sound: forms }, 'sound').text).not.toContain('twice');
});
