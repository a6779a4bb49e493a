import { beforeEach, expect, test } from 'vitest';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { exampleCaregiver } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead, savedLeads, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkOf } from './testing/links.ts';
import { myForms, valueOf, alertOf } from './testing/myForms.ts';

const server = testServer();
const { rowOf } = savedLeads(server);
const { get, post, formOf, toldOf, consentsOf } = myForms(server);

beforeEach(async () => {
  await server().db.deleteFrom('outbox').execute();
});

test('corrections are saved as the next version, cover no old consent, reach the receiver and end the old link', async () => {
  const caregiver = exampleCaregiver();
  const { slug, leadId } = await saveConsentingLead(server(), { phone1: '+12125550124', caregiver });
  const link = await linkOf(server(), slug);
  await toldOf(leadId);
  const before = await rowOf(leadId);
  const fields = {
    ...(await formOf(link)),
    name: 'Anna Q. Quigley-Jones',
    phone: '(212) 555-0177',
    email: '',
    postalCode: '60601',
  };
  const reply = await post(link, fields);
  const there = reply.headers.location ?? '';
  expect([reply.statusCode, there.split('?')[1]]).toEqual([303, 'done=moved&language=en']);
  const row = await rowOf(leadId);
  expect(row).toMatchObject({
    first_name: 'Anna Q.',
    last_name: 'Quigley-Jones',
    phone: '+12125550177',
    email: null,
    postal_code: '60601',
  });
  // All else stands, as it was.
  const changed = [
    'first_name',
    'last_name',
    'phone',
    'email',
    'postal_code',
    'version',
    'updated_at',
    'phone_hash',
    'email_hash',
  ];
  const rest = (of: object | undefined) =>
    Object.fromEntries(Object.entries(of ?? {}).filter(([name]) => !changed.includes(name)));
  expect(rest(row)).toEqual(rest(before));
  const cared = await server().db.selectFrom('caregiver').selectAll().where('lead_id', '=', leadId).execute();
  expect(cared.map((one) => openRow(server().db, 'caregiver', one))).toEqual([
    expect.objectContaining({ phone: '+12125550177', first_name: 'Ruth' }),
  ]);
  expect((await consentsOf(leadId)).map(({ has_consent: has, how }) => [has, how])).toEqual([
    [true, 'implied'],
    [false, 'corrected'],
  ]);
  const told = await toldOf(leadId);
  expect(row?.version).toBeGreaterThan(before?.version ?? 0);
  expect(told.map(({ type, data }) => [type, data.version, data.lead?.phone])).toEqual([
    ['lead.saved', row?.version, '+12125550177'],
    ['consent.saved', row?.version, '+12125550177'],
  ]);
  const page = await get(there);
  expect(page).toContain('role="status">Your corrections are saved. This page has a new address now;');
  expect(page).toContain('(212) 555-0177 (not verified)');
  expect((await server().stranger().send('GET', link)).statusCode).toBe(404);
});

test('a name or a postal code that is corrected leaves the link as it is, and nobody is told otherwise', async () => {
  const { slug } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const reply = await post(link, { ...(await formOf(link)), name: 'Annabel Quigley-Ruiz', postalCode: '60601' });
  const there = reply.headers.location ?? '';
  expect(there).toBe(`${link}?done=corrected&language=en`);
  expect(await get(there)).toContain('role="status">Your corrections are saved.</p>');
});

