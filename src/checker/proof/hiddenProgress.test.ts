import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const hiding = (extended: string, more = {}) =>
  described(check({ name: 'draft', extends: extended, ...more, steps: { home: { showProgress: false } } }));

test.each([
  ['ws22', {}],
  ['ws23', {}],
  ['ws10', { layout: 'sections' }],
])('the pages of a step show how far visitors are, whatever the step says: %s %j', (extended, more) => {
  expect(hiding(extended, more)).toEqual([
    'C092 "showProgress" is set, and the step "home" is laid out in pages, which always show the progress: leave it out',
  ]);
});

test('a step may inherit that it hides the progress on one page', () => {
  expect(described(check({ name: 'draft', extends: 'ws10', layout: 'sections' }))).toEqual([]);
});

test('a step on one page may hide the progress', () => {
  expect(hiding('ws10')).toEqual([]);
});
