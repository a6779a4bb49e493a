import { array, assert, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { aVisitor, replayed, varied } from './testing/comparedVisitors.ts';
import { differencesBetween } from './testing/comparing.ts';
import { refactored, refactorings } from './testing/refactored.ts';

// In parts, so that none comes near the limit of a test while other work keeps the machine busy.
test.each([40, 41, 42, 43])(
  'of two campaigns at random (seed %i) it is said of each visitor what changes for them, and of each example',
  (seed) => {
    assert(
      property(tuple(varied, varied), array(aVisitor, { minLength: 60, maxLength: 60 }), (pair, visitors) => {
        expect(replayed(pair, visitors).wrong).toEqual([]);
      }),
      { numRuns: 10, seed },
    );
  },
);

test('of a campaign written otherwise nothing is said', () => {
  assert(
    property(varied, refactorings, (document, how) => {
      expect(differencesBetween({ sound: document }, { sound: refactored(document, how) })).toEqual([]);
    }),
    { numRuns: 20, seed: 40 },
  );
});
