import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { comparison } from '#src/checker/testing/bruteForce.ts';
import { generatedCampaign } from '#src/checker/testing/generatedCampaign.ts';

// Seeds whose campaigns have few enough visitors to send each of them; `npm run fuzz:campaigns` draws others, however many.
test.each([2, 5, 7, 9, 14])(
  'the proof finds what sending every single visitor through campaigns finds, and nothing else (seed %i)',
  (seed) => {
    assert(
      property(generatedCampaign, (document) => {
        const { found, expected } = comparison(document);
        expect(found).toEqual(expected);
      }),
      { numRuns: 12, seed },
    );
  },
);
