import { expect, test } from 'vitest';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { askedLinks } from './testing/askedLinks.ts';

const server = testServer();
const { ask, waiting, deliver } = askedLinks(server);

/** A browser that has followed a link which fills in these parameters. */
async function ledBy(parameters: Record<string, string>) {
  const visitor = server().stranger();
  const { statusCode } = await visitor.send('GET', `/signup/ws10/home?${new URLSearchParams(parameters).toString()}`);
  expect(statusCode).toBe(303);
  return visitor.arrive();
}

test('what a link has filled in is sent no link to the data until a code has proved it, what was typed is', async () => {
  const email = 'whoever.made.it@example.org';
  const typed = '+12125550731';
  const visitor = await ledBy({ email: ' Whoever.Made.It@example.org ', phone: '(212) 555-0730' });
  await create(visitor, exampleLead({ phone1: typed, email }));
  await create(visitor, exampleLead({ phone1: '+12125550730', email: 'typed@example.org' }));
  await ask(email);
  await ask('+12125550730');
  expect(await waiting()).toBe(0);
  await ask(typed);
  await ask('typed@example.org');
  expect(await deliver()).toMatchObject([{ to: typed }, { to: 'typed@example.org' }]);
  await proveByCode(server(), visitor, { kind: 'email', contact: email });
  await ask(email);
  expect((await deliver()).slice(-1)).toMatchObject([{ to: email, channel: 'email' }]);
});

test.each([
  ['(212) 555-0735 ext. 9', '+12125550735'],
  ['212555073599', '+12125550735'],
  ['+44 (0)20 7946 0735', '+442079460735'],
  ['07400 123735', '+447400123735'],
])('a number that a link wrote as %s is the one that the page makes of it', async (phone, saved) => {
  const visitor = await ledBy({ phone });
  await create(visitor, exampleLead({ phone1: saved, email: 'typed@example.org' }));
  await ask(saved);
  expect(await waiting()).toBe(0);
});

test('links that fill in nothing push out nothing, and leave a note that browsers store', async () => {
  const email = 'pushed@example.org';
  const visitor = await ledBy({ email });
  for (const index of [1, 2, 3, 4, 5]) {
    const query = new URLSearchParams({ email: `nobody${index}`, phone: '\u0001'.repeat(110) + index });
    await visitor.send('GET', `/signup/ws10/home?${query}`);
  }
  expect(visitor.cookies.get('brought')?.length).toBeLessThan(4000);
  await create(visitor, exampleLead({ phone1: '+12125550736', email }));
  await ask(email);
  expect(await waiting()).toBe(0);
});

test('what other links filled in since is remembered too, for a day, and typing it elsewhere is enough', async () => {
  const email = 'first@example.org';
  const visitor = await ledBy({ email });
  await visitor.send('GET', '/signup/ws10/home?email=second%40example.org');
  await create(visitor, exampleLead({ phone1: '+12125550732', email }));
  await ask(email);
  expect(await waiting()).toBe(0);
  await saveLead(server(), { phone1: '+12125550733', email });
  await ask(email);
  expect(await waiting()).toBe(1);
  server().setTime('2026-11-19T18:00:01Z');
  await create(visitor, exampleLead({ phone1: '+12125550734', email: 'second@example.org' }));
  await ask('second@example.org');
  expect(await waiting()).toBe(2);
});
