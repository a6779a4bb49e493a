import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { CallName } from '#src/api/call.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import type { World } from '#src/server/testing/startTestServer.ts';
import { broken } from './breakages.ts';
import { fittingInput } from './schemaInputs.ts';
import { countRows, securityHeaders, sendParts } from './sending.ts';

type Input = Record<string, unknown>;

/** An input known to be good for every call. */
export async function goodInputs(visitor: Visitor): Promise<Record<CallName, Input>> {
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  const { slug } = saved.json<LeadSaved>();
  return {
    ...examples,
    ...readingInputs,
    createLead: { body: exampleLead() },
    updateLead: { params: { slug }, body: lead },
    sendConsent: { body: exampleConsent(slug) },
    screeningResult: { body: { slug, studyId: 1, passed: true } },
    updateIndications: { body: { slug, indications: [{ id: 101 }] } },
  };
}

const site = { params: { studySiteId: 'DEMO-1-12' } };
const days = { query: { to: 7, timezone: 'America/Chicago' } };

/** Good inputs of the calls that only read. */
const readingInputs = {
  initialPayload: { query: { signup: 'ws10', language: 'en', studyId: '1' } },
  session: {},
  criteria: { params: { studyId: 1 }, query: { language: 'es' } },
  indicationCategories: { query: { locale: 'en' } },
  siteSearch: { query: { studyId: 1, postalCode: '60611', country: 'US' } },
  canCallNow: { query: { country: 'US', postalCode: '60611' } },
  verifyPostalCode: { query: { postalCode: '60611', country: 'USA' } },
  availability: days,
  siteSchedulingStatus: site,
  siteAvailability: { ...site, ...days },
  studySearch: { query: { postalCode: '60611', country: 'US', locale: 'en' } },
  directOffers: { params: { country: 'US', postalCode: '60611' }, query: { limit: 2 } },
  agentAvailability: {},
};

/** What is wrong with an answer, if anything. Words for every refusal, no fault, the headers, and nothing polluted. */
function faultOf(response: Awaited<ReturnType<typeof sendParts>>): string | undefined {
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
function rowCounter(world: World) {
  let known: number | undefined;
  return {
    async now() {
      return (known ??= await countRows(world));
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

/** Sends generated requests to one call: fitting ones, and good ones with one thing broken. Throws at the first fault. */
export async function attack(world: World, name: CallName, runs: number): Promise<Outcome> {
  const visitor = await world.visitor();
  const outcome: Outcome = { requests: 0, taken: 0, refused: 0, good: 0 };
  const { [name]: goodInput } = await goodInputs(visitor);
  const rows = rowCounter(world);
  const property = fc.asyncProperty(generated(name, goodInput), async ({ input, isGood }) => {
    const before = await rows.now();
    const response = await sendParts(visitor, name, input);
    rows.forget();
    outcome.requests += 1;
    const fault = faultOf(response);
    if (fault !== undefined) throw new Error(`${name}: ${fault}`);
    if (isGood) outcome.good += 1;
    if (response.statusCode < 400) {
      outcome.taken += 1;
      return;
    }
    outcome.refused += 1;
    if (isGood) throw new Error(`${name}: a good request was refused with ${response.statusCode}`);
    if ((await rows.now()) !== before) throw new Error(`${name}: a row of a refused request`);
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  return outcome;
}
