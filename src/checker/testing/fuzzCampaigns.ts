import { isDeepStrictEqual, parseArgs } from 'node:util';
import { sample } from 'fast-check';
import { comparison } from './bruteForce.ts';
import { generatedCampaign } from './generatedCampaign.ts';

/**
 * Proves campaigns made at random, and sends every single visitor through each of them: both must find the same. The first
 * campaign on which they differ is printed, and the command fails.
 */
const { values } = parseArgs({
  options: {
    campaigns: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const [count, seed] = [Number(values.campaigns), Number(values.seed)];
console.log(`${count} campaigns, seed ${seed}`);
let withFindings = 0;
for (const [index, document] of sample(generatedCampaign, { numRuns: count, seed }).entries()) {
  const { found, expected } = comparison(document);
  if (!isDeepStrictEqual(found, expected)) {
    console.error(`Campaign ${index} differs: ${JSON.stringify({ found, expected, document }, null, 1)}`);
    process.exit(1);
  }
  if (found.unreached.length + found.constant + found.missed + found.withoutConsent.length > 0) withFindings += 1;
  if ((index + 1) % 100 === 0) console.log(`${index + 1} agree, ${withFindings} of them with findings`);
}
console.log(`All ${count} agree, ${withFindings} of them with findings.`);
