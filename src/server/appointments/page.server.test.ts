import { expect, test } from 'vitest';
import type { Booked, Slot } from '#src/generated/api.ts';
import { booker, halfHour } from '#src/server/testing/bookers.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Headers, Visitor } from '#src/server/testing/visitor.ts';
import { findAppointment } from './appointments.ts';

const ana = 'demo-coordinator-1';
const server = testServer();

const form: Headers = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (who: Visitor, path: string, fields: Record<string, string>, headers: Headers = {}) =>
  who.send('POST', path, new URLSearchParams(fields).toString(), { ...form, ...headers });
const get = async (path: string) => (await server().stranger().send('GET', path)).body;
const rowOf = (id: string) => findAppointment(server().db, id);
const titleOf = (page: string) => /<h1>([^<]*)<\/h1>/.exec(page)?.[1];
const timesOf = (page: string) => [...page.matchAll(/<option value="([^"]+)">/g)].map(([, value = '']) => value);
const isFree = async (start: string) => {
  const slots = (
    await server()
      .stranger()
      .call('availability', { query: { to: 14, timezone: 'UTC' } })
  ).json<Slot[]>();
  return slots.some((slot) => slot.start === start && slot.resources.some(({ id }) => id === ana));
};

test('whoever has the link sees when the appointment is, in the language of its lead or another, and no person or study', async () => {
  const { book, lead } = await booker(server(), { preferredLanguage: 'es' });
  const { change } = await book(ana, '2026-11-20T16:00:00Z');
  const response = await server().stranger().send('GET', change);
  const { 'cache-control': cache, 'referrer-policy': referrer } = response.headers;
  expect([response.statusCode, cache, referrer]).toEqual([200, 'no-store', 'strict-origin']);
  expect([titleOf(response.body), response.body]).toEqual([
    'Su cita',
    expect.stringContaining('Viernes 20 de noviembre'),
  ]);
  const english = await get(`${change}?language=en`);
  expect([titleOf(english), english]).toEqual([
    'Your appointment',
    expect.stringMatching(/Friday, November 20, <span[^>]*>10:00\u00a0AM – 10:30\u00a0AM</),
  ]);
  expect(english).toContain('<meta name="robots" content="noindex">');
  for (const page of [response.body, english])
    expect(page).not.toMatch(new RegExp(`Annabel|Quigley|Asthma|${lead.phone1.slice(2)}`));
});

