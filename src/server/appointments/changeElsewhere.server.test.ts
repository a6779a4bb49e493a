import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { findAppointment } from './appointments.ts';

describe('a scheduling service of its own', () => {
  const partner = openPartnerServer();
  const environment = () => ({ ...partner.environment(), PUBLIC_ORIGINS: 'https://trials.example' });
  const remote = testServer({ environment });
  const command = async (...words: string[]) =>
    (await runCommand(remote(), ['bookings', ...words], environment())).lines;
  beforeEach(() => void (partner.answer = { status: 200, body: { id: 'their/1' } }));
  const requests = () => partner.received.map(({ method, url, body }) => [method, url, body]);
  const site = { studySiteId: 'DEMO-1-01' };

  test.each([
    ['secondary screening', {}, '/scheduling/bookings/', '/scheduling/availability'],
    ['a site', site, '/site/scheduling/DEMO-1-01/booking/', '/site/scheduling/DEMO-1-01/availability'],
  ])('is told of each change of an appointment for %s', async (_what, where, path, free) => {
    const { ask } = await booker(remote());
    partner.answer = { status: 200, body: { id: 'theirs-1' } };
    const { id } = (await ask('r', '2026-11-19T16:00:00Z', where)).json<{ id: string }>();
    const to = { start: '2026-11-20T16:00:00.000Z', end: '2026-11-20T16:30:00.000Z' };
    partner.answer = { status: 200, body: [{ ...to, resources: [{ id: 'r', name: 'R', timezone: 'UTC' }] }] };
    partner.received = [];
    await command('move', id, to.start);
    await command('cancel', id);
    await command('cancel', id);
    expect(requests()).toEqual([
      ['GET', expect.stringContaining(free), undefined],
      ['PUT', `${path}theirs-1`, { resourceId: 'r', ...to }],
      ['DELETE', `${path}theirs-1`, undefined],
    ]);
    expect(partner.received[1]?.headers.authorization).toMatch(/^Bearer key of/);
  });

  test('is told when a person is erased, and named with the booking when it does not answer', async () => {
    const people = [await booker(remote()), await booker(remote())];
    for (const [index, { ask }] of people.entries()) {
      partner.answer = { status: 200, body: { id: `erased-${index}` } };
      expect((await ask('r', '2026-11-20T17:00:00Z')).statusCode).toBe(201);
    }
    partner.received = [];
    const erase = async (slug: string) =>
      (await runCommand(remote(), ['privacy', 'erase', slug], environment())).lines.join('\n');
    expect(await erase(people[0]!.slug)).not.toContain('did not answer');
    expect(requests()).toEqual([['DELETE', '/scheduling/bookings/erased-0', undefined]]);
    partner.answer = { status: 500 };
    expect(await erase(people[1]!.slug)).toContain('lets go of the booking erased-1.');
    const ids = people.map(({ leadId }) => leadId);
    expect(await remote().db.selectFrom('appointment').select('id').where('lead_id', 'in', ids).execute()).toEqual([]);
  });

  test('is not asked over and over about one number: it writes to whoever has it', async () => {
    const { ask, visitor } = await booker(remote());
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const book = async (day: number) => {
      partner.answer = { status: 200, body: { id: `often-${day}` } };
      return ask('r', `2026-12-${String(day).padStart(2, '0')}T16:00:00Z`);
    };
    const changeLink = (reply: Awaited<ReturnType<typeof book>>) => reply.json<{ change: string }>().change;
    const booked = [];
    for (let day = 1; day < 10; day += 1) {
      const reply = await book(day);
      booked.push(reply.statusCode);
      await visitor.send('POST', changeLink(reply), 'do=cancel', form);
    }
    const last = await book(10);
    let address = changeLink(last);
    const moved = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const { start, end } = halfHour(`2026-12-1${turn % 2}T18:00:00Z`);
      const reply = await visitor.send('POST', address, `do=move&time=${start}+${end}+r`, form);
      address = reply.headers.location?.split('?')[0] ?? address;
      moved.push(reply.statusCode);
    }
    expect(moved).toEqual([...(Array(30).fill(303) as number[]), 429]);
    const { body } = await visitor.send('GET', address);
    expect(body).toMatch(/so often that only we can move it now. Please call us: <a href="tel:/);
    expect(body).not.toContain('<select');
    expect((await visitor.send('POST', address, 'do=cancel', form)).statusCode).toBe(303);
    expect([...booked, last.statusCode, (await book(11)).statusCode]).toEqual([
      ...(Array(10).fill(201) as number[]),
      409,
    ]);
  });

  test('that has let go of an appointment which its visitor moves: the page says that it is cancelled', async () => {
    const { ask, visitor } = await booker(remote());
    partner.answer = { status: 200, body: { id: 'gone' } };
    const { id, change } = (await ask('r', '2026-11-19T17:30:00Z')).json<{ id: string; change: string }>();
    partner.answer = { status: 404 };
    const { start, end } = halfHour('2026-11-20T17:30:00Z');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await visitor.send('POST', change, `do=move&time=${start}+${end}+r`, form);
    expect([reply.statusCode, reply.body]).toEqual([410, expect.stringContaining('Your appointment is cancelled')]);
    expect(await findAppointment(remote().db, id)).toMatchObject({ state: 'cancelled' });
  });

  test('that does not answer changes nothing, and one that knows the booking no more has let it go', async () => {
    const { ask } = await booker(remote());
    partner.answer = { status: 200, body: { id: 'theirs-2' } };
    const { id } = (await ask('r', '2026-11-19T17:00:00Z')).json<{ id: string }>();
    partner.answer = { status: 500 };
    await expect(command('cancel', id)).rejects.toThrow(/no answer from the scheduling service/);
    expect(await findAppointment(remote().db, id)).toMatchObject({
      state: 'booked',
      changing_until: expect.any(Date),
      revision: 0,
    });
    partner.answer = { status: 404 };
    await command('cancel', id);
    expect(await findAppointment(remote().db, id)).toMatchObject({ state: 'cancelled' });
  });
});
