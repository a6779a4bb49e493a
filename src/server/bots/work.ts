import { createHash } from 'node:crypto';
import type { Challenge } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';

type Signer = Pick<ServerContext, 'cookieSecrets' | 'clock'>;

/** Several small puzzles: together they take everybody about as long, where one would take some four times the usual. */
const ROUNDS = 8;
/** Zero bits at the start of each hash: 1,024 attempts in the mean. */
const BITS = 10;
/** How long the work for a lead counts. */
const LIFE_MS = 3_600_000;
const purpose = 'work';

/** Work for whoever has saved this lead. Nothing of it is stored, and it is good for no other lead. */
export function challengeFor({ cookieSecrets, clock }: Signer, leadId: string): Challenge {
  const moment = clock().getTime().toString(36);
  return {
    salt: `${moment}.${signatureOf(purpose, `${moment} ${leadId}`, cookieSecrets)}`,
    rounds: ROUNDS,
    bits: BITS,
  };
}

/** Whether this is the work that `challengeFor` has asked for within the last hour: one number for each round. */
export function isProof(
  { cookieSecrets, clock }: Signer,
  leadId: string,
  salt: string,
  work: readonly number[],
): boolean {
  const [moment = '', signature = ''] = salt.split('.');
  if (!isSigned(purpose, `${moment} ${leadId}`, signature, cookieSecrets)) return false;
  if (clock().getTime() - Number.parseInt(moment, 36) > LIFE_MS) return false;
  return work.length === ROUNDS && work.every((number, round) => isSolved(`${salt}:${round}:${number}`));
}

const isSolved = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - BITS) === 0;
