import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openRow, openedRow } from '#src/server/db/sealed/rows.ts';
import { examples } from '#src/server/testing/examples.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { form, from, signature, start } from '#src/server/esign/testing/signing.ts';

const server = testServer();

const rowOf = (address: string) =>
  server()
    .db.selectFrom('esign_session')
    .selectAll()
    .where('id', '=', address.replace('/esign/', ''))
    .executeTakeFirstOrThrow();

test('a visitor signs, reads that it is recorded, and goes on in the flow, with its language and query', async () => {
  const visitor = await server().visitor();
  const address = await start(visitor, from('/signup/es/ws17/result?studyId=1&utm_source=news&email=a%40example.org'));
  const page = await visitor.send('GET', address);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<html lang="es" data-brand="trial-search">');
  expect(page.body).toContain('Annabel Quigley');
  // Some browsers send what they check to a service of theirs.
  expect(page.body).toContain('<body spellcheck="false" data-site="localhost">');
  const signed = await visitor.send('POST', address, signature, form);
  expect([signed.statusCode, signed.headers.location]).toEqual([303, address]);
  const told = await visitor.send('GET', address);
  expect([told.statusCode, told.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(told.body).toContain('<h1>Su firma quedó registrada</h1>');
  expect(told.body).toContain('<strong>Annabel Quigley</strong>');
  expect(told.body).toContain('href="/signup/es/ws17/thanks?studyId=1&#38;utm_source=news">Continuar</a>');
  expect(told.body).toContain('<h2>Lo que firmó</h2>\n<p>Si usted acepta,');
  const row = await rowOf(address);
  expect(openedRow(server().db, 'esign_session', row)).toMatchObject({
    decision: 'signed',
    signature: 'Annabel Quigley',
  });
  const text = await server()
    .db.selectFrom('consent_text')
    .select('text')
    .$narrowType<{ text: string }>()
    .where('sha256', '=', row.text_sha256)
    .executeTakeFirstOrThrow();
  expect(createHash('sha256').update(text.text).digest('hex')).toBe(row.text_sha256);
});

test('the first decision stays, and the page then leads on, unless it has a signature to tell of', async () => {
  const visitor = await server().visitor();
  const address = await start(visitor, from('/signup/ws17/result'));
  const declined = await visitor.send('POST', address, 'decision=declined', form);
  await visitor.send('POST', address, 'signature=Late&decision=signed', form);
  const again = await visitor.send('GET', address);
  expect([declined.headers.location, again.statusCode, again.headers.location]).toEqual([
    address,
    303,
    '/signup/ws17/thanks',
  ]);
  expect(await rowOf(address)).toMatchObject({ decision: 'declined', signature: null });
});

test('what was signed stands there while it is worded so, and nothing else', async () => {
  const visitor = await server().visitor();
  const address = await start(visitor);
  await visitor.send('POST', address, signature, form);
  const shown = await visitor.send('GET', address);
  const { text_sha256: earlier } = await server()
    .db.selectFrom('consent_text')
    .select('sha256 as text_sha256')
    .where('sha256', '!=', (await rowOf(address)).text_sha256)
    .executeTakeFirstOrThrow();
  const id = address.replace('/esign/', '');
  await server().db.updateTable('esign_session').set({ text_sha256: earlier }).where('id', '=', id).execute();
  const later = await visitor.send('GET', address);
  expect([shown, later].map(({ body }) => body.includes('What you signed'))).toEqual([true, false]);
});

test('signing needs a name, and says so', async () => {
  const visitor = await server().visitor();
  const address = await start(visitor);
  const reply = await visitor.send('POST', address, 'signature=+&decision=signed', form);
  expect([reply.statusCode, (await rowOf(address)).decision]).toEqual([400, null]);
  expect(reply.body).toContain('role="alert"');
});

test('what a visitor typed is text on the page, and an address elsewhere is not gone to', async () => {
  const visitor = await server().visitor();
  const body = { ...examples.startEsign.body, firstName: '<script>x</script>' };
  const address = await start(visitor, { referer: 'https://evil.example/signup/ws17/result?a=1' }, body);
  const page = await visitor.send('GET', address);
  expect(page.body).not.toContain('<script>');
  expect(openRow(server().db, 'esign_session', await rowOf(address)).return_to).toBe('/signup/ws17/thanks');
});

test('a session that is over, unknown, or asked from another site is refused', async () => {
  const visitor = await server().visitor();
  const address = await start(visitor);
  const foreign = await visitor.send('POST', address, 'decision=declined', {
    ...form,
    origin: 'https://evil.example',
  });
  server().setTime('2026-11-19T18:00:01Z');
  const late = await visitor.send('GET', address);
  server().setTime();
  const unknown = await visitor.send('GET', '/esign/nobody', undefined, { 'accept-language': 'es-MX' });
  const json = await visitor.send('POST', address, { decision: 'signed' });
  const bare = await visitor.send('POST', address);
  expect([foreign, late, unknown, json, bare].map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 415, 400]);
  expect(unknown.body).toContain('Esta página de firma ya no está abierta');
  expect(unknown.body).toContain('<a href="/signup/es/">');
  expect((await rowOf(address)).decision).toBeNull();
});
