import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LeadSaved } from '#src/generated/api.ts';
import { verifyLedger } from '#src/server/consents/verify.ts';
import { exampleConsent, exampleLead, examples } from './examples.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const from = (path: string) => ({ referer: `http://localhost${path}`, host: 'localhost' });

async function start(visitor: Visitor, headers: Record<string, string> = {}, body = examples.startEsign.body) {
  return (await visitor.call('startEsign', { body }, headers)).json<{ customerURL: string }>().customerURL;
}

const signer = (phone: string) => ({ ...examples.startEsign.body, phone });
const signature = 'signature=Annabel+Quigley&decision=signed';

/** What a page may tell of a signature that it learnt of. */
const echo = (slug: string, row: { text: string; locale: 'en' | 'es' | null }, phone: string) =>
  exampleConsent(slug, {
    consentType: 'medical_records_health_data',
    how: 'esign',
    text: row.text,
    locale: row.locale ?? 'en',
    phone,
  });

/** The signing page of the e-signature stand-in. */
export function esignSuite(world: () => World): void {
  const rowOf = (address: string) =>
    world()
      .db.selectFrom('esign_session')
      .selectAll()
      .where('id', '=', address.replace('/esign/', ''))
      .executeTakeFirstOrThrow();

  test('a visitor signs and goes on in the flow, with its language and query', async () => {
    const visitor = await world().visitor();
    const address = await start(
      visitor,
      from('/signup/es/ws17/result?studyId=1&utm_source=news&email=a%40example.org'),
    );
    const page = await visitor.send('GET', address);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('Annabel Quigley');
    const signed = await visitor.send('POST', address, signature, form);
    expect([signed.statusCode, signed.headers.location]).toEqual([
      303,
      '/signup/es/ws17/thanks?studyId=1&utm_source=news',
    ]);
    const row = await rowOf(address);
    expect(row).toMatchObject({ decision: 'signed', signature: 'Annabel Quigley' });
    const text = await world()
      .db.selectFrom('consent_text')
      .select('text')
      .where('sha256', '=', row.text_sha256)
      .executeTakeFirstOrThrow();
    expect(createHash('sha256').update(text.text).digest('hex')).toBe(row.text_sha256);
  });

  test('the first decision stays, and the page then leads on', async () => {
    const visitor = await world().visitor();
    const address = await start(visitor, from('/signup/ws17/result'));
    const declined = await visitor.send('POST', address, 'decision=declined', form);
    await visitor.send('POST', address, 'signature=Late&decision=signed', form);
    const again = await visitor.send('GET', address);
    expect([declined.headers.location, again.statusCode, again.headers.location]).toEqual([
      '/signup/ws17/thanks',
      303,
      '/signup/ws17/thanks',
    ]);
    expect(await rowOf(address)).toMatchObject({ decision: 'declined', signature: null });
  });

  test('signing needs a name, and says so', async () => {
    const visitor = await world().visitor();
    const address = await start(visitor);
    const reply = await visitor.send('POST', address, 'signature=+&decision=signed', form);
    expect([reply.statusCode, (await rowOf(address)).decision]).toEqual([400, null]);
    expect(reply.body).toContain('role="alert"');
  });

  test('what a visitor typed is text on the page, and an address elsewhere is not gone to', async () => {
    const visitor = await world().visitor();
    const body = { ...examples.startEsign.body, firstName: '<script>x</script>' };
    const address = await start(visitor, { referer: 'https://evil.example/signup/ws17/result?a=1' }, body);
    const page = await visitor.send('GET', address);
    expect(page.body).not.toContain('<script>');
    expect((await rowOf(address)).return_to).toBe('/signup/ws17/thanks');
  });

  test('a session that is over, unknown, or asked from another site is refused', async () => {
    const visitor = await world().visitor();
    const address = await start(visitor);
    const foreign = await visitor.send('POST', address, 'decision=declined', {
      ...form,
      origin: 'https://evil.example',
    });
    world().at('2026-11-19T18:00:01Z');
    const late = await visitor.send('GET', address);
    world().at('2026-11-18T18:00:00Z');
    const unknown = await visitor.send('GET', '/esign/nobody', undefined, { 'accept-language': 'es-MX' });
    const json = await visitor.send('POST', address, { decision: 'signed' });
    const bare = await visitor.send('POST', address);
    expect([foreign, late, unknown, json, bare].map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 415, 400]);
    expect(unknown.body).toContain('Esta página de firma ya no está abierta');
    expect((await rowOf(address)).decision).toBeNull();
  });

  const ledgerOf = (phone: string) =>
    world()
      .db.selectFrom('consent')
      .innerJoin('consent_text', 'sha256', 'text_sha256')
      .selectAll()
      .where('phone', '=', phone)
      .where('how', '=', 'esign')
      .orderBy('position')
      .execute();
  test('a signature is in the ledger at once with its text, once, whatever the page tells later', async () => {
    const visitor = await world().visitor();
    const phone = '+13125557701';
    const lead = exampleLead({ phone1: phone });
    const saved = await visitor.call('createLead', { body: lead }, { 'idempotency-key': randomUUID() });
    const { slug } = saved.json<LeadSaved>();
    const address = await start(visitor, from('/signup/es/ws17/result?studyId=1'), signer(phone));
    const page = await visitor.send('GET', address);
    await Promise.all([1, 2, 3].map(() => visitor.send('POST', address, signature, form)));
    const [row, ...others] = await ledgerOf(phone);
    if (!row) throw new Error('The signature is not in the ledger.');
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      lead_id: lead.leadId,
      consent_type: 'medical_records_health_data',
      has_consent: true,
      locale: 'es',
      campaign: 'ws17',
      step: 'result',
      brand: 'trial-search',
      country: 'US',
      is_international: false,
      email: examples.startEsign.body.email,
      client_time: null,
    });
    expect(page.body).toContain(row.text.split('\n')[0]);
    await visitor.call('sendConsent', { body: echo(slug, row, phone) }, { 'idempotency-key': randomUUID() });
    expect(await ledgerOf(phone)).toHaveLength(1);
    // Taken back, and then signed anew in another session.
    const withdrawal = { ...echo(slug, row, phone), how: 'box' as const, hasConsent: false };
    await visitor.call('sendConsent', { body: withdrawal });
    await visitor.send('POST', await start(visitor, {}, signer(phone)), signature, form);
    expect((await ledgerOf(phone)).map(({ campaign }) => campaign)).toEqual(['ws17', null]);
    expect((await verifyLedger(world().db)).faults).toEqual([]);
  });

  test('a signature given before the lead was saved is about the phone number, and is not doubled either', async () => {
    const visitor = await world().visitor();
    const phone = '+14165557702';
    const address = await start(visitor, from('/signup/ws17/result'), signer(phone));
    await visitor.send('POST', address, signature, form);
    const [row] = await ledgerOf(phone);
    if (!row) throw new Error('The signature is not in the ledger.');
    expect(row).toMatchObject({ lead_id: null, country: 'CA', is_international: true });
    const body = exampleLead({ phone1: phone });
    const saved = await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID() });
    await visitor.call('sendConsent', { body: echo(saved.json<LeadSaved>().slug, row, phone) });
    expect(await ledgerOf(phone)).toHaveLength(1);
  });

  test('what is signed is the text that was shown: worded for the country of the lead, and read again once changed', async () => {
    const visitor = await world().visitor();
    const phone = '+13125557705';
    const body = exampleLead({ phone1: phone, country: 'IE', postalCode: 'D04 T6F4' });
    await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID() });
    const address = await start(visitor, {}, signer(phone));
    const [, wording = ''] = /name="wording" value="(\w+)"/.exec((await visitor.send('GET', address)).body) ?? [];
    const late = await visitor.send('POST', address, `${signature}&wording=${'0'.repeat(64)}`, form);
    expect([late.statusCode, await ledgerOf(phone)]).toEqual([409, []]);
    expect(late.body).toContain('This text has just changed.');
    const read = await visitor.send('POST', address, `${signature}&wording=${wording}`, form);
    expect(read.statusCode).toBe(303);
    expect(await ledgerOf(phone)).toMatchObject([{ text_sha256: wording, country: 'IE', is_international: true }]);
  });

  test('who declines has agreed to nothing', async () => {
    const visitor = await world().visitor();
    const phone = '+13125557703';
    await visitor.send('POST', await start(visitor, {}, signer(phone)), 'decision=declined', form);
    expect(await ledgerOf(phone)).toEqual([]);
  });

  test('a signature that another party took is recorded when the page tells of it', async () => {
    const visitor = await world().visitor();
    const phone = '+13125557704';
    const body = exampleLead({ phone1: phone });
    const saved = await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID() });
    const told = { text: 'Signed elsewhere.', locale: 'en' as const };
    await visitor.call('sendConsent', { body: echo(saved.json<LeadSaved>().slug, told, phone) });
    expect(await ledgerOf(phone)).toMatchObject([{ lead_id: body.leadId, text: 'Signed elsewhere.' }]);
  });
}
