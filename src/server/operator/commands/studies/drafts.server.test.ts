import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { temporaryFiles } from '#src/server/studies/imports/testing/temporaryFiles.ts';
import { generatedRecord } from '#src/server/studies/imports/testing/generatedRegister.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { studiesCommand } from './testing/studiesCommand.ts';

const server = testServer();
const write = temporaryFiles();
const { run, refused, page } = studiesCommand(server);

/** A draft that nobody has worked on. */
const draft = { id: '', number: 'NCT50000007' };
const register = write('register.json', JSON.stringify([generatedRecord(7, 3), generatedRecord(8, 3)]));
beforeAll(async () => {
  await run('import', register);
  draft.id = (await run('list', '--words', draft.number))[0]?.split(' ')[0] ?? '';
});

test('drafts go out as a file and come back as questions in both languages', async () => {
  const file = write('drafts.txt', '');
  expect(await run('drafts', 'export', file, draft.id)).toEqual([`1 draft: ${file}`]);
  const text = readFileSync(file, 'utf8');
  expect(await run('drafts', 'check', file)).toEqual(['1 draft with 0 questions checked; nothing was changed.']);
  const written = text
    .replace('title.es:', 'title.es: Un estudio inventado')
    .replace(
      '[2]\nask.en:\nask.es:\nqualifies:',
      '[2]\nask.en: Do you\n  wheeze?\nask.es: ¿Tiene sibilancias?\nqualifies: yes, unsure',
    )
    .concat(
      '\n[501]\nask.en: Do you smoke?\nask.es: ¿Fuma?\nhint.en: Vaping too.\nhint.es: También vapear.\nqualifies: no\n',
    );
  writeFileSync(file, written);
  expect((await run('drafts', 'import', file))[0]).toBe('1 draft with 2 questions saved.');
  await run('drafts', 'export', file, draft.id);
  expect(readFileSync(file, 'utf8')).toContain(
    '[2]\nask.en: Do you wheeze?\nask.es: ¿Tiene sibilancias?\nqualifies: yes, unsure',
  );
  await run('question', draft.id, '3', '--en', 'Is it so?', '--es', '¿Es así?', '--qualifies', 'yes');
  await run('question', draft.id, '2', '--remove');
  expect(await run('approve', draft.id)).toEqual([`Study ${draft.id} is open to visitors, with 2 questions.`]);
  const visitor = await server().visitor();
  const query = { language: 'es' as const };
  const criteria = await visitor.call('criteria', { params: { studyId: Number(draft.id) }, query });
  expect(criteria.json()).toMatchObject([
    { question: '¿Es así?', responses: [{ qualifies: true }, { qualifies: false }, { qualifies: false }] },
    {
      question: '¿Fuma?',
      questionHintText: 'También vapear.',
      responses: [{ text: 'Sí', qualifies: false }, { qualifies: true }, { qualifies: false }],
    },
  ]);
  expect(await page(draft.id, 'es')).toMatchObject({ title: 'Un estudio inventado' });
});

test('a file of drafts with anything wrong changes nothing, and each line is named with its cure', async () => {
  const [line = ''] = await run('list', '--words', 'NCT50000008');
  const [id = ''] = line.split(' ');
  const file = write(
    'wrong.txt',
    `study: ${id}\ntitle.fr: Un titre\ntitel.es: Un título\n hello\n[1]\nask.en: Only English\n[2]\nask.en: A\nask.es: B\nqualifies: ja\n[99]\nask.en: A\nask.es: B\nqualifies: yes\nnonsense\nstudy: 1\nstudy: 424242\n`,
  );
  const { lines, isWell } = await runCommand(server(), ['studies', 'drafts', 'import', file]);
  expect(isWell).toBe(false);
  expect(lines.map((one) => one.replace(`${file}:`, ''))).toEqual([
    '2: title.fr: there is no language fr; there are en, es',
    expect.stringContaining('3: titel.es: there is no text titel; there are name, title'),
    '5: [1] has no ask.es; write the question in it',
    '5: [1] does not say who qualifies; write qualifies: yes, or no',
    '7: [2] does not say who qualifies; write qualifies: yes, or no',
    '10: qualifies: "ja" is no answer; write yes, no or unsure, or several with commas',
    expect.stringContaining(
      `11: study ${id} has no criterion 99, only 21; a question of your own has a number from 501`,
    ),
    '15: "nonsense" is no entry; write it as name: text',
    '16: Study 1 is open: questions change in a draft only. Take it out of the file.',
    '17: There is no study 424242. To see which there are: npm run studies -- list',
    '10 things to correct; nothing was changed.',
  ]);
  expect(await run('show', id)).not.toContainEqual(expect.stringContaining('question 99'));
});

test('what the register changes in an open study is told, and taken over when somebody says so', async () => {
  const sitesOf = () => run('sites', draft.id);
  const before = await sitesOf();
  const moved = JSON.stringify([generatedRecord(7, 3, 'ages')]).replace('Generated Clinic 1 of', 'A Clinic in');
  const told = await run('import', write('moved.json', moved));
  expect(told).toContainEqual(expect.stringContaining(`NCT50000007 (study ${draft.id}): ages 18 to 75 now 21 to 75`));
  expect(await page(draft.id)).toMatchObject({ minAge: 18 });
  expect(await sitesOf()).toEqual(before);
  expect(await run('take', draft.id)).toContain(`Study ${draft.id} follows its register in: sites, ages.`);
  expect(await page(draft.id)).toMatchObject({ minAge: 21 });
  const after = await sitesOf();
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toBe(before[0]?.replace('recruits', 'stopped '));
  expect(after.at(-1)).toMatch(/recruits .*A Clinic in/);
  expect(await run('take', draft.id)).toEqual(['There is nothing to take over.']);
  const closed = await run('import', write('closed.json', JSON.stringify([generatedRecord(7, 3, 'closed')])));
  expect(closed.join('\n')).toContain(`npm run studies -- close ${draft.id}`);
  expect(await run('take', draft.id)).toContain('Left for you to decide: its status is COMPLETED, not RECRUITING');
});

test('a draft that its register has closed is opened only when somebody insists', async () => {
  await run('import', write('over.json', JSON.stringify([generatedRecord(8, 3, 'closed')])));
  expect(await refused('approve', 'NCT50000008', '1')).toContain('does not recruit any more');
  expect(await refused('approve', 'NCT50000008', '99', '--anyway')).toContain('has no criterion 99');
  expect((await run('approve', 'NCT50000008', '1', '--anyway'))[0]).toContain('with 1 question.');
});
