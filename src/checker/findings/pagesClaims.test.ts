import { expect, test } from 'vitest';
import { draftChecker, type Draft } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (en: string, es: string, draft: Omit<Draft, 'name'>) =>
  check({ name: 'draft', replaces: ['people'], people: [], landingPageCopy: { subtitle: { en, es } }, ...draft })
    .filter(({ code }) => code === 'C119')
    .map(({ message }) => message);
const [hello, hola] = ['Join a study.', 'Participe en un estudio.'];

test.each([
  ['ws22', 'Only three short pages.', 'Solo tres páginas breves.', '"Only three short pages" is not so'],
  ['ws22', hello, 'Todo en una sola página.', '"Todo en una sola página" is not so'],
  ['ws23', 'All questions on a single page.', hola, '"All questions on a single page" is not so'],
])('%s that claims fewer pages than it has is found: %s %s', (base, en, es, expected) => {
  const layout = base === 'ws22' ? 'sections' : 'questions';
  expect(found(en, es, { extends: base, layout })).toEqual([expect.stringContaining(expected)]);
});

test.each([
  ['ws22', 'Only five short pages.', 'Solo cinco páginas breves.'],
  ['ws22', 'Only a few pages.', 'Solo unas páginas.'],
  ['ws22', 'Read only one page of it.', 'Lea solo la página primera.'],
  ['ws10', 'All on one page.', 'Todo en una sola página.'],
])('%s may say "%s"', (base, en, es) => {
  expect(found(en, es, { extends: base, layout: base === 'ws22' ? 'sections' : 'page' })).toEqual([]);
});
