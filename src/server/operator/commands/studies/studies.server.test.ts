import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';
import { studiesCommand } from './testing/studiesCommand.ts';

const server = testServer();
const { run, refused, page } = studiesCommand(server);

test('help names every action, and so does a word that is none', async () => {
  const [usage = ''] = await run('--help');
  for (const action of [
    'list',
    'show',
    'open',
    'close',
    'text',
    'simulation',
    'oversight',
    'sites',
    'drafts',
    'question',
    'approve',
    'import',
    'changes',
    'take',
    'participants',
    'log',
  ])
    expect(usage).toContain(`-- ${action}`);
  expect(await refused('frobnicate')).toContain('There is no "frobnicate"');
  expect(await refused()).toContain('Usage:');
});

test.each([
  [['show', '99999'], 'There is no study 99999. To see which there are: npm run studies -- list'],
  [['show'], 'Name a study by its number.'],
  [['list', '--status', 'shut'], 'There is no status shut.'],
  [['list', '--colour', 'red'], "Unknown option '--colour'"],
  [['list', '--status', '-x'], "Option '--status' argument is ambiguous.\nUsage:"],
  [['open', '1'], 'Study 1 is open already.'],
  [['text', '1', 'titel', 'es', 'x'], 'there is no text titel; there are name, title, description'],
  [['text', '1', 'title', 'xx', 'x'], 'there is no language xx; there are en, es'],
  [['text', '1', 'title', 'en', '--remove'], 'what other languages fall back to'],
  [['text', '1', 'title', 'es', 'x'.repeat(301)], 'shorten it to 300 or fewer'],
  [['text', '1', 'title', 'es'], 'put the text in quotes'],
  [['simulation', '1', 'maybe'], 'Say yes or no.'],
  [['oversight', '1', 'owner', '--en', 'x'], 'There is no "owner"; there are sponsor, recruiter, ethics, register.'],
  [['oversight', '1', 'sponsor', '--es', 'x'], 'Write the name with --en.'],
  [['oversight', '1', 'sponsor', '--en', ' '], 'The name has 1 to 200 letters in one line'],
  [['oversight', '1', 'sponsor', '--en', 'a\nb'], 'The name has 1 to 200 letters in one line'],
  [['oversight', '1', 'sponsor', 'Name'], 'There are words missing or too many.'],
  [['oversight', '1', 'ethics', 'EC-1', '--en', 'x'], 'There are words missing or too many.'],
  [['oversight', '1', 'register', 'N-1', 'http://register.example'], 'is no address that begins with https://'],
  [['oversight', '1', 'register', 'N-1', 'https://me:secret@register.example'], 'has no name of a user'],
  [['oversight', '1', 'register', 'N-1', 'javascript:alert(1)'], 'is no address'],
  [['oversight', '1', 'register', 'N-1', 'https://register.example', '--en', 'x'], 'No text of a language'],
  [['sites', '1', 'stop', '999999'], 'Study 1 has no site 999999.'],
  [['sites', '1', 'stop', 'some'], '"some" is no list of numbers such as 1,3.'],
  [['sites', '1', 'burn', 'all'], '"burn" is neither recruit nor stop.'],
  [['question', '1', '1', '--en', 'A', '--es', 'B', '--qualifies', 'yes'], 'Study 1 is open'],
  [['drafts', 'export'], 'Name the file.'],
  [['drafts', 'import', '/nowhere/x.txt'], 'cannot be read'],
  [['import', '--fast', 'x.json'], "Unknown option '--fast'"],
  [['changes', '77777'], 'There was no import 77777.'],
])('%j is told what is wrong', async (words, expected) => {
  expect(await refused(...words)).toContain(expected);
});

