import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const ana = 'demo-coordinator-1';
const hours = [15, 16, 17, 18, 19, 20, 21];
const days = ['2026-11-20', '2026-11-23', '2026-11-24'];
const times = days.flatMap((day) => hours.flatMap((hour) => [`${day}T${hour}:00:00Z`, `${day}T${hour}:30:00Z`]));
let time = 0;

/** Somebody new, who types a number and books; `isProven` where they have typed the code as well that was sent to it. */
async function book(contact: string, isProven: boolean): Promise<number> {
  const { ask, visitor } = await booker(server(), { phone1: contact });
  if (isProven) await proveByCode(server(), visitor, { kind: 'phone', contact });
  return (await ask(ana, times[(time += 1)] ?? '')).statusCode;
}

test('who has proved a number books, whatever others have booked who merely typed it, and has three as well', async () => {
  const number = '+13125550431';
  const strangers = [await book(number, false), await book(number, false), await book(number, false)];
  expect([...strangers, await book(number, false)]).toEqual([201, 201, 201, 409]);
  const own = [await book(number, true), await book(number, true), await book(number, true)];
  expect([...own, await book(number, true)]).toEqual([201, 201, 201, 409]);
  expect(await book(number, false)).toBe(409);
});

test('who has proved another number than that of the booking is one of those who merely typed it', async () => {
  const number = '+13125550432';
  for (let count = 0; count < 3; count += 1) expect(await book(number, false)).toBe(201);
  const { ask, visitor, lead } = await booker(server(), { phone1: number, email: 'other@example.org' });
  await proveByCode(server(), visitor, { kind: 'phone', contact: '+13125550433' });
  await proveByCode(server(), visitor, { kind: 'email', contact: lead.email ?? '' });
  expect((await ask(ana, times[(time += 1)] ?? '')).statusCode).toBe(409);
});

/** As `book`, by somebody who has proved the number, before or after, and then hands their lead over to somebody else. */
async function bookAndHandOver(contact: string, isProvenFirst: boolean): Promise<number> {
  const earlier = await booker(server(), { phone1: contact });
  if (isProvenFirst) await proveByCode(server(), earlier.visitor, { kind: 'phone', contact });
  const { statusCode } = await earlier.ask(ana, times[(time += 1)] ?? '');
  if (!isProvenFirst) await proveByCode(server(), earlier.visitor, { kind: 'phone', contact });
  const said = { ...earlier.lead, leadId: randomUUID(), email: `${randomUUID()}@example.org` };
  expect((await update(await server().visitor(), earlier.slug, said)).statusCode).toBeLessThan(300);
  return statusCode;
}

test('who has proved a number, booked and handed the lead over has no more than three', async () => {
  const number = '+13125550434';
  const handedOver = [await bookAndHandOver(number, true), await bookAndHandOver(number, false)];
  expect([...handedOver, await bookAndHandOver(number, true)]).toEqual([201, 201, 201]);
  expect(await book(number, true)).toBe(409);
});

test('whoever merely typed a number and hands the lead over still keeps nobody who has proved it from booking', async () => {
  const number = '+13125550435';
  for (let count = 0; count < 3; count += 1) {
    const { ask, lead, slug } = await booker(server(), { phone1: number });
    expect((await ask(ana, times[(time += 1)] ?? '')).statusCode).toBe(201);
    const said = { ...lead, leadId: randomUUID(), email: `${randomUUID()}@example.org` };
    await update(await server().visitor(), slug, said);
  }
  expect(await book(number, true)).toBe(201);
});
