import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { CallName } from '#src/api/call.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { exampleConsent, exampleLead, examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import type { World } from '#src/server/testing/world.ts';
import { broken } from './breakages.ts';
import { fittingInput } from './schemaInputs.ts';
import { countRows, securityHeaders, sendParts } from './sending.ts';

type Input = Record<string, unknown>;

/** Inputs known to be good, for calls whose good ones cannot be made by chance. */
export async function goodInputs(visitor: Visitor): Promise<Partial<Record<CallName, Input>>> {
  const lead = exampleLead();
  const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
  const { slug } = saved.json<LeadSaved>();
  return {
    ...examples,
    createLead: { body: exampleLead() },
    updateLead: { params: { slug }, body: lead },
    sendConsent: { body: exampleConsent(slug) },
    screeningResult: { body: { slug, studyId: 1, passed: true } },
  };
}

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

export type Outcome = { requests: number; taken: number; refused: number };

/** Sends generated requests to one call: fitting ones, and good ones with one thing broken. Throws at the first fault. */
export async function attack(world: World, name: CallName, runs: number): Promise<Outcome> {
  const visitor = await world.visitor();
  const good = (await goodInputs(visitor))[name];
  const outcome: Outcome = { requests: 0, taken: 0, refused: 0 };
  const base = good === undefined ? fittingInput(name) : fc.oneof(fc.constant(good), fittingInput(name));
  const spoilt = base.chain((input) => {
    const parts = Object.keys(input);
    if (parts.length === 0) return fc.constant(input);
    return fc.constantFrom(...parts).chain((part) => broken(input[part]).map((value) => ({ ...input, [part]: value })));
  });
  const property = fc.asyncProperty(fc.oneof(base, spoilt), async (input) => {
    const before = await countRows(world);
    const response = await sendParts(visitor, name, input);
    outcome.requests += 1;
    if (response.statusCode < 400) outcome.taken += 1;
    else outcome.refused += 1;
    const fault = faultOf(response);
    if (fault !== undefined) throw new Error(`${name}: ${fault}`);
    if (response.statusCode >= 400 && (await countRows(world)) !== before)
      throw new Error(`${name}: a row of a refused request`);
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  return outcome;
}
