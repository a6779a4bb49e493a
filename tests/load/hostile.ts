import * as fc from 'fast-check';
import type { CallName } from '#src/api/call.ts';
import { goodInputs } from '#src/server/testing/goodInputs.ts';
import type { TestServer } from '#src/server/testing/startTestServer.ts';
import { broken } from './breakages.ts';
import { fittingInput } from './schemaInputs.ts';
import { countRows, securityHeaders, sendParts } from './sending.ts';

type Input = Record<string, unknown>;

/** What is wrong with an answer, if anything. Words for every refusal, no failure, the headers, and nothing polluted. */
function failureOf(response: Awaited<ReturnType<typeof sendParts>>): string | undefined {
  const { statusCode, headers, body } = response;
  if (statusCode >= 500) return `answered ${statusCode} ${body.slice(0, 200)}`;
  if (statusCode >= 400 && !/^\{"error":"\w+","message":"[^"]/.test(body))
    return `${statusCode} without words: ${body.slice(0, 80)}`;
  const missing = securityHeaders.filter((name) => headers[name] === undefined);
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  return 'polluted' in Object.prototype ? 'Object.prototype was changed' : undefined;
}

/** Requests of a call: all, taken and refused, and the good ones among them, which are all taken. */
export type Outcome = { requests: number; taken: number; refused: number; good: number };

/** Rows of all tables, counted again only after a request that may have added some. */
function rowCounter(server: TestServer) {
  let known: number | undefined;
  return {
    async now() {
      return (known ??= await countRows(server));
    },
    forget: () => void (known = undefined),
  };
}

/** The input, or the same with one thing broken. */
function generated(name: CallName, good: Input): fc.Arbitrary<{ input: Input; isGood: boolean }> {
  const base = fc.oneof(fc.constant(good), fittingInput(name));
  const spoilt = base.chain((input) => {
    const parts = Object.keys(input);
    if (parts.length === 0) return fc.constant(input);
    return fc.constantFrom(...parts).chain((part) => broken(input[part]).map((value) => ({ ...input, [part]: value })));
  });
  return fc.oneof(base, spoilt).map((input) => ({ input, isGood: input === good }));
}

/**
 * Sends the good request to one call, and then generated ones: fitting ones, and good ones with one thing broken. Throws
 * at the first failure, and names the seed that sends the same requests again.
 */
export async function attack(server: TestServer, name: CallName, runs: number, seed?: number): Promise<Outcome> {
  const visitor = await server.visitor();
  const outcome: Outcome = { requests: 0, taken: 0, refused: 0, good: 0 };
  const { [name]: goodInput } = await goodInputs(visitor);
  // It goes first: a good booking with only its email missing is taken too, and would leave it no time to book.
  const first = await sendParts(visitor, name, goodInput);
  if (first.statusCode >= 400) throw new Error(`${name}: the good request was refused with ${first.statusCode}`);
  const rows = rowCounter(server);
  const property = fc.asyncProperty(generated(name, goodInput), async ({ input, isGood }) => {
    const before = await rows.now();
    const response = await sendParts(visitor, name, input);
    rows.forget();
    outcome.requests += 1;
    const failure = failureOf(response);
    if (failure !== undefined) throw new Error(`${name}: ${failure}`);
    if (isGood) outcome.good += 1;
    if (response.statusCode < 400) {
      outcome.taken += 1;
      return;
    }
    outcome.refused += 1;
    if (isGood) throw new Error(`${name}: a good request was refused with ${response.statusCode}`);
    if ((await rows.now()) !== before) throw new Error(`${name}: a row of a refused request`);
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) });
  return outcome;
}
