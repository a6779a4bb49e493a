import { assert, property, sample } from 'fast-check';
import { expect, test } from 'vitest';
import { comparison, comparisonOfQuestions } from '#src/checker/testing/bruteForce.ts';
import { generatedCampaign } from '#src/checker/testing/generatedCampaign.ts';
import { questionCampaign } from '#src/checker/testing/questionCampaign.ts';

// Seeds whose campaigns have few enough visitors to send each of them; `npm run fuzz:campaigns` draws others, however many.
// A test for each campaign: thousands of visitors walk through some of them.
const drawn = [2, 5, 7, 9, 14].flatMap((seed) =>
  sample(generatedCampaign, { numRuns: 12, seed }).map((document, index) => ({ seed, index, document })),
);

test.each(drawn)(
  'the proof finds what sending every single visitor through a campaign finds, and nothing else (seed $seed, $index)',
  ({ document }) => {
    const { found, expected } = comparison(document);
    expect(found, JSON.stringify(document)).toEqual(expected);
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
