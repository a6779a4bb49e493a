import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveWork } from '#src/effects/proveWork.ts';
import type { Challenge, Lead, LeadSaved } from '#src/generated/api.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { of, openWatchful } from './testing/watchful.ts';

const { server, lead, browser, reasonsOf, told } = openWatchful();

/** What a lead has that is about a study and nothing else. */
const aimingAt = (studyId: number | undefined) =>
  ({ studyId, screenings: [], responses: {}, siteId: undefined, studySiteId: undefined }) satisfies Partial<Lead>;

/** A number that solves nothing of the first round: of those above the lowest solution, one in a thousand is another. */
function unsolvedBy({ salt, bits }: Challenge): number {
  const startOf = (number: number) => createHash('sha256').update(`${salt}:0:${number}`).digest().readUInt32BE(0);
  let number = 0;
  while (startOf(number) >>> (32 - bits) === 0) number += 1;
  return number;
}

/** Saves a lead. Gives why it waits, and whether work was asked for. */
const waits = async (body: Lead) => {
  const saved = (await (await browser()).save(body)).json<LeadSaved>();
  return [await reasonsOf(body), saved.challenge !== undefined];
};

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
    await prove(slug, work.with(0, unsolvedBy(challenge))),
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

test('an attacked study asks for work whatever campaign a page names, one that looks at nobody too', async () => {
  const aimed = aimingAt(2);
  const elsewhere = { ...aimed, ...of('ws10') };
  expect(await waits(lead(elsewhere))).toEqual([[], false]);
  expect(await waits(lead({ ...aimed, ...of('ws11') }))).toEqual([['noProof'], true]);
  const other = { ...elsewhere, studyId: undefined };
  for (const body of [
    lead(elsewhere),
    lead({ ...aimed, ...of('ws12') }),
    lead({ ...other, screenings: [{ studyId: 2, passed: true }] }),
    lead({ ...other, ...of('of-nobody') }),
  ])
    expect(await waits(body)).toEqual([['noProof'], true]);
  expect(await waits(lead({ ...other, screenings: [] }))).toEqual([[], false]);
  server().setTime('2026-11-19T18:00:01Z');
  expect(await waits(lead(elsewhere))).toEqual([[], false]);
  server().setTime();
});

test('a lead that aims at an attacked study later waits from then on, and once its work is done no more', async () => {
  await waits(lead({ ...of('ws11'), ...aimingAt(3) }));
  const { visitor, save } = await browser();
  const first = lead({ ...of('ws12'), ...aimingAt(undefined) });
  const { slug } = (await save(first)).json<LeadSaved>();
  expect(await told(first)).toEqual(['lead.saved']);
  const second = { ...first, studyId: 3 };
  const { challenge } = (await update(visitor, slug, second)).json<LeadSaved>();
  if (!challenge) throw new Error('No work was asked for.');
  expect([await reasonsOf(first), await told(first)]).toEqual([['noProof'], []]);
  const work = (await solveWork(challenge)) ?? [];
  await visitor.call('proveWork', { body: { slug, salt: challenge.salt, work } });
  expect([await reasonsOf(first), await told(first)]).toEqual([[], ['lead.saved']]);
  expect((await update(visitor, slug, { ...second, firstName: 'Anna' })).json<LeadSaved>().challenge).toBeUndefined();
  expect(await told(first)).toEqual(['lead.saved']);
});
