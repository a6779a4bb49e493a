import { expect, test } from 'vitest';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { everything } from '#src/server/privacy/testing/everything.ts';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { exampleCaregiver } from '#src/server/testing/examples.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer, type TestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { askedLinks, form, linkIn } from './testing/askedLinks.ts';

const server = testServer();
const { ask, waiting, deliver } = askedLinks(server);
const get = async (path: string) => (await server().stranger().send('GET', path)).body;

test('whoever types the number of a lead is sent a link by text, which opens the page and proves the number', async () => {
  await saveLead(server(), { phone1: '+12125550701', email: 'one@example.org' });
  const reply = await ask('(212) 555-0701', { language: 'en' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/my-data?asked=1&language=en']);
  const [text, ...others] = await deliver();
  expect([text?.channel, text?.to, others]).toEqual(['text', '+12125550701', []]);
  expect(text?.text).toMatch(
    /^Trial Search: Here you see what we have stored since you signed up on November 18, 2026/,
  );
  expect(text?.text).not.toMatch(/Annabel|Quigley|Asthma/);
  const page = await get(linkIn(text?.text));
  expect(page).toContain('(212) 555-0701 (verified: your link came by this number)');
  expect(page).toContain('one@example.org (not verified)');
});

test('an address is written to in the language of the lead, however it is capitalized, for each lead of a family', async () => {
  const email = 'Familia@example.org';
  const { leadId } = await saveLead(server(), { phone1: '+12125550702', email, preferredLanguage: 'es' });
  await saveLead(server(), { phone1: '+12125550703', email });
  await ask('  fAmilia@Example.org ');
  const sent = await deliver();
  expect(sent.map(({ channel, to }) => `${channel} ${to}`)).toEqual(Array(2).fill(`email ${email}`));
  expect(sent.map(({ subject }) => subject).toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual([
    'El enlace a sus datos',
    'The link to your data',
  ]);
  const spanish = sent.find(({ subject }) => subject?.startsWith('El'));
  expect(await get(linkIn(spanish?.text))).toContain('verificado: su enlace llegó a este correo');
  const exported = (await runCommand(server(), ['privacy', 'export', '+12125550702'])).lines.join('\n');
  expect((JSON.parse(exported) as { message: object[] }).message).toMatchObject([{ kind: 'myData.byEmail' }]);
  await eraseLead(server().db, { leadId, reason: 'asked', at: server().clock() });
  expect(await everything(server().db)).not.toContain('+12125550702');
  expect(await server().db.selectFrom('message').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});

test('what names the number that the link came by goes with the lead, and its link says so', async () => {
  const { db } = server();
  const phone = '+12125550711';
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { studyId: 2, phone }))
    .execute();
  await saveLead(server(), { phone1: phone });
  await ask(phone);
  const link = linkIn((await deliver())[0]?.text);
  const erase = new URLSearchParams({ do: 'erase' }).toString();
  expect((await server().stranger().send('POST', link, erase, form)).statusCode).toBe(303);
  expect(await get(link)).toContain('Everything is erased');
  expect(await everything(db)).not.toContain(phone);
});

/** The answer to whoever asks, and how long it took. */
const timed = async (at: TestServer, contact: string) => {
  const began = performance.now();
  const { statusCode, headers, body } = await ask(contact, {}, {}, at);
  return { answer: [statusCode, headers.location, body], ms: performance.now() - began };
};

test('the answer to a number that nobody knows is the same, and takes as long', async () => {
  await saveLead(server(), { phone1: '+12125550704' });
  const even = await startTestServer(server(), {}, { evenAnswers: true });
  const answers = [];
  for (const contact of ['+12125550704', '+12125550705', 'nobody@example.org'])
    answers.push(await timed(even, contact));
  await even.close();
  expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(245);
  expect(await waiting()).toBe(1);
  for (const [policy, there] of [
    ['/privacy-policy', '/my-data?language=en'],
    ['/es/privacy-policy', '/my-data?language=es'],
  ] as const)
    expect(await get(policy)).toContain(`<a href="${there}">`);
  const page = await get('/my-data?asked=1');
  expect(page).toContain('If somebody signed up with this number or address, a link is on its way there.');
  for (const shown of [page, await get('/my-data')]) expect(shown).toContain('Call us: <a href="tel:18005550100">');
});

test('what is neither a number nor an address is refused in words', async () => {
  for (const wrong of ['', '123', 'x@', 'Annabel', `${'x'.repeat(300)}@example.org`]) {
    const reply = await ask(wrong, { language: 'es' });
    expect([reply.statusCode, reply.body]).toEqual([
      400,
      expect.stringContaining('role="alert">Ingrese un número de teléfono o un correo electrónico válido'),
    ]);
    expect(reply.body).toMatch(/aria-describedby="problem example" aria-invalid="true" autofocus/);
  }
  expect((await ask('"><script>')).body).not.toContain('<script');
});

test('one link in ten minutes goes out for a lead, and five in a day', async () => {
  await saveLead(server(), { phone1: '+12125550706' });
  await ask('+12125550706');
  await ask('+12125550706');
  expect(await waiting()).toBe(1);
  for (let minutes = 11; minutes <= 99; minutes += 11) {
    server().setTime(new Date(Date.parse('2026-11-18T18:00:00Z') + minutes * 60_000).toISOString());
    await ask('+12125550706');
  }
  expect(await waiting()).toBe(5);
});

test('of many who ask at once for one lead one is sent, and leads made for it bring a number no more than a dozen a day', async () => {
  const phone = '+12125550712';
  await saveLead(server(), { phone1: phone });
  await Promise.all(Array.from({ length: 10 }, () => ask(phone)));
  expect(await waiting()).toBe(1);
  for (let turn = 0; turn < 6; turn += 1) {
    for (let made = 0; made < 3; made += 1) await saveLead(server(), { phone1: phone });
    await ask(phone);
  }
  expect(await waiting()).toBe(12);
});

test('who asks while their lead is erased is answered as ever, and sent nothing', async () => {
  const phone = '+12125550713';
  const { leadId } = await saveLead(server(), { phone1: phone });
  const { asking } = await server()
    .db.transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('lead').where('id', '=', leadId).execute();
      const begun = ask(phone);
      // The embedded database has one connection, for which the others wait.
      if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
      return { asking: begun };
    });
  expect([(await asking).statusCode, await waiting()]).toEqual([303, 0]);
});

test('a number that was corrected is sent nothing, nor one that only a caregiver has', async () => {
  const { slug, visitor, lead } = await saveLead(server(), { phone1: '+12125550707' });
  await update(visitor, slug, { ...lead, phone1: '+12125550708' });
  await ask('+12125550707');
  await saveLead(server(), { phone1: '+12125550710', caregiver: exampleCaregiver() });
  await ask(exampleCaregiver().phone1 ?? '');
  expect(await waiting()).toBe(0);
  await ask('+12125550708');
  expect(await waiting()).toBe(1);
});

test('an address of the network asks for so many, other sites for none, and what nobody sends is sent to nobody', async () => {
  await saveLead(server(), { phone1: '+12125550709' });
  const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '1' });
  const replies = [];
  for (let turn = 0; turn < 21; turn += 1) replies.push(await ask(`+1212555${String(2000 + turn)}`, {}, {}, limited));
  await limited.close();
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...(Array(20).fill(303) as number[]), 429]);
  expect(replies.at(-1)?.body).toContain('role="alert">This was asked for too often.');
  expect((await ask('+12125550709', {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect(await waiting()).toBe(0);
  await ask('+12125550709');
  expect(await deliver({ TEXTS_STAND_IN: 'empty' })).toEqual([]);
});
