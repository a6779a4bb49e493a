import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { temporaryFiles } from '#src/server/studies/imports/testing/temporaryFiles.ts';

const site = {
  facility: 'Made-up Clinic',
  country: 'United States',
  state: 'Illinois',
  zip: '60611',
  status: 'RECRUITING',
};

/** A record of a register download that is made up from end to end. */
const record = (nctId: string, changes: { [module: string]: object } = {}) => ({
  protocolSection: {
    identificationModule: { nctId, briefTitle: `A Made-up Study ${nctId}` },
    statusModule: { overallStatus: 'RECRUITING', lastUpdatePostDateStruct: { date: '2026-01-02' } },
    descriptionModule: { briefSummary: 'Nobody runs this study.' },
    conditionsModule: { conditions: ['asthma', 'Nothing Else'] },
    eligibilityModule: {
      eligibilityCriteria:
        'Inclusion Criteria:\n\n* Wheezes at night\n* BMI \\< 40\n\nExclusion Criteria:\n\n1. Smokes\n',
      healthyVolunteers: false,
      sex: 'FEMALE',
      minimumAge: '18 Months',
      maximumAge: '65 Years',
    },
    contactsLocationsModule: { locations: [{ ...site, geoPoint: { lat: 41.897, lon: -87.622 } }] },
    ...changes,
  },
});

const flat = {
  nctId: 'NCT90000002',
  briefTitle: 'A Flat Made-up Study',
  overallStatus: 'RECRUITING',
  sex: 'ALL',
  minAge: '18 Years',
  maxAge: null,
  conditions: [],
  eligibilityCriteria: 'Adults',
  locations: [{ facility: 'X', city: 'Cork', state: null, country: 'Ireland', zip: 'T12 DC4A', lat: 51.9, lon: -8.5 }],
};

const unusable: readonly (readonly [object, string])[] = [
  [{}, 'record 3: it has no NCT number'],
  [{ ...flat, nctId: 'NCT90000003', overallStatus: 'COMPLETED' }, 'its status is COMPLETED, not RECRUITING'],
  [{ ...flat, nctId: 'NCT90000004', locations: [] }, 'it has no site with coordinates'],
  [{ ...flat, nctId: 'NCT90000005', minAge: 'old' }, '(NCT90000005): its age limit "old" is not understood'],
  [{ ...flat, nctId: 'NCT90000006', minAge: '9 Years', maxAge: '8 Years' }, 'its ages run from 9 Years to 8 Years'],
  [{ ...flat, nctId: 'NCT90000007', sex: '' }, 'its sex is missing'],
];

const server = testServer();

const write = temporaryFiles();
const visit = async (studyId: string) => {
  const visitor = await server().visitor();
  const query = { signup: 'ws10', language: 'es' as const, studyId };
  return (await visitor.call('initialPayload', { query })).json<{ study?: object }>().study;
};

test('a download becomes drafts, with a line for each record refused, and nothing a visitor sees', async () => {
  const file = write('studies.json', JSON.stringify([record('NCT90000001'), flat, ...unusable.map(([one]) => one)]));
  const { lines, isWell } = await runCommand(server(), ['studies', 'import', file]);
  expect(isWell).toBe(true);
  expect(lines).toEqual([
    ...unusable.map(([, words]) => expect.stringContaining(words) as unknown),
    '2 studies with 2 sites: 2 new, 0 changed, 0 as before.',
    '6 records refused, 1 of them of studies that do not recruit.',
    'Nothing differs from the import before.',
    expect.stringMatching(/^All changes and refusals, 5: .*studies\.json\.changes\.jsonl$/),
  ]);
  const again = await runCommand(server(), ['studies', 'import', file]);
  expect(again.lines).toContain('2 studies with 2 sites: 0 new, 0 changed, 2 as before.');
  const drafts = (await runCommand(server(), ['studies', 'drafts'])).lines;
  expect(drafts).toEqual([
    expect.stringMatching(/^\d{6} {2}NCT90000001/),
    expect.stringMatching(/^\d{6} {2}NCT90000002/),
  ]);
  expect(await visit(drafts[0]?.slice(0, 6) ?? '')).toBeUndefined();
});

test('an approved draft is shown, with the facts of the register and the criteria that a person chose', async () => {
  const file = write('one.json', JSON.stringify({ studies: [record('NCT90000009')] }));
  await runCommand(server(), ['studies', 'import', file]);
  const drafts = (await runCommand(server(), ['studies', 'drafts'])).lines;
  const id = drafts.find((line) => line.includes('NCT90000009'))?.slice(0, 6) ?? '';
  expect((await runCommand(server(), ['studies', 'drafts', id])).lines).toEqual([
    '1. inclusion: Wheezes at night',
    '2. inclusion: BMI < 40',
    '3. exclusion: Smokes',
  ]);
  await runCommand(server(), ['studies', 'approve', id, '3,1']);
  const visitor = await server().visitor();
  const criteria = await visitor.call('criteria', { params: { studyId: Number(id) }, query: {} });
  expect(await visit(id)).toMatchObject({
    title: 'A Made-up Study NCT90000009',
    description: expect.stringContaining('Source: ClinicalTrials.gov, NCT90000009, as of 2026-01-02') as unknown,
    minAge: 1,
    maxAge: 65,
    gender: 'female',
  });
  expect(criteria.json()).toMatchObject([
    { question: 'Smokes', responses: [{ qualifies: false }, { qualifies: true }, { qualifies: false }] },
    { question: 'Wheezes at night', responses: [{ qualifies: true }, { qualifies: false }, { qualifies: false }] },
  ]);
  const area = { studyId: Number(id), postalCode: '60611', country: 'US' as const };
  expect((await visitor.call('siteSearch', { query: area })).json()).toHaveLength(1);
  const { identificationModule } = record('NCT90000009').protocolSection;
  const retitled = { identificationModule: { ...identificationModule, briefTitle: 'Another title' } };
  const later = write('later.json', JSON.stringify([record('NCT90000009', retitled)]));
  expect((await runCommand(server(), ['studies', 'import', later])).lines).toContain(
    `  NCT90000009 (study ${id}): another title or summary; npm run studies -- take ${id}`,
  );
  expect(await visit(id)).toMatchObject({ title: 'A Made-up Study NCT90000009' });
  await expect(runCommand(server(), ['studies', 'approve', id])).rejects.toThrow(
    `There is no draft study ${id}: it is open`,
  );
});

test.each([
  [['studies', 'import', '/nowhere/x.json'], 'cannot be read'],
  [['studies', 'approve', 'x'], 'There is no study x'],
])('%j is told what is wrong', async (command, words) => {
  await expect(runCommand(server(), command)).rejects.toThrow(words);
});
