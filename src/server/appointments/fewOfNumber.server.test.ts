import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const ana = 'demo-coordinator-1';
const hours = [15, 16, 17, 18, 19, 20, 21];
const times = hours.flatMap((hour) => [`2026-11-20T${hour}:00:00Z`, `2026-11-20T${hour}:30:00Z`]);
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
