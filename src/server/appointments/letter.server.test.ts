import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { openMailServer } from '#src/server/messages/testing/mailServer.ts';
import { sendDue } from '#src/server/messages/worker.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings, type Environment } from '#src/server/settings/settings.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { startTestServer, testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { appointmentWriters } from './letter.ts';

const ana = 'demo-coordinator-1';
const cookieSecrets = testCookieSecrets;
const mail = openMailServer();
const gateway = openPartnerServer();
const server = testServer({
  environment: () => ({ PUBLIC_ORIGINS: 'https://trials.example' }),
});

const texts = (): Environment => {
  const { TEXTS_URL = '', TEXTS_KEY = '' } = gateway.environment();
  return { TEXTS_URL, TEXTS_KEY, PUBLIC_ORIGINS: 'https://trials.example' };
};

/** Sends what is due at a moment of the test, as a server with these settings would. */
async function deliver(environment: Environment, ms = 0) {
  const clock = () => new Date(server().clock().getTime() + ms);
  const context = { db: server().db, settings: readSettings(environment), clock, cookieSecrets };
  const lines: object[] = [];
  const add = (line: object) => void lines.push(line);
  const log = { info: add, warn: add, error: add };
  const taken = await sendDue({ context, writers: appointmentWriters(context), log });
  return { taken, lines };
}

// What other tests left waiting is not sent in this one.
beforeEach(() => server().db.deleteFrom('message').execute());

const rowsOf = (leadId: string) =>
  server().db.selectFrom('message').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();
const hour = 3_600_000;
const cancel = (id: string) => runCommand(server(), ['bookings', 'cancel', id]);

/** The lines of a mail, put together again where it broke them. */
const readable = (source: string) => source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=').replaceAll('\r\n', '\n');

test('after booking a visitor is sent when it is and the link that opens it, and no name, number or study', async () => {
  const { book, lead, visitor } = await booker(server(), { email: 'ana@example.com' });
  const { change } = await book(ana, '2026-11-20T16:00:00Z');
  await deliver(mail.environment());
  const [sent, ...others] = mail.received;
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ from: 'care@trials.example', to: ['ana@example.com'], user: 'sender' });
  const source = readable(sent?.source ?? '');
  expect(source).toContain('Subject: Your appointment\n');
  expect(source).toContain('Friday, November 20, 10:00 AM - 10:30 AM (Central Time)');
  expect(source).toContain('erase what you told us: https://trials.example/my-data?language=en\n');
  const link = /https:\/\/trials\.example(\/appointments\/change\/\S+)/.exec(source)?.[1] ?? '';
  expect(link).toBe(change);
  expect((await visitor.send('GET', link)).statusCode).toBe(200);
  expect(source).not.toMatch(new RegExp(`${lead.firstName}|${lead.lastName}|Asthma|${lead.phone1.slice(2)}|study`));
});

test('each change is told once, in the language of the lead, and what has been overtaken is not', async () => {
  const { book, leadId } = await booker(server(), { email: 'eva@example.com', preferredLanguage: 'es' });
  const { id } = await book(ana, '2026-11-20T17:00:00Z');
  await deliver(mail.environment());
  await runCommand(server(), ['bookings', 'move', id, '2026-11-23T17:30Z']);
  await deliver(mail.environment());
  await runCommand(server(), ['bookings', 'move', id, '2026-11-23T18:30Z']);
  await cancel(id);
  await deliver(mail.environment());
  await deliver(mail.environment(), hour);
  const subjects = mail.received.map(({ source }) => /^Subject: (.*)$/m.exec(source.replaceAll('\r', ''))?.[1]);
  expect(subjects).toEqual(['Su cita', 'Su cita tiene un nuevo horario', '=?UTF-8?Q?Su_cita_est=C3=A1_cancelada?=']);
  expect(readable(mail.received[1]?.source ?? '')).toContain('\n\nLunes 23 de noviembre, 11:30');
  for (const { source } of mail.received) expect(readable(source)).toContain('/my-data?language=es\n');
  const rows = await rowsOf(leadId);
  expect(rows.map(({ kind, channel, dead_at, done_at }) => [kind, channel, dead_at, done_at !== null])).toEqual([
    ['appointment.booked', 'email', null, true],
    ['appointment.moved', 'email', null, true],
    ['appointment.moved', null, null, true],
    ['appointment.cancelled', 'email', null, true],
  ]);
});

