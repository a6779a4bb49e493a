import { expect, test } from 'vitest';
import { solveWork } from '#src/effects/proveWork.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { of, openWatchful } from './testing/watchful.ts';

const { server, lead, browser, reasonsOf, told } = openWatchful();

test('under attack a lead waits for its proof of work, which a page makes and no other lead can use', async () => {
  const { visitor, save } = await browser();
  const body = lead(of('ws11'));
  const { slug, challenge } = (await save(body)).json<LeadSaved>();
  if (!challenge) throw new Error('No work was asked for.');
  expect([await reasonsOf(body), await told(body)]).toEqual([['noProof'], []]);
  const work = (await solveWork(challenge)) ?? [];
  const other = lead(of('ws11'));
  const theirs = (await (await browser()).save(other)).json<LeadSaved>();
  const prove = (whose: string, numbers: number[]) =>
    visitor.call('proveWork', { body: { slug: whose, salt: challenge.salt, work: numbers } });
  const answers = [
    await prove(theirs.slug, work),
    await prove(slug, work.with(0, -1 + 1e6)),
    await prove('of-nobody', work),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect([await reasonsOf(body), await reasonsOf(other)]).toEqual([['noProof'], ['noProof']]);
  await prove(slug, work);
  expect([await reasonsOf(body), await told(body)]).toEqual([[], ['lead.saved']]);
});

test('work that comes too late, or for a lead with another sign too, releases nothing', async () => {
  const { visitor, save } = await browser(0);
  const body = lead(of('ws11'));
  const { slug, challenge } = (await save(body)).json<LeadSaved>();
  if (!challenge) throw new Error('No work was asked for.');
  const work = (await solveWork(challenge)) ?? [];
  const send = () => visitor.call('proveWork', { body: { slug, salt: challenge.salt, work } });
  server().setTime('2026-11-18T19:00:01Z');
  await send();
  expect(await reasonsOf(body)).toEqual(['tooFast', 'noProof']);
  server().setTime();
  await send();
  expect([await reasonsOf(body), await told(body)]).toEqual([['tooFast'], []]);
});
