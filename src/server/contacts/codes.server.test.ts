import { setTimeout as delay } from 'node:timers/promises';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { describe, expect, test } from 'vitest';
import type { Input } from '#src/api/call.ts';
import { openMailServer } from '#src/server/messages/testing/mailServer.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { startTestServer, testCookieSecrets, type TestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { contactHash } from '#src/server/visitor/contact.ts';
import { checkCode, makeCode } from './codes.ts';

const quiet = { TRUST_PROXY: 'loopback' };
const server = testServer({ environment: () => quiet });
const limited = testServer({ environment: () => ({ ...quiet, RATE_LIMIT_FACTOR: '1' }) });

let people = 0;
const newPhone = () => `+1312555${2000 + (people += 1)}`;
const phone = (contact: string) => ({ kind: 'phone', contact, country: 'US' }) as const;
const email = (contact: string) => ({ kind: 'email', contact, country: 'US' }) as const;
type Typed = Omit<Input<'sendCode'>['body'], 'locale'>;

const ask = (visitor: Visitor, typed: Typed, from = '192.0.2.1', locale: 'en' | 'es' = 'en') =>
  visitor.call('sendCode', { body: { ...typed, locale } }, { 'x-forwarded-for': from });
const tell = async (visitor: Visitor, typed: Typed, code: string) =>
  (await visitor.call('checkCode', { body: { ...typed, code } })).json<{ outcome: string; triesLeft?: number }>();
/** What the stand-ins kept for a contact, the latest last. */
const keptFor = ({ db }: Pick<TestServer, 'db'>, recipient: string) => keptMessages(db, recipient);
const codeIn = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? '';
const codeFor = async (at: Pick<TestServer, 'db'>, recipient: string) =>
  codeIn((await keptFor(at, recipient)).at(-1)?.text);
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const after = (seconds: number) => new Date(Date.parse('2026-11-18T18:00:00Z') + seconds * 1000).toISOString();

test('a code that was texted proves the number, with the line by which a phone offers it to this page alone', async () => {
  const visitor = await server().visitor();
  const number = newPhone();
  const reply = await ask(visitor, phone(number.replace('+1', '')), undefined, 'es');
  expect([reply.statusCode, reply.json()]).toEqual([200, { waitSeconds: 30, goodForMinutes: 10 }]);
  const [kept] = await keptFor(server(), number);
  expect(kept?.text).toMatch(
    /^Trial Search: Su código es \d{6}\n\nEs válido durante 10 minutos\.[^]+\n\n@localhost #\d{6}$/,
  );
  const code = codeIn(kept?.text);
  expect(await tell(visitor, phone(number), other(code))).toEqual({ outcome: 'wrong', triesLeft: 4 });
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'verified' });
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'verified' });
});

