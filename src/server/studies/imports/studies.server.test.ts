import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runOn } from '#src/server/operator/testing/runCommand.ts';
import type { World } from '#src/server/testing/startTestServer.ts';

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

const gbLine = (code: string, lat: number) => `GB\t${code}\tMade-up Town\tEngland\tENG\t\t\t\t\t${lat}\t-1.5\t4`;

/** Files of others: read with care, each refusal explained, nothing shown to visitors unseen. */
export function importsSuite(world: () => World): void {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-imports-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, content: string) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  const visit = async (studyId: string) => {
    const visitor = await world().visitor();
    const query = { signup: 'ws10', language: 'es' as const, studyId };
    return (await visitor.call('initialPayload', { query })).json<{ study?: object }>().study;
  };

  test('a download becomes drafts, with a line for each record refused, and nothing a visitor sees', async () => {
    const file = write('studies.json', JSON.stringify([record('NCT90000001'), flat, ...unusable.map(([one]) => one)]));
    const { lines, isWell } = await runOn(world(), ['studies', 'import', file]);
    expect(isWell).toBe(true);
    expect(lines).toEqual([
      ...unusable.map(([, words]) => expect.stringContaining(words) as unknown),
      '2 studies with 2 sites are drafts now, 6 records were refused.',
    ]);
    const again = await runOn(world(), ['studies', 'import', file]);
    expect(again.lines.at(-1)).toBe(lines.at(-1));
    const drafts = (await runOn(world(), ['studies', 'drafts'])).lines;
    expect(drafts).toEqual([
      expect.stringMatching(/^\d{6} {2}NCT90000001/),
      expect.stringMatching(/^\d{6} {2}NCT90000002/),
    ]);
    expect(await visit(drafts[0]?.slice(0, 6) ?? '')).toBeUndefined();
  });

  test('an approved draft is shown, with the facts of the register and the criteria that a person chose', async () => {
    const file = write('one.json', JSON.stringify({ studies: [record('NCT90000009')] }));
    await runOn(world(), ['studies', 'import', file]);
    const drafts = (await runOn(world(), ['studies', 'drafts'])).lines;
    const id = drafts.find((line) => line.includes('NCT90000009'))?.slice(0, 6) ?? '';
    expect((await runOn(world(), ['studies', 'drafts', id])).lines).toEqual([
      '1. inclusion: Wheezes at night',
      '2. inclusion: BMI < 40',
      '3. exclusion: Smokes',
    ]);
    await runOn(world(), ['studies', 'approve', id, '3,1']);
    const visitor = await world().visitor();
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
    expect((await runOn(world(), ['studies', 'import', file])).lines[0]).toContain('it is open already');
    await expect(runOn(world(), ['studies', 'approve', id])).rejects.toThrow(`There is no draft study ${id}.`);
  });

  test('postal codes are not verified before an import, and are after it', async () => {
    const visitor = await world().visitor();
    const verify = async (postalCode: string) => {
      const { headers, body } = await visitor.call('verifyPostalCode', { query: { postalCode, country: 'GBR' } });
      return `${body} ${String(headers['x-postal-code'] ?? 'verified')}`;
    };
    const before = [await verify('ZE1 0AA'), await verify('SE1 7EH')];
    const wrong = [
      'GB\tSE1',
      'FR\t75001\tParis\t\t\t\t\t\t\t48\t2\t4',
      'GB\t12345\tX\t\t\t\t\t\t\t50\t0\t1',
      gbLine('SE1', 99),
    ];
    const file = write('GB.txt', [gbLine('SE1', 51), gbLine('SE1', 52), gbLine('SW1A', 51.5), ...wrong, ''].join('\n'));
    const { lines } = await runOn(world(), ['postal', 'import', file]);
    expect(lines.slice(1)).toEqual([
      'refused: line 4: it has 2 columns, not 12',
      'refused: line 5: the country FR is none of the seven',
      'refused: line 6: the code 12345 is none of GB',
      'refused: line 7: it has no coordinates',
      '7 lines read, 2 areas kept, 4 lines refused.',
      'Postal code data: GeoNames (geonames.org), CC BY 4.0',
    ]);
    const kept = world()
      .db.selectFrom('postal_area')
      .select(['code', 'lat'])
      .where('country', '=', 'GB')
      .orderBy('code');
    expect(await kept.execute()).toEqual([
      { code: 'SE1', lat: 51.5 },
      { code: 'SW1A', lat: 51.5 },
    ]);
    expect([...before, await verify('ZE1 0AA'), await verify('SE1 7EH')]).toEqual([
      'true not verified',
      'true not verified',
      'false verified',
      'true verified',
    ]);
    const terms = await visitor.send('GET', '/terms-of-use');
    expect(terms.body).toContain('Postal code data: GeoNames');
  });

  test.each([
    [['studies', 'import', '/nowhere/x.json'], 'cannot be read'],
    [['studies', 'approve', 'x'], 'Usage'],
    [['postal', 'import'], 'Usage'],
    [['postal', 'import', '/nowhere/GB.txt'], 'cannot be read'],
  ])('%j is told what is wrong', async (command, words) => {
    await expect(runOn(world(), command)).rejects.toThrow(words);
  });
}
