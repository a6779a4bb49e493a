import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer({ environment: () => ({ RATE_LIMIT_FACTOR: '1', BOT_DEFENCE: 'off' }) });
const ana = 'demo-coordinator-1';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const messages = async () => (await server().db.selectFrom('message').select('kind').execute()).map(({ kind }) => kind);

test('whoever books and moves again and again for a number or an address has it told twenty times a day', async () => {
  const { book, lead, visitor } = await booker(server());
  const { id, change: first } = await book(ana, '2026-11-20T16:00:00Z');
  let change = first;
  for (let turn = 0; turn < 25; turn += 1) {
    const { start, end } = halfHour(`2026-11-23T${turn % 2 === 0 ? '16' : '17'}:00:00Z`);
    const body = new URLSearchParams({ do: 'move', time: `${start} ${end} ${ana}` }).toString();
    const moved = await visitor.send('POST', change, body, form);
    expect(moved.statusCode).toBe(303);
    change = moved.headers.location?.split('?')[0] ?? '';
  }
  expect((await messages()).length).toBe(20);
  const sameNumber = await booker(server(), { phone1: lead.phone1, email: 'another@example.org' });
  await sameNumber.book(ana, '2026-11-24T16:00:00Z');
  const sameAddress = await booker(server());
  await sameAddress.book(ana, '2026-11-24T17:00:00Z');
  expect((await messages()).length).toBe(20);
  const neither = await booker(server(), { email: 'neither@example.org' });
  await neither.book(ana, '2026-11-24T18:00:00Z');
  await runCommand(server(), ['bookings', 'cancel', id]);
  expect((await messages()).slice(20)).toEqual(['appointment.booked', 'appointment.cancelled']);
});
