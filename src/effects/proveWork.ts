import type { Challenge } from '#src/generated/api.ts';
import type { EffectContext } from '#src/kit/effect.ts';

/** Numbers tried at a time. Between two such batches the page takes what the visitor types and presses. */
const BATCH = 64;
/** After this the machine of the visitor gives up: the lead stays apart until an operator looks at it. */
const LONGEST_MS = 30_000;

const encoder = new TextEncoder();

async function isSolved(text: string, bits: number): Promise<boolean> {
  const hash = new DataView(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  return hash.getUint32(0) >>> (32 - bits) === 0;
}

async function solveRound(prefix: string, bits: number, isOver: () => boolean): Promise<number | undefined> {
  for (let first = 0; !isOver(); first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    const solved = await Promise.all(numbers.map((number) => isSolved(`${prefix}:${number}`, bits)));
    const index = solved.indexOf(true);
    if (index >= 0) return first + index;
  }
  return undefined;
}

/** The lowest number of each round; undefined when it took too long. Digests run beside the page, not in its way. */
export async function solveWork(
  { salt, rounds, bits }: Challenge,
  longestMs = LONGEST_MS,
): Promise<number[] | undefined> {
  const end = performance.now() + longestMs;
  const work: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const number = await solveRound(`${salt}:${round}`, bits, () => performance.now() > end);
    if (number === undefined) return undefined;
    work.push(number);
  }
  return work;
}

/** Does the work that the answer to a save asked for, and brings the proof. Never rejects: without it nothing is lost. */
export async function proveWork({ call, report }: EffectContext, slug: string, challenge: Challenge): Promise<void> {
  try {
    const work = await solveWork(challenge);
    if (work) await call('proveWork', { body: { slug, salt: challenge.salt, work } }, { keepalive: true });
    else report('warning', 'The proof of work took too long');
  } catch {
    report('warning', 'The proof of work failed');
  }
}
