import { beforeEach, expect, test } from 'vitest';
import type { Booked } from '#src/generated/api.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { findAppointment } from './appointments.ts';
import { cancelAppointment, moveAppointment } from './change.ts';
import { settleChanges } from './settle.ts';

const partner = openPartnerServer();
const server = testServer({ environment: partner.patientEnvironment });

/** A scheduling service with one booking. While `isLost` it does what it is asked, and its answer does not arrive. */
const service = { start: undefined as string | undefined, isLost: false, refuses: 0 };
beforeEach(() => {
  Object.assign(service, { start: undefined, isLost: false, refuses: 0 });
  server().setTime();
  partner.answer = ({ method, body }) => {
    if (service.refuses > 0) return { status: service.refuses };
    if (method !== 'POST' && service.start === undefined) return { status: 404 };
    service.start = method === 'DELETE' ? undefined : (body as { start: string }).start;
    return service.isLost ? { status: 502 } : { status: 200, body: { id: 'theirs' } };
  };
});

const [first, second] = ['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'];
const lines: object[] = [];
const context = () => ({
  db: server().db,
  settings: readSettings(partner.patientEnvironment()),
  clock: server().clock,
});
const changer = { by: 'visitor', log: { warn: () => undefined } } as const;
const settleLater = async () => {
  server().setTime(new Date(server().clock().getTime() + 3 * 60_000).toISOString());
  lines.length = 0;
  const log = { warn: () => undefined, error: (line: object) => void lines.push(line) };
  return settleChanges(context(), log);
};

/** An appointment at the first time, as it is from now on. */
async function booked() {
  const { ask } = await booker(server());
  const { id } = (await ask('r', first)).json<Booked>();
  const now = async () => (await findAppointment(server().db, id))!;
  const move = async () =>
    moveAppointment(context(), await now(), { ...changer, to: { resourceId: 'r', ...halfHour(second) } });
  const cancel = async () => cancelAppointment(context(), await now(), changer);
  return { now, move, cancel };
}

const away = { status: 503 };

test('a move whose answer was lost is taken back at the service: the visitor reads the time of before', async () => {
  const { now, move } = await booked();
  service.isLost = true;
  await expect(move()).rejects.toMatchObject(away);
  expect([service.start, (await now()).starts_at.toISOString()]).toEqual([second, first]);
  expect([await settleLater(), service.start]).toEqual([0, first]);
  service.isLost = false;
  expect([await settleLater(), service.start]).toEqual([1, first]);
  expect(await now()).toMatchObject({ state: 'booked', revision: 0, changing_until: null });
  expect(await settleLater()).toBe(0);
});

test('a cancellation whose answer was lost counts here too', async () => {
  const { now, cancel } = await booked();
  service.isLost = true;
  await expect(cancel()).rejects.toMatchObject(away);
  expect([service.start, (await now()).state]).toEqual([undefined, 'booked']);
  expect([await settleLater(), (await now()).state]).toEqual([1, 'cancelled']);
});

test('who tries again has what they asked for, and it stays', async () => {
  const { now, move } = await booked();
  service.isLost = true;
  await expect(move()).rejects.toMatchObject(away);
  service.isLost = false;
  await move();
  expect([await settleLater(), service.start, (await now()).starts_at.toISOString()]).toEqual([0, second, second]);
});

test('where the time of before is taken, the log names the booking until an operator has moved it', async () => {
  const { move } = await booked();
  service.isLost = true;
  await expect(move()).rejects.toMatchObject(away);
  service.refuses = 409;
  await expect(move()).rejects.toMatchObject({ status: 409 });
  for (let time = 0; time < 2; time += 1) {
    expect(await settleLater()).toBe(0);
    expect(lines).toEqual([{ alarm: 'appointment-differs', bookingId: 'theirs' }]);
  }
});
