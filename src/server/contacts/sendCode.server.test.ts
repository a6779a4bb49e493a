import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openMailServer } from '#src/server/messages/testing/mailServer.ts';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { ask, codeIn, newPhone, phone, proxied, tell } from './testing/codes.ts';

const email = (contact: string) => ({ kind: 'email', contact, country: 'US' }) as const;

describe('by real means', () => {
  const mail = openMailServer();
  const gateway = openPartnerServer();
  const remote = testServer({
    environment: () => {
      const { TEXTS_URL = '', TEXTS_KEY = '' } = gateway.environment();
      return { ...proxied, ...mail.environment(), TEXTS_URL, TEXTS_KEY };
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
      return { ...proxied, TEXTS_URL, TEXTS_KEY, RATE_LIMIT_FACTOR: '1', PUBLIC_ORIGINS: 'http://localhost' };
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
