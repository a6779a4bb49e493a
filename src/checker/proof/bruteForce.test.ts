import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { comparison, generatedCampaign } from '#src/checker/testing/bruteForce.ts';

test('the proof finds what sending every single visitor through a campaign finds, and nothing else', () => {
  assert(
    property(generatedCampaign, (document) => {
      const { found, expected } = comparison(document);
      expect(found).toEqual(expected);
    }),
    { numRuns: 12 },
  );
});
