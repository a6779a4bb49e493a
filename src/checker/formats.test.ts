import { expect, test } from 'vitest';
import { homeFields, without } from '#src/checker/testing/planting.ts';
import { memoryProject, soundCampaign } from '#src/checker/testing/soundCampaign.ts';
import { checkCampaigns } from './checkCampaigns.ts';
import { codes } from './codes.ts';
import { describeReport, formats } from './formats.ts';

const silent = { ...soundCampaign, pageTitle: { en: 'Join' } };
const wrong = { ...homeFields((fields) => [{ kind: 'Fone' }, ...fields]), name: 'wrong' };
const unasked = { ...without('GenericConsent'), name: 'unasked' };
const documents = { sound: silent, wrong, unasked };
const options = { strict: [], today: '2026-11-01' };
const reports = [...checkCampaigns(['sound', 'wrong', 'unasked'], memoryProject(documents), options)];

test('JSON has each finding with its code, place and witness', () => {
  const { campaigns } = JSON.parse(formats.json(reports)) as { campaigns: object[] };
  expect(campaigns).toMatchObject([
    { name: 'sound', findings: [], warnings: [{ code: 'C031', file: 'sound.json', line: 5, column: 16 }] },
    {
      name: 'wrong',
      findings: [{ code: 'C014', file: 'wrong.json', line: 13, column: 19, endLine: 13, endColumn: 25 }],
    },
    { name: 'unasked', findings: [{ code: 'C047', witness: { path: ['home'], facts: {} } }] },
  ]);
});

test('JSON and people have the address of each witness where the dev server serves the campaigns, and only there', () => {
  const origin = 'http://localhost:3000';
  const unaskedReport = reports.at(-1);
  if (!unaskedReport) throw new Error('There is no report.');
  const address = new RegExp(`${origin}/signup/unasked/witness-[0-9a-f]{8}`);
  const { campaigns } = JSON.parse(formats.json(reports, origin)) as { campaigns: object[] };
  const opensAt: unknown = expect.stringMatching(address);
  expect(campaigns).toMatchObject([{}, { name: 'wrong' }, { findings: [{ code: 'C047', opensAt }] }]);
  expect(formats.json(reports, origin).match(/"opensAt"/g)).toHaveLength(1);
  expect(describeReport(unaskedReport, '3/3', new Set(), origin)).toMatch(address);
  expect(formats.json(reports)).not.toContain('opensAt');
  expect(describeReport(unaskedReport, '3/3')).not.toContain('witness-');
});

test('SARIF is a log of version 2.1.0 with a rule for each code, and each result names one at a region', () => {
  const log = JSON.parse(formats.sarif(reports)) as {
    version: string;
    runs: { tool: { driver: { rules: { id: string }[] } }; results: object[] }[];
  };
  const [run] = log.runs;
  expect(log.version).toBe('2.1.0');
  expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(Object.keys(codes));
  const { rules } = run?.tool.driver ?? { rules: [] };
  const index = rules.findIndex(({ id }) => id === 'C014');
  const region = { startLine: 13, startColumn: 19, endLine: 13, endColumn: 25 };
  expect(run?.results).toMatchObject([
    { ruleId: 'C031', level: 'warning' },
    {
      ruleId: 'C014',
      ruleIndex: index,
      level: 'error',
      message: { text: '"Fone" is not a registered kind. Did you mean "Phone"?' },
      locations: [{ physicalLocation: { artifactLocation: { uri: 'wrong.json' }, region } }],
    },
    { ruleId: 'C047', level: 'error' },
  ]);
});

test('JUnit has a suite for each campaign, in which what was found failed', () => {
  const suites = formats.junit(reports).matchAll(/<testsuite name="(.*?)" tests="(.*?)" failures="(.*?)"/g);
  expect([...suites].map(([, name, tests, failures]) => `${name}: ${failures} of ${tests}`)).toEqual([
    'sound: 0 of 1',
    'wrong: 1 of 1',
    'unasked: 1 of 1',
  ]);
  expect(formats.junit(reports)).toContain(
    '<failure type="C014" message="&quot;Fone&quot; is not a registered kind. Did you mean &quot;Phone&quot;?">wrong.json:13:19</failure>',
  );
});

test('GitHub shows each finding beside its line, and warnings as such', () => {
  expect(formats.github(reports).split('\n')).toEqual([
    expect.stringMatching(
      /^::warning file=sound\.json,line=5,col=16,endLine=7,endColumn=4,title=C031 A text has no translation::No Spanish/,
    ),
    '::error file=wrong.json,line=13,col=19,endLine=13,endColumn=25,title=C014 The kind%2C rule%2C check or effect is not registered::"Fone" is not a registered kind. Did you mean "Phone"?',
    expect.stringMatching(/^::error file=unasked\.json.*,title=C047 Consent is not asked for before a save::Nobody/),
  ]);
});

const child = (name: string) => ({ name, extends: 'unasked' });
const inherited = (...names: string[]) => [
  ...checkCampaigns(names, memoryProject({ ...documents, child: child('child'), other: child('other') }), options),
];

test('what is found in a document that others extend is one finding for programs, and names them where it is none of its own', () => {
  const messages = (...names: string[]) => [...formats.github(inherited(...names)).matchAll(/C047.*$/gm)].map(String);
  expect(messages('child', 'unasked', 'other')).toEqual([
    expect.stringMatching(/::Nobody .* before the step "home" saves$/),
  ]);
  expect(messages('child', 'other')).toEqual([expect.stringMatching(/ saves \(in "child", "other"\)$/)]);
  expect(formats.sarif(inherited('child', 'other')).match(/"ruleId": "C047"/g)).toHaveLength(1);
});

test('people read its lines once', () => {
  const printed = new Set<string>();
  const [first = '', second = ''] = inherited('child', 'other').map((one) => describeReport(one, '1/2', printed));
  expect(first).toMatch(/unasked\.json:\d+:\d+: C047 [^]*\^\^\^\^[^]*"child" inherits this: mend it in unasked\.json/);
  expect(second).toMatch(/unasked\.json:\d+:\d+: C047 .*\n {6}found above already: "other" inherits it/);
  expect(second).not.toContain('^^^^');
});

test('what all campaigns share is inherited from none of them', () => {
  const source = { file: 'campaigns/translations/english.json', text: '{' };
  const finding = { code: 'C001' as const, message: 'Not JSON', at: { source, offset: 0, length: 1 } };
  const shared = { name: 'child', findings: [finding], warnings: [], summary: '' };
  const printed = new Set<string>();
  expect(describeReport(shared, '1/2', printed)).not.toContain('inherits');
  expect(describeReport({ ...shared, name: 'other' }, '2/2', printed)).toMatch(/found above already: all campaigns/);
});