test('what a link filled in is told when it is, and gets no link that opens anything until a code has proved it', async () => {
  const email = 'whoever.made.it@example.com';
  const visitor = server().stranger();
  await visitor.send('GET', `/signup/ws10/home?${new URLSearchParams({ email, phone: '(212) 555-0740' }).toString()}`);
  const { book } = await booker(server(), { email, phone1: '+12125550740' }, await visitor.arrive());
  const { id } = await book(ana, '2026-11-25T17:00:00Z');
  await deliver({ ...mail.environment(), ...texts() });
  await proveByCode(server(), visitor, { kind: 'email', contact: email });
  await runCommand(server(), ['bookings', 'move', id, '2026-11-25T18:00Z']);
  await deliver({ ...mail.environment(), ...texts() });
  const [unproven = '', proven = ''] = mail.received.map(({ source }) => readable(source));
  expect(unproven).toContain('Wednesday, November 25, 11:00 AM');
  expect(unproven).not.toContain('https://');
  expect(proven).toContain('https://trials.example/appointments/change/');
});

test('where a link filled in the address alone, the number that was typed is told', async () => {
  const visitor = server().stranger();
  await visitor.send('GET', '/signup/ws10/home?email=sender%40example.com');
  const { book, lead } = await booker(server(), { email: 'sender@example.com' }, await visitor.arrive());
  await book(ana, '2026-11-25T19:00:00Z');
  gateway.answer = { status: 202 };
  await deliver({ ...mail.environment(), ...texts(), APPOINTMENT_MESSAGES: 'email,text' });
  expect(mail.received).toEqual([]);
  expect(gateway.received).toMatchObject([
    { body: { to: lead.phone1, text: expect.stringContaining('/appointments/change/') } },
  ]);
});

test('a mail server that is away loses nothing: the message waits, and nothing of the visitor is logged', async () => {
  const { book, leadId } = await booker(server(), { email: 'away@example.com' });
  const { id } = await book(ana, '2026-11-20T18:00:00Z');
  const away = { ...mail.environment(), EMAIL_URL: 'smtp://sender@127.0.0.1:9' };
  const { lines } = await deliver(away);
  mail.refusal = { responseCode: 451 };
  const busy = await deliver(mail.environment(), 60_000);
  expect(JSON.stringify([...lines, ...busy.lines])).not.toMatch(/example\.com|marker/);
  expect(await rowsOf(leadId)).toMatchObject([{ attempts: 2, done_at: null, dead_at: null }]);
  expect((await runCommand(server(), ['messages', 'list'])).lines.join()).toContain('appointment.booked  waits');
  mail.refusal = undefined;
  await deliver(mail.environment(), hour);
  expect([mail.received.length, await rowsOf(leadId)]).toMatchObject([1, [{ channel: 'email' }]]);
  await cancel(id);
});

test('after three days it is given up with an alarm, and an operator has it tried again', async () => {
  const { book, leadId } = await booker(server(), { email: 'late@example.com' });
  await book(ana, '2026-12-10T18:00:00Z');
  const { lines } = await deliver({ ...mail.environment(), EMAIL_URL: 'smtp://sender@127.0.0.1:9' }, 73 * hour);
  expect(lines).toContainEqual(expect.objectContaining({ alarm: 'message-given-up', kind: 'appointment.booked' }));
  const [row] = await rowsOf(leadId);
  expect((await runCommand(server(), ['messages', 'list'])).lines).toContain(
    `${row?.id}  appointment.booked  given up  1 attempt`,
  );
  await runCommand(server(), ['messages', 'retry', String(row?.id)]);
  await deliver(mail.environment());
  expect(mail.received).toHaveLength(1);
});

