import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { atSecond, bodyOf, commercialConsents } from './testing/commercialConsents.ts';

const server = testServer();
const { rowsOf, decisions, deciding } = commercialConsents(server);

/** What stands at last, and whatever arrived too late for that. */
const outcome = async (phone: string) => {
  const rows = await rowsOf(phone);
  const late = rows.filter((row) => row.is_overtaken).map((row) => row.sequence);
  return [rows.findLast((row) => !row.is_overtaken)?.has_consent, late];
};

test('what the visitor decided last stands, whatever the network makes of the order', async () => {
  const { phone, decide } = await deciding();
  await decide(1, true);
  await decide(3, false);
  expect(await decide(2, true)).toBe(204);
  expect([await decisions(phone), await outcome(phone)]).toEqual([
    [true, false, true],
    [false, [2]],
  ]);
  await decide(5, true);
  await decide(6, true);
  await decide(4, false);
  expect(await outcome(phone)).toEqual([true, [2, 4]]);
  const { lines } = await runCommand(server(), ['consents', 'show', phone]);
  expect(lines.filter((line) => line.includes('arrived late'))).toHaveLength(2);
  expect(lines.at(-1)).toBe('In force: commercial');
});

test.each([-40, -90_000, 40])('a withdrawal by a clock that is %i s off is one', async (seconds) => {
  const { phone, decide } = await deciding();
  await decide(1, true, atSecond(0));
  expect(await decide(2, false, atSecond(seconds))).toBe(204);
  expect([await decisions(phone), await outcome(phone)]).toEqual([
    [true, false],
    [false, []],
  ]);
});

test('a withdrawal of another tab, of a copied one and of one that does not count is one', async () => {
  const { visitor, phone, leadId, decide } = await deciding();
  const isWithdrawn = async () => (await outcome(phone))[0] === false;
  await decide(7, true);
  const lead = exampleLead({ leadId, phone1: phone });
  const { slug } = (
    await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() })
  ).json<LeadSaved>();
  await decide(1, false, { slug, leadId: randomUUID() });
  expect(await isWithdrawn()).toBe(true);
  await decide(8, false);
  await decide(9, true);
  server().setTime('2026-11-18T18:02:01Z');
  await decide(8, false);
  expect(await isWithdrawn()).toBe(true);
  await decide(10, true);
  const { sequence: _, ...uncounted } = bodyOf(phone, { leadId, hasConsent: false });
  await visitor.call('brandConnectConsent', { body: uncounted });
  expect(await isWithdrawn()).toBe(true);
});

test('a withdrawal of a copied tab is one at once, and one that is sent again after a later consent is not', async () => {
  const { phone, decide } = await deciding();
  await decide(1, true);
  await decide(2, false, atSecond(1));
  await decide(3, true, atSecond(2));
  await decide(2, false, atSecond(1));
  expect(await outcome(phone)).toEqual([true, [2]]);
  await decide(2, false, atSecond(30));
  expect(await outcome(phone)).toEqual([false, [2]]);
});
