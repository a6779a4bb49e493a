import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { checkDrafts, importDrafts } from '#src/server/studies/edit/importDrafts.ts';
import { generatedRecord } from '#src/server/studies/imports/testing/generatedRegister.ts';
import { temporaryFiles } from '#src/server/studies/imports/testing/temporaryFiles.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { studiesCommand } from './testing/studiesCommand.ts';

// What operators do at the same moment, and files that could be done in part.

const server = testServer();
const write = temporaryFiles();
const { run } = studiesCommand(server);

const drafts: string[] = [];
beforeAll(async () => {
  await run('import', write('register.json', JSON.stringify([generatedRecord(11, 3), generatedRecord(12, 3)])));
  for (const number of ['NCT50000011', 'NCT50000012'])
    drafts.push((await run('list', '--words', number))[0]?.split(' ')[0] ?? '');
});

const question = (number: number) => `[${number}]\nask.en: Is it ${number}?\nask.es: ¿Es ${number}?\nqualifies: yes\n`;
const blockOf = (study: string, texts = '') => `study: ${study}\n${texts}${question(1)}`;
const questions = async (study: string) => (await run('show', study)).filter((line) => /Is it \d/.test(line));

test('edits of one study at the same moment are all kept', async () => {
  const titles = ['4', '4', '4'].map((study, index) => run('text', study, 'name', 'es', `Nombre ${index}`));
  await Promise.all([
    ...titles,
    run('text', '4', 'closingCommentsQualified', 'en', 'Bring your inhaler.'),
    run('simulation', '4', 'yes'),
    run('oversight', '4', 'sponsor', '--en', 'Example Pharma'),
    run('oversight', '4', 'recruiter', '--en', 'Example Recruiter'),
  ]);
  const { details } = await server()
    .db.selectFrom('study')
    .select('details')
    .where('id', '=', 4)
    .executeTakeFirstOrThrow();
  expect(details).toMatchObject({
    name: { es: expect.stringMatching(/^Nombre \d$/) },
    closingCommentsQualified: { en: 'Bring your inhaler.' },
    isSimulation: true,
    oversight: { sponsor: { en: 'Example Pharma' }, recruiter: { en: 'Example Recruiter' } },
  });
  await run('simulation', '4', 'no');
});

test('a site that the register added is taken over once, however often at the same moment', async () => {
  const [study = ''] = drafts;
  await run('text', study, 'name', 'es', 'Un nombre');
  const moved = JSON.stringify([generatedRecord(11, 3)]).replace('Generated Clinic 1 of', 'A Clinic in');
  await run('import', write('moved.json', moved));
  const before = await run('sites', study);
  await Promise.all([run('take', study), run('take', study)]);
  expect(await run('sites', study)).toHaveLength(before.length + 1);
});

test('a file of drafts of which one text cannot be saved saves none', async () => {
  const [first = '', second = ''] = drafts;
  const file = write(
    'unfounded.txt',
    `${blockOf(first)}${blockOf(second, 'closingCommentsQualified.es: Traiga su inhalador.\n')}`,
  );
  const { lines, isWell } = await runCommand(server(), ['studies', 'drafts', 'import', file]);
  expect([isWell, lines]).toEqual([
    false,
    [
      `${file}:7: closingCommentsQualified.es: closingCommentsQualified has no en text; write closingCommentsQualified.en too`,
      '1 thing to correct; nothing was changed.',
    ],
  ]);
  expect(await questions(first)).toEqual([]);
});

test('the languages of a text come in any order', async () => {
  const [, second = ''] = drafts;
  const texts = 'closingCommentsQualified.es: Traiga su inhalador.\nclosingCommentsQualified.en: Bring your inhaler.\n';
  const file = write('order.txt', blockOf(second, texts).replace('qualifies: yes', 'qualifies: yes, yes, unsure'));
  expect((await run('drafts', 'import', file))[0]).toBe('1 draft with 1 question saved.');
});

test('a draft that somebody opens after the file was checked keeps its questions, and so does every other', async () => {
  const [first = '', second = ''] = drafts;
  const checked = await checkDrafts(server().db, blockOf(first) + blockOf(second));
  expect(checked.findings).toEqual([]);
  await run('approve', second, '2');
  const asked = await run('show', second);
  await expect(importDrafts(server().db, checked)).rejects.toThrow(
    `Study ${second} is open: questions change in a draft`,
  );
  expect([await questions(first), await run('show', second)]).toEqual([[], asked]);
});

test('a draft without a question is opened only when somebody insists', async () => {
  const [first = ''] = drafts;
  await expect(run('approve', first)).rejects.toThrow(
    /has no question: everybody of its ages and gender would qualify/,
  );
  expect((await run('list', '--words', 'NCT50000011'))[0]).toContain('draft');
  expect(await run('approve', first, '--anyway')).toEqual([`Study ${first} is open to visitors, with 0 questions.`]);
});