test('nothing that is stored for it names a number, an address or a code', async () => {
  const visitor = await server().visitor();
  const number = newPhone();
  await ask(visitor, phone(number), '203.0.113.77');
  const code = await codeFor(server(), number);
  const rows = await server().db.selectFrom('contact_code').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${number.slice(2)}|203\\.0\\.113|"${code}"`));
  expect([...visitor.cookies.values()].join()).not.toContain(number.slice(2));
});

test('five wrong codes end it, whatever is typed then, and a new one may be asked for', async () => {
  const visitor = await server().visitor();
  const number = newPhone();
  await ask(visitor, phone(number));
  const code = await codeFor(server(), number);
  const left = [];
  for (let turn = 0; turn < 5; turn += 1) left.push(await tell(visitor, phone(number), other(code)));
  expect(left.map(({ outcome, triesLeft }) => triesLeft ?? outcome)).toEqual([4, 3, 2, 1, 'gone']);
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'gone' });
  server().setTime(after(31));
  expect((await ask(visitor, phone(number))).statusCode).toBe(200);
  expect(await tell(visitor, phone(number), await codeFor(server(), number))).toEqual({ outcome: 'verified' });
});

test('of many wrong codes at once five are tried, and the right one is none of them', async () => {
  const visitor = await server().visitor();
  const number = newPhone();
  await ask(visitor, phone(number));
  const code = await codeFor(server(), number);
  const guesses = Array.from({ length: 20 }, (_, turn) =>
    String((Number(code) + 1 + turn) % 1_000_000).padStart(6, '0'),
  );
  const outcomes = await Promise.all(guesses.map((guess) => tell(visitor, phone(number), guess)));
  expect(outcomes.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(4);
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'gone' });
});

test('a code is good for ten minutes, and the one before it too while it is', async () => {
  const visitor = await limited().visitor();
  const number = newPhone();
  await ask(visitor, phone(number));
  const first = await codeFor(limited(), number);
  expect((await ask(visitor, phone(number))).json()).toMatchObject({ error: 'tooMany', message: /30 s/ });
  limited().setTime(after(29));
  expect((await ask(visitor, phone(number))).headers['retry-after']).toBe('1');
  limited().setTime(after(31));
  await ask(visitor, phone(number));
  const second = await codeFor(limited(), number);
  expect(await tell(visitor, phone(number), first)).toEqual({ outcome: 'verified' });
  limited().setTime(after(601));
  expect(await tell(visitor, phone(number), first)).toMatchObject({ outcome: first === second ? 'verified' : 'wrong' });
  limited().setTime(after(632));
  expect(await tell(visitor, phone(number), second)).toEqual({ outcome: 'gone' });
});

test('a clock that is set back has nobody wait for the next code until it is as late again', async () => {
  const visitor = await limited().visitor();
  const number = newPhone();
  limited().setTime(after(2 * 3600));
  for (let turn = 0; turn < 5; turn += 1) {
    limited().setTime(after(2 * 3600 + turn * 31));
    expect((await ask(visitor, phone(newPhone()), '198.51.100.200')).statusCode).toBe(200);
  }
  limited().setTime(after(0));
  expect((await ask(visitor, phone(number), '198.51.100.200')).statusCode).toBe(200);
});

test('a code is good in the session that asked for it, and for the contact that it went to', async () => {
  const [visitor, stranger] = [await server().visitor(), await server().visitor()];
  const [number, another] = [newPhone(), newPhone()];
  await ask(visitor, phone(number));
  const code = await codeFor(server(), number);
  expect(await tell(stranger, phone(number), code)).toEqual({ outcome: 'gone' });
  expect(await tell(visitor, phone(another), code)).toEqual({ outcome: 'gone' });
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'verified' });
});

test('a number that belongs to a lead is answered as one that nobody has', async () => {
  const { lead } = await saveLead(server(), { phone1: newPhone() });
  const replies = [];
  for (const number of [lead.phone1, newPhone()]) {
    const visitor = await server().visitor();
    const sent = await ask(visitor, phone(number));
    const wrong = await tell(visitor, phone(number), other(await codeFor(server(), number)));
    replies.push([sent.statusCode, sent.body, Object.keys(sent.headers), wrong]);
  }
  expect(replies[0]).toEqual(replies[1]);
});

describe('limits', () => {
  test('a session is sent five codes an hour, to whomever', async () => {
    const visitor = await limited().visitor();
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) {
      limited().setTime(after(turn * 31));
      statuses.push((await ask(visitor, phone(newPhone()), '198.51.100.1')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    limited().setTime(after(3601));
    expect((await ask(visitor, phone(newPhone()), '198.51.100.1')).statusCode).toBe(200);
  });

  test('nobody is flooded: of one contact eight an hour are sent, and no answer tells that others asked', async () => {
    const number = newPhone();
    const answers = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const visitor = await limited().visitor();
      const { statusCode, body } = await ask(visitor, phone(number), `198.51.100.${10 + turn}`);
      answers.push([statusCode, body, await tell(visitor, phone(number), other(await codeFor(limited(), number)))]);
    }
    const wrong = { outcome: 'wrong', triesLeft: 4 };
    const sent = JSON.stringify({ waitSeconds: 30, goodForMinutes: 10 });
    expect(answers).toEqual(Array.from({ length: 10 }, () => [200, sent, wrong]));
    expect(await keptFor(limited(), number)).toHaveLength(8);
    expect(limited().lines.filter((line) => line.includes('codes-asked')).length).toBe(2);
    expect(limited().lines.join()).not.toContain(number.slice(2));
  });

  test('nor by the day: twenty codes are sent to a contact, and no answer tells it', async () => {
    const contact = contactHash({ kind: 'phone', value: newPhone() }, limited());
    const context = { ...limited(), settings: readSettings({}), cookieSecrets: testCookieSecrets };
    const make = async (turn: number) => {
      limited().setTime(after(turn * 900));
      return (await makeCode(context, { session: `day ${turn}`, address: `day ${turn}`, contact })).isSent;
    };
    const sent = [];
    // Four an hour.
    for (let turn = 0; turn < 24; turn += 1) sent.push(await make(turn));
    expect(sent).toEqual([...Array.from({ length: 20 }, () => true), ...Array.from({ length: 4 }, () => false)]);
    // One more once the first is a day old.
    expect([await make(95), await make(97), await make(97.5)]).toEqual([false, true, true]);
  });

  test('who asks from one address for codes to a number does not keep its owner from being sent some', async () => {
    const contact = contactHash({ kind: 'phone', value: newPhone() }, limited());
    const context = { ...limited(), settings: readSettings({}), cookieSecrets: testCookieSecrets };
    const make = async (session: string, address: string) =>
      (await makeCode(context, { session, address, contact })).isSent;
    const sent: boolean[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      limited().setTime(after(hour * 3601));
      for (let turn = 0; turn < 7; turn += 1) sent.push(await make(`a stranger ${hour} ${turn}`, 'of a stranger'));
      expect(await make(`the owner ${hour}`, 'of the owner')).toBe(true);
    }
    expect(sent.filter(Boolean)).toHaveLength(15);
  });

  test('a code that was sent to nobody, since others had asked for so many, proves nothing', async () => {
    const contact = contactHash({ kind: 'phone', value: newPhone() }, limited());
    const context = { ...limited(), settings: readSettings({}), cookieSecrets: testCookieSecrets };
    const codes = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const asker = { session: `session ${turn}`, address: `address ${turn}`, contact };
      const { code, isSent } = await makeCode(context, asker);
      codes.push([isSent, (await checkCode(context, asker, code)).outcome]);
    }
    expect(codes).toEqual([...Array.from({ length: 8 }, () => [true, 'verified']), [false, 'wrong']]);
  });

  test('all sessions of an address are sent thirty an hour, by whichever server', async () => {
    const there = await startTestServer(limited(), { ...quiet, RATE_LIMIT_FACTOR: '1' });
    let sent = 0;
    for (let turn = 0; turn < 33; turn += 1) {
      const at = turn % 2 === 0 ? limited() : there;
      at.setTime(after(turn * 90));
      // Of the range of one subscriber.
      const { statusCode } = await ask(await at.visitor(), phone(newPhone()), `2001:db8:1::${turn + 1}`);
      if (statusCode === 200) sent += 1;
    }
    await there.close();
    expect(sent).toBe(30);
  });
});

describe('by real means', () => {
  const mail = openMailServer();
  const gateway = openPartnerServer();
  const remote = testServer({
    environment: () => {
      const { TEXTS_URL = '', TEXTS_KEY = '' } = gateway.environment();
      return { ...quiet, ...mail.environment(), TEXTS_URL, TEXTS_KEY };
    },
  });

  test('an email with the code reaches the address alone, and proves it in any spelling', async () => {
    const visitor = await remote().visitor();
    const reply = await ask(visitor, email('Ana.Lopez@Example.com'), undefined, 'es');
    expect(reply.statusCode).toBe(200);
    const [sent] = mail.received;
    expect(sent?.to).toEqual(['ana.lopez@example.com']);
    const code = /es (\d{6})/.exec(sent?.source ?? '')?.[1] ?? '';
    expect(await tell(visitor, email('ana.lopez@example.com'), code)).toEqual({ outcome: 'verified' });
    expect(remote().lines.join()).not.toMatch(/lopez|\b\d{6}\b(?=\.)/i);
  });

  test('an address with a comma, a line or a second recipient is none', async () => {
    const visitor = await remote().visitor();
    for (const contact of ['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com>'])
      expect((await ask(visitor, email(contact))).statusCode).toBe(400);
    expect(mail.received).toEqual([]);
  });

  test('a gateway that is away is told as such, and the next try needs no wait', async () => {
    const visitor = await remote().visitor();
    const number = newPhone();
    gateway.answer = { status: 500 };
    expect((await ask(visitor, phone(number))).statusCode).toBe(503);
    gateway.answer = { status: 422 };
    expect((await ask(visitor, phone(number))).json()).toMatchObject({ error: 'invalid', field: 'contact' });
    gateway.answer = { status: 202 };
    expect((await ask(visitor, phone(number))).statusCode).toBe(200);
    const code = codeIn(JSON.stringify(gateway.received.at(-1)?.body).slice(30));
    expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'verified' });
  });
});

describe('of a gateway that is slow', () => {
  const gateway = openPartnerServer();
  const remote = testServer({
    evenAnswers: true,
    environment: () => {
      const { TEXTS_URL = '', TEXTS_KEY = '' } = gateway.environment();
      return { ...quiet, TEXTS_URL, TEXTS_KEY, RATE_LIMIT_FACTOR: '1', PUBLIC_ORIGINS: 'http://localhost' };
    },
  });
  /** The answer to a stranger who asks for a code to a number, and how long it took. */
  const askTimed = async (number: string, from: string) => {
    const visitor = await remote().visitor();
    const start = performance.now();
    const { statusCode } = await ask(visitor, phone(number), from);
    return { statusCode, took: performance.now() - start };
  };

  test('neither the time nor the answer tells that others have asked for codes to a number', async () => {
    gateway.answer = () => ({ status: 202, after: delay(1200) });
    const number = newPhone();
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => askTimed(number, '198.51.100.51')));
    const none = await askTimed(number, '198.51.100.51');
    expect(gateway.received).toHaveLength(5);
    expect([...sent, none].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(Math.min(...sent.map(({ took }) => took))).toBeGreaterThan(1100);
    expect(none.took).toBeGreaterThan(1100);

    gateway.answer = { status: 500 };
    const [another, again] = [newPhone(), newPhone()];
    expect((await askTimed(another, '198.51.100.61')).statusCode).toBe(503);
    expect((await askTimed(number, '198.51.100.51')).statusCode).toBe(503);
    gateway.answer = { status: 202 };
    expect((await askTimed(again, '198.51.100.63')).statusCode).toBe(200);
    expect((await askTimed(number, '198.51.100.51')).statusCode).toBe(200);
    expect(gateway.received).toHaveLength(7);
  });
});

test('codes go after a day', async () => {
  const visitor = await server().visitor();
  await ask(visitor, phone(newPhone()));
  const count = async () => (await server().db.selectFrom('contact_code').select('id').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  await retain(server().db, readSettings({}), new Date(Date.parse('2026-11-19T18:11:00Z')));
  expect(await count()).toBe(0);
});
