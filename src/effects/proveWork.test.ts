import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageOf } from './testing/pageOf.ts';
import { proveWork, solveWork } from './proveWork.ts';

const challenge = { salt: 'a-salt', rounds: 3, bits: 6 };
const zeroBits = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

test('each round has the lowest number whose hash begins with the zeros asked for', async () => {
  const work = (await solveWork(challenge)) ?? [];
  const lowest = [0, 1, 2].map((round) => {
    let number = 0;
    while (zeroBits(`a-salt:${round}:${number}`) < 6) number += 1;
    return number;
  });
  expect(work).toEqual(lowest);
});

test('the proof is brought once, and a machine that is too slow brings none and says so', async () => {
  const calls: unknown[] = [];
  const page = pageOf((name, input) => Promise.resolve(void calls.push([name, input.body])));
  await proveWork(page.context, 'a-slug-of-the-tests', challenge);
  expect(calls).toEqual([
    ['proveWork', { slug: 'a-slug-of-the-tests', salt: 'a-salt', work: await solveWork(challenge) }],
  ]);
  expect(await solveWork({ ...challenge, bits: 20 }, 20)).toBeUndefined();
});

test('a server that takes no proof stops nobody', async () => {
  const page = pageOf(() => Promise.reject(new Error('away')));
  await expect(proveWork(page.context, 'a-slug-of-the-tests', challenge)).resolves.toBeUndefined();
  expect(page.reports).toEqual(['The proof of work failed']);
});
