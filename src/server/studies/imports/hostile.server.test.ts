import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { temporaryFiles } from '#src/server/studies/imports/testing/temporaryFiles.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const write = temporaryFiles();
let number = 91_000_000;
const where = { facility: 'X', city: 'Cork', state: null, country: 'Ireland', zip: 'T12 DC4A', lat: 51.9, lon: -8.5 };
/** A record that is made up, with what a register should not have. */
const made = (changes: object = {}) => ({
  nctId: `NCT${(number += 1)}`,
  briefTitle: 'A Made-up Study',
  overallStatus: 'RECRUITING',
  sex: 'ALL',
  minAge: '18 Years',
  maxAge: null,
  conditions: ['asthma'],
  eligibilityCriteria: 'Adults',
  locations: [where],
  ...changes,
});
const site = (changes: object) => ({ locations: [{ ...where, ...changes }] });
const long = 'word '.repeat(400_000);
const many = Array.from({ length: 300_000 }, (_, index) => `w${index.toString(36)}`).join(' ');

test.each([
  ['a title with a sign that no column stores', { briefTitle: 'A \0 Study' }],
  ['half of a sign', { briefTitle: 'A \uD800 Study' }],
  ['a summary with both', { briefSummary: '\0\uDFFF' }],
  ['criteria with both', { eligibilityCriteria: 'A\0\n\uD800' }],
  ['a condition with both', { conditions: ['\0asthma\uD800'] }],
  ['conditions that are no text', { conditions: [{ a: 1 }, null, 7] }],
  ['an endless title', { briefTitle: long }],
  ['endless conditions', { conditions: [many] }],
  ['an age that nobody reaches', { minAge: '99999999999999999999 Years' }],
  ['a site beyond the poles', site({ lat: 1e9, lon: 1e300 })],
  ['a site with an endless name', site({ facility: many })],
  ['a site with a sign that no column stores', site({ facility: 'A\0\uD800', city: '\0', zip: '\0' })],
  ['a sponsor with one', { leadSponsor: 'A\0\uD800' }],
  ['a day with one', { lastUpdatePosted: '\0' }],
  ['a status with one', { overallStatus: '\0\uD800' }],
  ['an endless status', { overallStatus: long }],
  ['an endless sex', { sex: long }],
])('one record with %s keeps no other out', async (_what, changes) => {
  const before = made();
  const [odd, after] = [made(changes), made()];
  const file = write('hostile.json', JSON.stringify([before, odd, after]));
  const { lines } = await runCommand(server(), ['studies', 'import', file]);
  expect(lines.join('\n').length).toBeLessThan(2000);
  const rows = await server()
    .db.selectFrom('study')
    .select('external_id')
    .where('external_id', 'in', [before.nctId, after.nctId])
    .execute();
  expect(rows).toHaveLength(2);
});

test('signs that turn text around or drive a terminal are in no text of a study, and others stay', async () => {
  const turned = 'A \u202EStudy\u202C of \u2066asthma\u2069 \u001B[31mred\u0007\u009B2J <b>';
  const record = made({ briefTitle: turned, ...site({ facility: turned }), eligibilityCriteria: 'Adults\n\u202EMen' });
  await runCommand(server(), ['studies', 'import', write('turned.json', JSON.stringify([record]))]);
  const row = await server()
    .db.selectFrom('study')
    .innerJoin('site', 'site.study_id', 'study.id')
    .innerJoin('criterion_draft', 'criterion_draft.study_id', 'study.id')
    .select(['study.details', 'site.name', 'criteria'])
    .where('external_id', '=', record.nctId)
    .executeTakeFirstOrThrow();
  const plain = 'A Study of asthma  [31mred  2J <b>';
  expect([row.details.title, row.name]).toEqual([{ en: plain }, plain]);
  expect(row.criteria.map(({ text }) => text)).toEqual(['Adults', 'Men']);
});

test('a whole register that shrinks to next to nothing is told in words, and closes and tells nothing', async () => {
  const records = Array.from({ length: 12 }, () => made());
  await runCommand(server(), ['studies', 'import', write('full.json', JSON.stringify(records)), '--whole', '--fewer']);
  const numbers = records.map(({ nctId }) => nctId);
  const { db } = server();
  await db.updateTable('study').set({ status: 'open' }).where('external_id', 'in', numbers).execute();
  const recruiting = async () => {
    const rows = db
      .selectFrom('registered')
      .innerJoin('study', 'study.id', 'registered.study_id')
      .select('study.status');
    return rows.where('registered.external_id', 'in', numbers).where('registered.is_recruiting', '=', true).execute();
  };
  for (const [name, text] of Object.entries({ nothing: '', list: '[]', excuse: '{"error": "too many requests"}' })) {
    const file = write(`${name}.json`, text);
    await expect(runCommand(server(), ['studies', 'import', file, '--whole'])).rejects.toThrow(
      /lacks 12 of 12 studies .* --fewer/,
    );
    expect(await recruiting()).toEqual(records.map(() => ({ status: 'open' })));
  }
  const rest = write('rest.json', JSON.stringify(records.slice(0, 2)));
  await runCommand(server(), ['studies', 'import', rest, '--whole']);
  const { lines } = await runCommand(server(), ['studies', 'import', write('last.json', '[]'), '--whole']);
  expect(lines.join('\n')).toContain('2 studies are gone');
  const open = db.selectFrom('study').select('id').where('external_id', 'in', numbers).where('status', '=', 'open');
  expect(await open.execute()).toHaveLength(12);
});