test('an appointment is cancelled after a question, its time is free and its calendar file takes it away', async () => {
  const { book } = await booker(server());
  const start = '2026-11-20T17:00:00.000Z';
  const { id, change } = await book(ana, start);
  const stranger = server().stranger();
  expect(titleOf(await get(`${change}?cancel=1`))).toBe('Cancel your appointment?');
  expect((await rowOf(id))?.state).toBe('booked');
  const answer = await post(stranger, change, { do: 'cancel', language: 'en' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${change}?language=en`]);
  const page = await get(`${change}?language=en`);
  expect([titleOf(page), await isFree(start), (await rowOf(id))?.changed_by]).toEqual([
    'Your appointment is cancelled',
    true,
    'visitor',
  ]);
  expect(page).not.toContain('<form');
  const file = /href="(\/appointments\/[^"]+\.ics\?language=en)"/.exec(page)?.[1] ?? '';
  expect(await get(file)).toContain('METHOD:CANCEL');
  const again = await post(stranger, change, { do: 'cancel' });
  const move = await post(stranger, change, { do: 'move', time: `${start} ${halfHour(start).end} ${ana}` });
  expect([again.statusCode, titleOf(move.body)]).toEqual([303, 'Your appointment is cancelled']);
});

test('an appointment is moved to a time that the page offers; the link goes on with it', async () => {
  const { book } = await booker(server());
  const first = '2026-11-20T18:00:00.000Z';
  const { id, change } = await book(ana, first);
  const times = timesOf(await get(change));
  // Others are free at the time that stands, which is no other time.
  expect(times.filter((time) => time.startsWith(first))).toEqual([]);
  const chosen = times.find((time) => time.startsWith('2026-11-25T16:00:00.000Z')) ?? '';
  expect(chosen).toMatch(/demo-coordinator-1$/);
  const answer = await post(server().stranger(), change, { do: 'move', time: chosen, language: 'es' });
  const there = answer.headers.location ?? '';
  expect([answer.statusCode, there.split('?')[1]]).toEqual([303, 'language=es&moved=1']);
  const page = await get(there);
  expect([titleOf(page), page]).toEqual(['Su cita tiene un nuevo horario', expect.stringContaining('25 de noviembre')]);
  expect([await isFree(first), await isFree('2026-11-25T16:00:00.000Z')]).toEqual([true, false]);
  expect(await rowOf(id)).toMatchObject({ state: 'booked', changed_by: 'visitor', revision: 1 });
  server().setTime('2026-11-21T12:00:00Z');
  expect([titleOf(await get(change)), titleOf(await get(there))]).toEqual([
    'There is no appointment here',
    'Su cita tiene un nuevo horario',
  ]);
});

test('a moment in another spelling, which a database reads otherwise, is the same moment', async () => {
  const { book } = await booker(server());
  const { id, change } = await book(ana, '2026-11-24T18:00:00Z');
  const { start, end } = halfHour('2026-11-24T19:00:00Z');
  const answer = await post(server().stranger(), change, { do: 'move', time: `+00${start} +00${end} ${ana}` });
  expect([answer.statusCode, (await rowOf(id))?.starts_at]).toEqual([303, new Date(start)]);
});

test('what cannot be done is said in words, and what is not known yet', async () => {
  const { book } = await booker(server());
  const { id, change } = await book(ana, '2026-11-20T19:00:00Z');
  const rival = await (await booker(server())).book(ana, '2026-11-20T20:00:00Z');
  const stranger = server().stranger();
  const taken = `${rival.start} ${rival.end} ${ana}`;
  const replies = [
    await post(stranger, change, { do: 'move' }),
    await post(stranger, change, { do: 'move', time: 'x y z' }),
    await post(stranger, change, { do: 'move', time: taken }),
    await post(stranger, change, { do: 'move', time: `${rival.start} ${rival.end} nobody` }),
  ];
  const failing = await startTestServer(server(), { SCHEDULING_STAND_IN: 'failing' });
  replies.push(await post(failing.stranger(), change, { do: 'cancel' }));
  const without = (await failing.stranger().send('GET', change)).body;
  await failing.close();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 409, 404, 503]);
  const problems = replies.map(({ body }) => /role="alert">([^<]*)</.exec(body)?.[1]);
  expect(problems).toEqual([
    'Choose a time first.',
    ...Array(3).fill('Somebody else has just taken this time. Please choose another one.'),
    expect.stringMatching(/^We do not know yet whether your change was made/),
  ]);
  for (const words of ['The free times cannot be shown at the moment.', 'We do not know yet'])
    expect(without).toContain(words);
  expect(await rowOf(id)).toMatchObject({ state: 'booked', revision: 0, changing_until: expect.any(Date) });
  const reader = await server().visitor();
  const unsettled = async (path: string) => {
    const reply = await reader.call('appointment', { body: { link: path.split('/').at(-1) ?? '' } });
    return reply.json<{ booked: Booked }>().booked.isUnsettled;
  };
  expect([await unsettled(change), await unsettled(rival.change)]).toEqual([true, undefined]);
});

test('a button pressed twice is answered twice with what has become of the appointment', async () => {
  const { book } = await booker(server());
  const { change } = await book(ana, '2026-12-01T16:00:00Z');
  const { start, end } = halfHour('2026-12-01T17:00:00.000Z');
  const slow = await startTestServer(server(), { SCHEDULING_STAND_IN: 'slow', STAND_IN_DELAY_MS: '300' });
  const twice = (path: string, fields: Record<string, string>) =>
    Promise.all([1, 2].map(() => post(slow.stranger(), path, { ...fields, language: 'en' })));
  const moved = await twice(change, { do: 'move', time: `${start} ${end} ${ana}` });
  const there = moved[0]?.headers.location ?? '';
  const cancelled = await twice(there.split('?')[0] ?? '', { do: 'cancel' });
  await slow.close();
  expect([...moved, ...cancelled].map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
  expect(moved[1]?.headers.location).toBe(there);
  expect(there).toMatch(/moved=1$/);
});

const signature = (path: string) => path.split('.').at(-1) ?? '';

test('a link that was forged, is for something else or has ended opens nothing, and no other site may send the form', async () => {
  const { book, visitor } = await booker(server());
  const { id, change, calendarFile, end } = await book(ana, '2026-11-20T21:00:00Z');
  const other: Booked = await (await booker(server())).book(ana, '2026-11-20T22:00:00Z');
  const folder = change.slice(0, change.lastIndexOf('/') + 1);
  const forged = [
    change.slice(0, -1),
    change.replace(signature(change), signature(other.change)),
    folder + (calendarFile.split('/').at(-1) ?? '').replace('.ics', ''),
    `${folder}${id}`,
    `${folder}x`,
  ];
  const pages = await Promise.all(forged.map((path) => visitor.send('GET', path)));
  const posts = await Promise.all(forged.map((path) => post(visitor, path, { do: 'cancel' })));
  expect([...pages, ...posts].map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(404));
  expect(new Set([...pages, ...posts].map(({ body }) => body)).size).toBe(1);
  const foreign = await post(visitor, change, { do: 'cancel' }, { origin: 'https://evil.example' });
  expect([foreign.statusCode, (await rowOf(id))?.state]).toEqual([403, 'booked']);
  server().setTime(end);
  expect((await visitor.send('GET', change)).statusCode).toBe(404);
});

test('one address has so many pages and forms a minute, for each of which the calendar is asked', async () => {
  const { book } = await booker(server());
  const { change } = await book(ana, '2026-11-26T16:00:00Z');
  const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '0.03' });
  const visitor = limited.stranger();
  const pages: number[] = [];
  while (pages.length < 5) pages.push((await visitor.send('GET', change)).statusCode);
  const forms: number[] = [];
  while (forms.length < 2) forms.push((await post(visitor, change, { do: 'move' })).statusCode);
  await limited.close();
  expect([pages, forms]).toEqual([
    [200, 200, 200, 200, 429],
    [400, 429],
  ]);
});
