import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { comparison } from '#src/checker/testing/bruteForce.ts';
import { generatedCampaign } from '#src/checker/testing/generatedCampaign.ts';

test('the proof finds what sending every single visitor through a campaign finds, and nothing else', () => {
  assert(
    property(generatedCampaign, (document) => {
      const { found, expected } = comparison(document);
      expect(found).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});