test('a form that is pressed twice is led on, and one that others have overtaken changes nothing', async () => {
  const { slug, leadId, visitor, lead } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const fields = { ...(await formOf(link)), phone: '+12125550188' };
  const twice = [await post(link, fields), await post(link, fields)];
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  for (const { headers } of twice)
    expect(
      (
        await server()
          .stranger()
          .send('GET', headers.location ?? '')
      ).statusCode,
    ).toBe(200);
  // The link of before opens nothing for whoever does not know what was typed, and nothing later on.
  expect((await post(link, { ...fields, phone: '+12125550124' })).statusCode).toBe(404);
  server().setTime('2026-11-18T18:02:00Z');
  expect((await post(link, fields)).statusCode).toBe(404);
  const now = await linkOf(server(), slug);
  const seen = { ...(await formOf(now)), name: 'Mallory Quigley' };
  const page = await get(`${now}?view=correct`);
  await update(visitor, slug, { ...lead, phone1: '+12125550188', firstName: 'Beatrice' });
  const late = await post(now, seen);
  expect([late.statusCode, alertOf(late.body)]).toEqual([
    409,
    expect.stringMatching(/^Something has changed meanwhile/),
  ]);
  expect((await rowOf(leadId))?.first_name).toBe('Beatrice');
  expect([valueOf(late.body, 'name'), valueOf(late.body, 'version')]).toEqual([
    'Mallory Quigley',
    String(Number(valueOf(page, 'version')) + 1),
  ]);
  const seenByBoth = await formOf(now);
  const rivals = await Promise.all(['One Quigley', 'Two Quigley'].map((name) => post(now, { ...seenByBoth, name })));
  expect(rivals.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409]);
});

test.each<Record<string, string>>([{ phone: '+12125550199' }, { name: 'Annabel Quigley-Ruiz' }])(
  'a form with %j that is sent six times at once, or once more, is told to be saved each time',
  async (change) => {
    const { slug } = await saveLead(server());
    const link = await linkOf(server(), slug);
    const fields = { ...(await formOf(link)), ...change };
    const sent = await Promise.all(Array.from({ length: 6 }, () => post(link, fields)));
    for (const { statusCode, headers } of [...sent, await post(link, fields)]) {
      expect(statusCode).toBe(303);
      expect(await get(headers.location ?? '')).toContain('role="status">Your corrections are saved.');
    }
  },
);

test('what cannot be right is refused in the words of the form that asks for it, and named first', async () => {
  const { slug, leadId } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const before = await rowOf(leadId);
  const fields = {
    ...(await formOf(link)),
    name: 'Annabel',
    phone: '123',
    email: 'x@',
    postalCode: '00000',
    language: 'es',
  };
  const reply = await post(link, fields);
  expect(reply.statusCode).toBe(400);
  expect(alertOf(reply.body)?.split(/\s{2,}/)).toEqual([
    'Revise esto, por favor:',
    'Nombre completo: Ingrese un nombre completo válido: nombre y apellido',
    'Número de teléfono: Ingrese un número de teléfono válido',
    'Correo electrónico: Ingrese un correo electrónico válido',
    'Código postal: Ingrese un código postal válido',
  ]);
  expect(reply.body).toMatch(/id="name"[^>]*aria-invalid="true" aria-describedby="name-problem" autofocus/);
  expect(valueOf(reply.body, 'phone')).toBe('123');
  const unseen = await post(link, { ...(await formOf(link)), name: '\u200B \u200B' });
  expect(unseen.statusCode).toBe(400);
  const drawn = await post(link, { ...(await formOf(link)), name: 'Annabel Quigley 🙂' });
  expect(alertOf(drawn.body)).toMatch(/Full name: Please enter a valid full name$/);
  const hostile = await post(link, { ...(await formOf(link)), name: '"><script>alert(1)</script> x', phone: '1' });
  expect([hostile.statusCode, hostile.body]).toEqual([400, expect.not.stringContaining('<script')]);
  expect(await rowOf(leadId)).toEqual(before);
});

test.each([
  ['a number of the country', '+12125550124', 'US', '(212) 555-0124'],
  ['one of another country', '+353861234567', 'US', '+353861234567'],
  ['one in Ireland', '+353861234567', 'IE', '+353 86 123 4567'],
] as const)(
  '%s stands in the form as people write it, and stays when it is sent back',
  async (_what, phone1, country, shown) => {
    const postalCode = country === 'IE' ? 'D02 X285' : '60611';
    const { slug, leadId } = await saveConsentingLead(server(), { phone1, country, postalCode });
    const link = await linkOf(server(), slug);
    const form = await formOf(link);
    expect(form['phone']).toBe(shown);
    expect((await post(link, { ...form, name: 'Anna Reed' })).statusCode).toBe(303);
    expect(await rowOf(leadId)).toMatchObject({ phone: phone1, last_name: 'Reed' });
  },
);
