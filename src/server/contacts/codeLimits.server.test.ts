import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { keptMessages } from '#src/server/testing/keptMessages.ts';
import { startTestServer, testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { contactHash } from '#src/server/visitor/contact.ts';
import { checkCode, makeCode } from './codes.ts';
import { after, ask, codeFor, newPhone, other, phone, proxied, tell } from './testing/codes.ts';

const limited = testServer({ environment: () => ({ ...proxied, RATE_LIMIT_FACTOR: '1' }) });

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
  expect(await keptMessages(limited().db, number)).toHaveLength(8);
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
  const there = await startTestServer(limited(), { ...proxied, RATE_LIMIT_FACTOR: '1' });
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
