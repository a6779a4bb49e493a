import { isDeepStrictEqual } from 'node:util';
import { sample } from 'fast-check';
import { commandFlags } from '#tests/support/commandFlags.ts';
import { comparison, comparisonOfQuestions } from './bruteForce.ts';
import { generatedCampaign } from './generatedCampaign.ts';
import { questionCampaign } from './questionCampaign.ts';

/**
 * Proves campaigns made at random, and sends every single visitor through each of them: both must find the same, and call the
 * same questions vain in campaigns that ask after their save. The first campaign on which they differ is printed, and the command
 * fails.
 */
const { campaigns: count, seed } = commandFlags({ campaigns: 10_000, seed: Date.now() % 1e6 }).values;
console.log(`${count} campaigns, seed ${seed}`);

function compareAll<T>(
  what: string,
  documents: readonly T[],
  compare: (document: T) => { agree: boolean; findings: number; both: object },
) {
  let withFindings = 0;
  for (const [index, document] of documents.entries()) {
    const { agree, findings, both } = compare(document);
    if (!agree) {
      console.error(`Campaign ${index} differs in ${what}: ${JSON.stringify({ ...both, document }, null, 1)}`);
      process.exit(1);
    }
    if (findings > 0) withFindings += 1;
    if ((index + 1) % 100 === 0) console.log(`${index + 1} agree, ${withFindings} of them with ${what}`);
  }
  console.log(`All ${documents.length} agree, ${withFindings} of them with ${what}.`);
}

compareAll('findings', sample(generatedCampaign, { numRuns: count, seed }), (document) => {
  const { found, expected } = comparison(document);
  const findings = found.unreached.length + found.constant + found.missed + found.withoutConsent.length;
  return { agree: isDeepStrictEqual(found, expected), findings, both: { found, expected } };
});
compareAll('vain questions', sample(questionCampaign, { numRuns: count, seed }), (document) => {
  const { found, expected, miscounted } = comparisonOfQuestions(document);
  const agree = isDeepStrictEqual(found, expected) && miscounted.length === 0;
  return { agree, findings: found.length, both: { found, expected, miscounted } };
});