test('a study is closed and opened again, and both are logged without a name', async () => {
  expect(await run('close', '2')).toEqual([expect.stringContaining('Study 2 is closed.')]);
  expect([await page('2'), await refused('close', '2')]).toEqual([undefined, 'Study 2 is closed already.']);
  expect(await run('list', '--status', 'closed')).toEqual([expect.stringMatching(/^2 {2}DEMO-0002 {2}closed/)]);
  await run('open', '2');
  expect(await page('2')).toBeDefined();
  const log = await run('log', '2');
  expect(log).toEqual([
    expect.stringMatching(/Z {2}[0-9a-f]{12} {2}open {2}study 2 {2}\{"to":"open","from":"closed"\}$/),
    expect.stringMatching(/ {2}close {2}study 2 /),
  ]);
});

test('texts are set in each language, and a study can be made a simulation', async () => {
  await run('text', '4', 'title', 'es', ' Un título nuevo ');
  await run('simulation', '4', 'yes');
  expect(await page('4', 'es')).toMatchObject({ title: 'Un título nuevo', isSimulation: true });
  await run('text', '4', 'title', 'es', '--remove');
  expect((await page('4', 'es'))?.title).toBe((await page('4'))?.title);
  expect(await run('show', '4')).toEqual(
    expect.arrayContaining(['  title.es: (missing)', expect.stringContaining('missing: title.es')]),
  );
  await run('simulation', '4', 'no');
});

test('who answers for a study is set part by part, read by visitors, and logged', async () => {
  type Read = { oversight?: Record<string, unknown> } | undefined;
  const read = async (language: 'en' | 'es') => ((await page('3', language)) as Read)?.oversight;
  await run('oversight', '3', 'sponsor', '--en', ' Example Pharma ', '--es', 'Farmacéutica Ejemplo');
  await run('oversight', '3', 'ethics', 'EC-7', '2.1', '--en', 'Example Committee');
  await run('oversight', '3', 'register', 'NCT7', 'https://register.example/NCT7');
  await run('oversight', '3', 'recruiter', '--remove');
  const ethics = { committee: 'Example Committee', number: 'EC-7', version: '2.1' };
  const entry = { number: 'NCT7', url: 'https://register.example/NCT7' };
  expect(await read('en')).toEqual({ sponsor: 'Example Pharma', ethics, register: entry });
  expect(await read('es')).toEqual({ sponsor: 'Farmacéutica Ejemplo', ethics, register: entry });
  const shown = ['  sponsor.es: Farmacéutica Ejemplo', '  recruiter.en: (missing)', '  ethics.es: (missing)'];
  expect(await run('oversight', '3')).toEqual(expect.arrayContaining(shown));
  expect(await run('show', '3')).toEqual(expect.arrayContaining([...shown, '  approval: EC-7, version 2.1']));
  expect((await run('log', '3'))[0]).toMatch(/ {2}oversight {2}study 3 {2}\{"part":"recruiter","isRemoved":true\}$/);
});

test('visitors hear nothing of a site that is stopped, until it recruits again', async () => {
  const visitor = await server().visitor();
  const query = { studyId: 1, postalCode: '60611', country: 'US' as const };
  const near = async () => (await visitor.call('siteSearch', { query })).json<{ id: number }[]>().map(({ id }) => id);
  const before = await near();
  const id = String(before[0]);
  await run('sites', '1', 'stop', id);
  expect(await near()).toEqual(before.slice(1));
  expect(await run('sites', '1')).toContainEqual(expect.stringMatching(`^${id} {2}stopped`));
  const body = { postalCode: '60611', country: 'US' as const, locale: 'en' as const, realtime: false, nt: false };
  const found = async () => {
    const { nearbyStudies, studies } = (await visitor.call('studySearch', { body })).json<
      Record<'nearbyStudies' | 'studies', { id: number }[]>
    >();
    return [...nearbyStudies, ...studies].some((study) => study.id === 1);
  };
  expect(await found()).toBe(true);
  await run('sites', '1', 'stop', 'all');
  expect(await found()).toBe(false);
  await run('sites', '1', 'recruit', 'all');
  expect(await near()).toEqual(before);
});
