import { expect, test } from 'vitest';
import { checkCampaigns } from '#src/checker/checkCampaigns.ts';
import { openProject } from '#src/checker/project.ts';
import { campaignFolder } from '#src/checker/projectFiles.ts';

const { library, ...project } = openProject(campaignFolder, process.cwd());

const heading = { kind: 'Heading', options: { text: { en: 'About you', es: 'Sobre usted' } } };

/** A campaign of its own, laid out in pages with these sections. */
const withSections = (sections: readonly object[] | undefined, base = {}) =>
  JSON.stringify({
    name: 'own',
    flowType: 'signup',
    campaignType: 'signup',
    layout: 'sections',
    consent: { shown: false },
    steps: {
      home: {
        fields: [
          heading,
          { kind: 'PostalCode' },
          { kind: 'Gender', when: { rule: 'hasStudy' } },
          { kind: 'Benefits' },
          { kind: 'Age' },
        ],
        ...(sections && { sections }),
        next: 'thankyou',
      },
      thankyou: { fields: [{ kind: 'ThankYou' }], nav: { next: false } },
    },
    ...base,
  });

function findingsOf(text: string): string[] {
  const read = (name: string) => (name === 'own' ? { file: 'own.json', text } : library.read(name));
  const own = { ...project, library: { names: [...library.names, 'own'], read } };
  return [...checkCampaigns(['own'], own, { strict: [], today: '2026-06-15' })].flatMap(({ findings }) =>
    findings.map(({ message }) => message),
  );
}

const top = [{ ...heading, id: 'top' }];
const start = { id: 'start', top, fields: ['postalCode'] };
const end = { id: 'end', top, fields: ['gender', 'age'] };

test.each([
  ['sections that divide all questions', [start, end], []],
  [
    'a question in no section',
    [start, { id: 'end', fields: ['age'] }],
    [
      'No section of the step "home" names "gender", so that its question would be on no page: write it into the "fields" of a section',
    ],
  ],
  [
    'a field twice',
    [start, { id: 'end', fields: ['gender', 'age', 'postalCode'] }],
    ['The field "postalCode" is in a section already'],
  ],
  [
    'a field that is not there',
    [start, { id: 'end', fields: ['gender', 'age', 'agee'] }],
    [expect.stringMatching(/^This step has no field "agee".*age/)],
  ],
  [
    'a slip, which is not missed besides',
    [start, { id: 'end', fields: ['gender', 'agee'] }],
    [expect.stringMatching(/^This step has no field "agee".*age/)],
  ],
  [
    'sections of another step, once for all that they name',
    [
      { id: 'start', top, fields: ['postalCode', 'gender', 'age', 'fullName'] },
      { id: 'end', top, fields: [['phone', 'email'], 'ethnicity'] },
    ],
    [
      'The sections of the step "home" name "fullName", "phone", "email", "ethnicity", which are no fields of it: write its "sections" without them',
    ],
  ],
  [
    'several questions in no section, once',
    [start, { id: 'end', top, fields: ['postalCode'] }],
    [
      'The field "postalCode" is in a section already',
      'No section of the step "home" names "gender", "age", so that their questions would be on no page: write them into the "fields" of a section',
    ],
  ],
  [
    'a last page that does not ask everybody',
    [
      { id: 'start', fields: ['postalCode', 'age'] },
      { id: 'end', fields: ['gender'] },
    ],
    ['The first and the last page must ask everybody something: a field without a condition'],
  ],
  ['no sections', undefined, ['No step has `sections`: there is nothing to lay out in pages']],
])('%s', (_, sections, expected) => {
  expect(findingsOf(withSections(sections))).toEqual(expected);
});

test('sections are not looked at where everything is on one page', () => {
  expect(findingsOf(withSections([start, { id: 'end', fields: ['age'] }], { layout: 'page' }))).toEqual([]);
});

/** The fields above, and more of them that no section names. */
const withMore = (more: readonly object[], home = {}) => {
  const fields = [{ kind: 'PostalCode' }, { kind: 'Age' }, { kind: 'Benefits' }, ...more];
  const sections = [start, { id: 'end', fields: ['age'] }];
  return withSections([], { steps: { home: { fields, sections, next: 'thankyou', ...home }, thankyou: {} } });
};

test.each([
  ['a field twice', withMore([{ kind: 'Age' }]), /already called "age"/],
  [
    'a check on content that no section names',
    withMore([
      { kind: 'Heading', options: { text: { en: 'A', es: 'A' } }, checks: [{ check: 'min', params: { length: 1 } }] },
    ]),
    /"min" cannot be put on the kind Heading/,
  ],
  [
    'a next step that is not there',
    withMore([], { next: 'pictures' }),
    /has no step "pictures" to lead to; it has home, thankyou$/,
  ],
])('what a document says is found where pages leave it out or are many: %s', (_, text, message) => {
  expect(findingsOf(text)).toEqual([expect.stringMatching(message)]);
});

test('a next step that is not there is found at its place, not at that of a page', () => {
  const text = withMore([], { next: 'pictures' });
  const own = { ...project, library: { names: ['own'], read: () => ({ file: 'own.json', text }) } };
  const offsets = [...checkCampaigns(['own'], own, { strict: [], today: '2026-06-15' })].flatMap(({ findings }) =>
    findings.map(({ at }) => at.offset),
  );
  expect(offsets).toEqual([text.indexOf('"pictures"')]);
});

test('two sections of one id would be one page: that is found, and not what is lost with it', () => {
  const twice = [start, { id: 'you', fields: ['gender'] }, { id: 'you', fields: ['age'] }];
  expect(findingsOf(withSections(twice))).toEqual([
    'A section of this step is already called "you": both pages would have one address',
  ]);
});

test('content that is added to pages of which none shows it is found', () => {
  const field = { kind: 'Heading', id: 'note', options: { ...heading.options, level: 2 } };
  const added = (base: string) =>
    JSON.stringify({ name: 'own', extends: base, steps: { home: { addFields: [{ after: 'email', field }] } } });
  expect(findingsOf(added('ws22'))).toEqual([
    'No section of the step "home" names "note", which is added here, so that no page shows it: write it into the "fields" of a section, or leave it out',
  ]);
  expect(findingsOf(added('ws10'))).toEqual([]);
});
