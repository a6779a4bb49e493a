import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Reply } from '#src/api/call.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { foldedWords } from './searchWords.ts';
import { readWords } from './synonyms.ts';

const server = testServer();

const nearby = async (query: string, locale: 'en' | 'es' = 'en') => {
  const visitor = await server().visitor();
  const body = { postalCode: '60611', country: 'US' as const, locale, query };
  const { nearbyStudies } = (await visitor.call('studySearch', { body })).json<Reply<'studySearch'>>();
  return nearbyStudies.map(({ id }) => id).toSorted((a, b) => a - b);
};

test('words are folded alike here and in the database', async () => {
  const texts = ['Migraña Ü', 'Crohn’s disease—early', '¿Qué es COVID-19?', '  Type 1/2 (T1D)  ', 'e\u0301tude', ''];
  for (const text of texts) {
    const { rows } = await sql<{ folded: string }>`select search_text(${text}::text) as folded`.execute(server().db);
    expect(foldedWords(text).join(' ')).toBe(rows[0]?.folded);
  }
});

test.each([
  ['the word of a register', 'hypercholesterolemia', [4]],
  ['another spelling', 'high cholesterol', [4]],
  ['Spanish, whatever the language of the page', 'colesterol alto', [4]],
  ['another form of the word', 'migraines', [2]],
  ['the beginning of a word', 'migr', [2]],
  ['the middle of a word', 'igraine', []],
  ['a colloquial word', 'jaqueca', [2]],
  ['words that say nothing, beside one that does', 'the asthma of my wheezing', [1]],
  ['a condition and a word', 'jaqueca diario', [2]],
  ['a word that no text has', 'jaqueca zanzibar', []],
  ['the number of a study', 'DEMO-0004', [4]],
  ['signs of the language of the database', "a & b | !c:* '#401' \\ ' --", []],
])('a search by %s: %s', async (_sentence, query, ids) => {
  expect(await nearby(query)).toEqual(ids);
});

test('words that say nothing ask for nothing', async () => {
  expect(await nearby('with the of')).toEqual(await nearby(''));
  expect(await nearby('con el de', 'es')).toEqual(await nearby(''));
});

test('a run of words is found as the longest name of a condition that it is', async () => {
  const { meanings, idle, unfinished } = await readWords(server().db, foldedWords('The high blood pressure zan'));
  expect([[...meanings.keys()], [...idle]]).toEqual([['high blood pressure'], ['the']]);
  expect([...unfinished]).toContain('zan');
  expect(meanings.get('high blood pressure')).toMatchObject({
    indicationIds: [201],
    terms: expect.arrayContaining(['hypertension', 'presion alta']) as unknown,
  });
});

test('what the operator adds finds studies at once, and what is taken away no longer', async () => {
  const word = ['synonyms', 'add', 'migraine', 'en', 'Thunder Head'];
  expect(await nearby('thunder head')).toEqual([]);
  expect((await runCommand(server(), word)).lines).toEqual(['"Thunder Head" (en) is now a word for migraine.']);
  expect(await nearby('thunder head')).toEqual([2]);
  expect((await runCommand(server(), ['synonyms', 'list', 'thunder HEAD'])).lines).toContain('migraine  es  jaqueca');
  await expect(runCommand(server(), word)).rejects.toThrow('already a word for migraine');
  await runCommand(server(), word.with(1, 'remove'));
  expect(await nearby('thunder head')).toEqual([]);
  await expect(runCommand(server(), word.with(1, 'remove'))).rejects.toThrow('not a word for migraine');
  await expect(runCommand(server(), word.with(3, 'xx'))).rejects.toThrow('Usage');
  expect((await runCommand(server(), ['synonyms', 'list'])).lines.length).toBeGreaterThan(400);
});
