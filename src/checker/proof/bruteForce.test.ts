import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { comparison, comparisonOfQuestions } from '#src/checker/testing/bruteForce.ts';
import { generatedCampaign } from '#src/checker/testing/generatedCampaign.ts';
import { questionCampaign } from '#src/checker/testing/questionCampaign.ts';

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

// Seeds with findings, and with campaigns that show what is easily overlooked: a choice by two answers at once.
test.each([1, 7, 21, 30])(
  'questions are called vain that nobody of these visitors could have answered to any effect, and no others (seed %i)',
  (seed) => {
    assert(
      property(questionCampaign, (document) => {
        const { found, expected, miscounted } = comparisonOfQuestions(document);
        expect(found).toEqual(expected);
        expect(miscounted).toEqual([]);
      }),
      { numRuns: 12, seed },
    );
  },
);
