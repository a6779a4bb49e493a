import { expect, test } from 'vitest';
import type { Slot } from '#src/generated/api.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { findAppointment } from './appointments.ts';
import { cancelAppointment, moveAppointment } from './change.ts';

const ana = 'demo-coordinator-1';
const ben = 'demo-coordinator-2';
const server = testServer();

const isFree = async (who: string, start: string) => {
  const slots = (
    await server()
      .stranger()
      .call('availability', { query: { to: 14, timezone: 'UTC' } })
  ).json<Slot[]>();
  return slots.some((slot) => slot.start === start && slot.resources.some(({ id }) => id === who));
};
const rowOf = async (id: string) => (await findAppointment(server().db, id))!;
const lines = async (...words: string[]) => (await runCommand(server(), ['bookings', ...words])).lines;

test('the operator sees, moves and cancels an appointment, and its time is free again', async () => {
  const { book, lead, slug } = await booker(server());
  const [first, second] = ['2026-11-19T16:00:00.000Z', '2026-11-20T16:30:00.000Z'];
  const { id } = await book(ana, first);
  const listed = await lines('list');
  expect(listed).toEqual([`${id}  2026-11-19T16:00Z  booked  study 1  secondary screening  ${ana}`]);
  expect(listed.join()).not.toMatch(new RegExp(`${lead.lastName}|${lead.phone1.slice(1)}|${slug}`));
  expect((await lines('list', '--identity')).join()).toContain(`Annabel Quigley  ${lead.phone1}  ${slug}`);
  expect(await isFree(ana, first)).toBe(false);
  expect(await lines('move', id, '2026-11-20T16:30Z')).toEqual([
    `The appointment on 2026-11-19T16:00Z is now on 2026-11-20T16:30Z, with ${ana}.`,
  ]);
  expect([await isFree(ana, first), await isFree(ana, second)]).toEqual([true, false]);
  expect(await lines('cancel', id)).toEqual([
    'The appointment on 2026-11-20T16:30Z is cancelled. Its time is free again.',
  ]);
  expect([await isFree(ana, first), await isFree(ana, second)]).toEqual([true, true]);
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', changed_by: 'operator', revision: 2 });
  expect(await lines('list')).toEqual(['No appointment is to come.']);
  expect(await lines('list', slug)).toEqual([expect.stringContaining('cancelled by the operator')]);
  const again = await book(ana, first);
  expect(again.start).toBe(first);
  await lines('cancel', again.id);
});

test('a person whose secret begins with a hyphen is named behind --', async () => {
  const { book, slug } = await booker(server());
  const { id } = await book(ana, '2026-11-19T17:00:00.000Z');
  const hyphened = `-${slug.slice(1)}`;
  await server().db.updateTable('lead').set({ slug: hyphened }).where('slug', '=', slug).execute();
  expect(await lines('list', '--', hyphened)).toEqual([expect.stringContaining(id)]);
  await lines('cancel', id);
});

test.each([
  [['cancel'], /Usage/],
  [['cancel', 'x'], /no appointment of this id/],
  [['move', 'ID'], /Usage/],
  [['move', 'ID', '2026-11-20 16:30'], /is no moment/],
  [['move', 'ID', '2026-11-20T03:00Z'], /Nobody is free on 2026-11-20T03:00Z. Free: 2026-11-\d\d/],
  [['list', '--everything'], /Usage/],
  [['forget', 'ID'], /Usage/],
])('%j is told what to do', async (words, expected) => {
  const { book } = await booker(server());
  const { id } = await book(ben, '2026-11-23T14:00:00Z');
  await expect(lines(...words.map((word) => (word === 'ID' ? id : word)))).rejects.toThrow(expected);
  await lines('cancel', id);
});

test('a time that somebody else has is not moved to, and of two who want one time one gets it', async () => {
  const people = await Promise.all([booker(server()), booker(server()), booker(server())]);
  const booked = await Promise.all(people.map(({ book }, index) => book(ana, `2026-11-24T1${6 + index}:00:00Z`)));
  const to = { resourceId: ana, start: '2026-11-24T19:00:00.000Z', end: '2026-11-24T19:30:00.000Z' };
  const context = { db: server().db, settings: readSettings({}), clock: server().clock };
  const log = { warn: () => undefined };
  const moved = await Promise.allSettled(
    booked.map(async ({ id }) => moveAppointment(context, await rowOf(id), { by: 'visitor', log, to })),
  );
  expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(moved.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { problem: { error: 'taken' } } });
  const rows = await Promise.all(booked.map(({ id }) => rowOf(id)));
  expect(rows.filter((row) => row.starts_at.toISOString() === to.start)).toHaveLength(1);
  expect(rows.every((row) => row.state === 'booked' && row.changing_until === null)).toBe(true);
  const one = rows[0]!;
  const twice = await Promise.allSettled([
    cancelAppointment(context, one, { by: 'visitor', log }),
    cancelAppointment(context, one, { by: 'visitor', log }),
  ]);
  expect(twice.map(({ status }) => status)).toContain('fulfilled');
  expect(await rowOf(one.id)).toMatchObject({ state: 'cancelled', revision: one.revision + 1 });
  const late = moveAppointment(context, one, {
    by: 'visitor',
    log,
    to: { resourceId: ana, ...halfHour('2026-11-24T20:00:00Z') },
  });
  await expect(late).rejects.toMatchObject({ problem: { error: 'notOpen' } });
  for (const { id } of booked) await lines('cancel', id);
});

test('the calendar file follows its appointment: it names the new time, and takes a cancelled one away', async () => {
  const { visitor, book } = await booker(server());
  const { id, calendarFile } = await book(ben, '2026-11-23T15:00:00Z');
  const file = async () => (await visitor.send('GET', calendarFile)).body.split('\r\n');
  expect(await file()).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:0', 'DTSTART:20261123T150000Z']));
  await lines('move', id, '2026-11-23T15:30Z');
  expect(await file()).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:1', 'DTSTART:20261123T153000Z']));
  await lines('cancel', id);
  expect(await file()).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED', `UID:${id}@openscreener`]),
  );
});