test('an address that does not exist is not tried again, and the number is texted in its place', async () => {
  const { book, lead } = await booker(server(), { email: 'gone@example.com' });
  await book(ana, '2026-11-20T19:00:00Z');
  mail.refusal = { responseCode: 550 };
  gateway.answer = { status: 202 };
  await deliver({ ...mail.environment(), ...texts() });
  const [text, ...others] = gateway.received;
  expect([others, text?.url, text?.headers.authorization]).toEqual([[], '/texts', 'Bearer key of TEXTS']);
  expect(text?.body).toMatchObject({ to: lead.phone1, text: expect.stringMatching(/^Trial Search: Your appointment/) });
  expect(text?.headers['idempotency-key']).toMatch(/^message-[\da-f-]{36}\.\d+$/);
});

test('where neither address nor number takes it, it is given up at once and without an alarm', async () => {
  const { book, leadId } = await booker(server(), { email: 'nobody@example.com' });
  await book(ana, '2026-11-20T20:00:00Z');
  mail.refusal = { responseCode: 550 };
  gateway.answer = { status: 422 };
  const { lines } = await deliver({ ...mail.environment(), ...texts() });
  expect(lines.some((line) => 'alarm' in line)).toBe(false);
  expect((await rowsOf(leadId))[0]?.dead_at).not.toBeNull();
});

describe('the stand-ins', () => {
  test('keep what they would have sent for an operator, until the person is erased', async () => {
    const { book, leadId } = await booker(server(), { email: 'kept@example.com' });
    await book(ana, '2026-11-24T19:00:00Z');
    await deliver({ SHOW_MESSAGES: 'false' });
    const kept = async (...words: string[]) =>
      (await runCommand(server(), ['messages', 'kept', ...words])).lines.join('\n');
    // Whoever looks at what went out need not see to whom.
    expect(await kept()).toMatch(/^2026-11-18T18:\S+ {2}email {2}Your appointment$/m);
    expect(await kept()).not.toMatch(/kept@example\.com|https?:/);
    expect(await kept('--identity')).toMatch(
      /email {2}kept@example\.com\nYour appointment\nTrial Search: Your appointment is booked\./,
    );
    await eraseLead(server().db, { leadId, reason: 'asked', at: server().clock() });
    expect(await kept('--identity')).not.toContain('kept@example.com');
    expect(await rowsOf(leadId)).toEqual([]);
  });

  test('show it in the terminal of this machine, and nowhere else', async () => {
    const shown: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
    for (const [start, environment] of [
      ['2026-11-24T16:00:00Z', { TRUST_PROXY: 'loopback', SHOW_MESSAGES: 'true' }],
      ['2026-11-24T17:00:00Z', {}],
    ] as const) {
      const { book } = await booker(server(), { email: 'shown@example.com' });
      await book(ana, start);
      await deliver(environment);
    }
    write.mockRestore();
    expect(shown.filter((text) => text.includes('shown@example.com'))).toEqual([
      expect.stringContaining('November 24, 11:00 AM'),
    ]);
  });

  test('that are absent or fail lose no message', async () => {
    const { book, leadId } = await booker(server(), { email: randomUUID().slice(0, 8) + '@example.com' });
    await book(ana, '2026-11-24T20:00:00Z');
    await deliver({ EMAIL_STAND_IN: 'failing' });
    expect((await rowsOf(leadId))[0]).toMatchObject({ done_at: null, dead_at: null });
    gateway.answer = { status: 202 };
    await deliver({ EMAIL_STAND_IN: 'empty', ...texts() }, hour);
    expect([gateway.received.length, (await rowsOf(leadId))[0]?.channel]).toEqual([1, 'text']);
  });
});

test('an operator who wants none has none sent', async () => {
  const quiet = await startTestServer(server(), { APPOINTMENT_MESSAGES: 'none' });
  const { book, leadId } = await booker(quiet, { email: 'quiet@example.com' });
  const { id } = await book(ana, '2026-11-25T16:00:00Z');
  await runCommand(quiet, ['bookings', 'cancel', id], { APPOINTMENT_MESSAGES: 'none' });
  await quiet.close();
  expect(await rowsOf(leadId)).toEqual([]);
});
