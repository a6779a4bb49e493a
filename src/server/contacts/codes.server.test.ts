import { expect, test } from 'vitest';
import { retain } from '#src/server/privacy/retention.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { after, ask, codeFor, codeIn, newPhone, other, phone, proxied, tell } from './testing/codes.ts';

const server = testServer({ environment: () => proxied });
const limited = testServer({ environment: () => ({ ...proxied, RATE_LIMIT_FACTOR: '1' }) });

test('a code that was texted proves the number, with the line by which a phone offers it to this page alone', async () => {
  const visitor = await server().visitor();
  const number = newPhone();
  const reply = await ask(visitor, phone(number.replace('+1', '')), undefined, 'es');
  expect([reply.statusCode, reply.json()]).toEqual([200, { waitSeconds: 30, goodForMinutes: 10 }]);
  const [kept] = await keptMessages(server().db, number);
  expect(kept?.text).toMatch(
    /^Trial Search: Su código es \d{6}\n\nEs válido durante 10 minutos\.[^]+\n\n@localhost #\d{6}$/,
  );
  const code = codeIn(kept?.text);
  expect(await tell(visitor, phone(number), other(code))).toEqual({ outcome: 'wrong', triesLeft: 4 });
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'verified' });
  expect(await tell(visitor, phone(number), code)).toEqual({ outcome: 'verified' });
});

test('codes are made at random: of many no two are alike but by chance', async () => {
  const codes = new Set<string>();
  for (let turn = 0; turn < 5; turn += 1) {
    const number = newPhone();
    await ask(await server().visitor(), phone(number), `198.51.100.${turn}`);
    codes.add(await codeFor(server(), number));
  }
  // That two of five are equal comes once in 100,000 times, and never three.
  expect(codes.size).toBeGreaterThanOrEqual(4);
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

test('codes go after a day', async () => {
  const visitor = await server().visitor();
  await ask(visitor, phone(newPhone()));
  const count = async () => (await server().db.selectFrom('contact_code').select('id').execute()).length;
  expect(await count()).toBeGreaterThan(0);
  await retain(server().db, readSettings({}), new Date(Date.parse('2026-11-19T18:11:00Z')));
  expect(await count()).toBe(0);
});
