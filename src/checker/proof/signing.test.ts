import { expect, test } from 'vitest';
import { described, draftChecker } from '#src/checker/testing/drafts.ts';

const check = draftChecker();
const found = (signedStep: string) => described(check({ name: 'draft', extends: 'ws17', signedStep }));

test('whoever has signed does not begin anew', () => {
  expect(found('home')).toEqual([
    'C051 Whoever has signed goes on at "home", from where the way leads to "result" and to the same signature again: name a step behind that one',
  ]);
});

test.each(['thanks', 'webScreenerHealth', 'result'])('they may go on at "%s"', (step) => {
  expect(found(step)).toEqual([]);
});
