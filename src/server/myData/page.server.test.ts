import { expect, test } from 'vitest';
import type { Lead } from '#src/generated/api.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { exampleCaregiver, exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { saveConsentingLead, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { wordingOf } from '#src/server/testing/wordings.ts';
import { linkOf } from './testing/links.ts';

const server = testServer();
const get = (path: string) => server().stranger().send('GET', path);
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\s+/g, ' ');

/** Somebody with an answer of every kind. */
const everyAnswer = (changes: Partial<Lead> = {}): Partial<Lead> => {
  const { additionalFields } = exampleLead();
  const [first, ...others] = additionalFields.surveyQuestions;
  const survey = first
    ? [{ ...first, questionText: 'Do you have health insurance?', questionResponseText: 'Yes' }]
    : [];
  return {
    caregiver: exampleCaregiver(),
    additionalFields: {
      ...additionalFields,
      obGyn: { firstName: 'Grace', lastName: 'Hopper' },
      ctScanAppointmentDate: '2027-07-17',
      surveyQuestions: [...survey, ...others],
    },
    ...changes,
  };
};

test('the page shows what was told in words and not in codes, in each language', async () => {
  const { slug } = await saveLead(server(), everyAnswer());
  const link = await linkOf(server(), slug);
  const english = textOf((await get(link)).body);
  const spanish = textOf((await get(`${link}?language=es`)).body);
  for (const text of [
    'Full name Annabel Quigley',
    'Phone number (212) 555-0123 (not verified)',
    'Zip Code 60611',
    'Country United States',
    'Date of birth May 17, 1980',
    'Gender Male',
    'Height 5 ft 7 in',
    'White',
    'Who answered Ruth Quigley (parent)',
    'Study The Open Air Asthma Study (demo)',
    'Your doctor Grace Hopper',
    'July 17, 2027',
    'Do you have health insurance? Yes',
  ])
    expect(english).toContain(text);
  for (const text of [
    'Nombre completo Annabel Quigley',
    'Estados Unidos',
    '17 de mayo de 1980',
    'Masculino',
    'sin verificar',
  ])
    expect(spanish).toContain(text);
  const { rows } = await questionsOf(1);
  for (const { en, es } of rows) expect([english.includes(en), spanish.includes(es)]).toEqual([true, true]);
  for (const page of [english, spanish]) expect(page).not.toMatch(/undefined|null|\[object|\b1001\b|\b10011\b|\{\w+\}/);
});

test('the page of a lead opens whatever campaign it names', async () => {
  for (const campaign of ['constructor', 'toString', '__proto__', 'ws10<b>']) {
    const { slug } = await saveLead(server(), { gender: 'female', sourceInfo: { flow: 'ws10', campaign, query: {} } });
    const { statusCode, body } = await get(await linkOf(server(), slug));
    expect([campaign, statusCode, /we will erase it on \w+ \d+, \d{4}/.test(body)]).toEqual([campaign, 200, true]);
  }
});

test('the page of a lead opens whatever numbers its page sent', async () => {
  const { slug } = await saveLead(server(), {
    indications: [{ id: 101 }, { id: 99_999_999_999 }, { id: Number.MAX_SAFE_INTEGER }],
  });
  const { statusCode, body } = await get(await linkOf(server(), slug));
  expect([statusCode, textOf(body).includes('Conditions that you named Asthma')]).toEqual([200, true]);
});

/** The questions of a demo study that the example answers. */
async function questionsOf(studyId: number) {
  const answered = Object.keys(exampleLead().responses ?? {}).map(Number);
  const rows = await server()
    .db.selectFrom('criterion')
    .select(['id', 'details'])
    .where('study_id', '=', studyId)
    .execute();
  const asked = rows.filter(({ id }) => answered.includes(id));
  expect(asked.length).toBeGreaterThan(3);
  return { rows: asked.map(({ details: { question } }) => ({ en: question.en, es: question.es ?? '' })) };
}

test('the page shows what was agreed to in the words that were shown, and whether it stands', async () => {
  const { slug, visitor, lead } = await saveConsentingLead(server()).then(async (saved) => ({
    ...saved,
    lead: exampleLead({ leadId: saved.leadId }),
  }));
  const link = await linkOf(server(), slug);
  const before = textOf((await get(link)).body);
  expect(before).toContain('Text messages You agreed on November 18, 2026. This is in force. For: (212) 555-0123');
  expect(before).toContain('Pressing the button below is your consent.');
  await visitor.call('sendConsent', { body: exampleConsent(slug, { hasConsent: false, how: 'box' }) });
  expect(textOf((await get(link)).body)).toContain('You withdrew this on November 18, 2026. It is no longer in force.');
  await visitor.call('sendConsent', { body: exampleConsent(slug, { consentType: 'call', locale: 'es' }) });
  await update(visitor, slug, { ...lead, phone1: '+12125550999' });
  const after = (await get(await linkOf(server(), slug))).body;
  expect(textOf(after)).toContain('It was for a number or address that was replaced on November 18, 2026.');
  expect(after).toContain(`<div lang="es">\n<p>${wordingOf('screener', 'US', 'es').split('\n', 1)[0]}</p>`);
});

test.each([
  ['en', 'Do not expect a call: you have not agreed to calls to your number, or you withdrew that.'],
  ['es', 'No espere ninguna llamada: usted no aceptó llamadas a su número, o retiró su permiso.'],
])('no call is promised to whoever does not agree to calls any more, in %s', async (language, words) => {
  const { visitor, slug } = await saveConsentingLead(server(), { phone1: '+12125550377' });
  const read = async () => textOf((await get(`${await linkOf(server(), slug)}?language=${language}`)).body);
  const consent = { consentType: 'call', phone: '+12125550377' } as const;
  await visitor.call('sendConsent', { body: exampleConsent(slug, consent) });
  expect(await read()).not.toContain(words);
  await visitor.call('sendConsent', { body: exampleConsent(slug, { ...consent, hasConsent: false, how: 'box' }) });
  expect(await read()).toContain(words);
});

test('the page tells whether anybody has called, who has the data, and of the appointment', async () => {
  const { book, slug, leadId } = await booker(server());
  const link = await linkOf(server(), slug);
  const first = textOf((await get(link)).body);
  expect(first).toContain(
    'Has anybody called? Not that we know of. The study may fit, so expect a call from 1-800-555-0100',
  );
  expect((await get(link)).body).toContain('<span class="unbroken">1-800-555-0100</span>');
  expect(first).toContain('Trial Search stores it. It has not been passed on to anybody yet.');
  expect(first).toContain('You have no appointment.');
  expect(first).toContain('cancel any appointment');
  expect(first).not.toContain('your appointment');
  const { change } = await book('demo-coordinator-1', '2026-11-20T15:00:00.000Z');
  const values = { lead_id: leadId, state: 'called', at: '2026-11-18T17:00:00Z' } as const;
  await server()
    .db.insertInto('lead_state')
    .values({ ...values, id_sha256: 'x' })
    .execute();
  const outside = await startTestServer(server(), {
    LEAD_RECEIVER_URL: 'https://receiver.example/leads',
    LEAD_RECEIVER_SECRETS: `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`,
  });
  await server()
    .db.updateTable('outbox')
    .set({ done_at: '2026-11-18T18:00:01Z' })
    .where('lead_id', '=', leadId)
    .execute();
  const page = (await outside.stranger().send('GET', link)).body;
  await server().db.deleteFrom('outbox').where('lead_id', '=', leadId).execute();
  const later = (await outside.stranger().send('GET', link)).body;
  await outside.close();
  expect(textOf(later)).toContain('Trial Search stores it. It was passed on to the team that calls about studies.');
  expect(textOf(page)).toContain('Yes. The call team spoke with you on November 18, 2026.');
  expect(textOf(page)).toContain('Spoke with you: November 18, 2026');
  expect(textOf(page)).toContain('On November 18, 2026 it was passed on to the team that calls about studies.');
  expect(textOf(page)).toContain('Friday, November 20, 9:00 AM – 9:30 AM');
  expect(page).toContain(`href="${link}/appointment/${change.split('/').at(-1)}?language=en"`);
  const { slug: other } = await saveLead(server(), { responses: {}, studyId: 1, gender: 'male', weightKg: 200 });
  const unqualified = textOf((await get(await linkOf(server(), other))).body);
  expect(unqualified).toContain('this study is not the right match');
  expect(unqualified).toContain('we will erase it on November 18, 2027');
});

test('the copy has everything that is stored of the lead, and nothing of another one with the same number', async () => {
  const { slug, leadId } = await saveConsentingLead(server(), { phone1: '+12125550311' });
  const visitor = await server().visitor();
  const stranger = { phone: '+12125550311', firstName: 'Ottoline', lastName: 'Other', email: 'ottoline@example.org' };
  expect((await visitor.call('startEsign', { body: stranger })).statusCode).toBe(200);
  const reply = await get(`${await linkOf(server(), slug)}/copy`);
  expect([reply.statusCode, reply.headers['content-disposition'], reply.headers['cache-control']]).toEqual([
    200,
    'attachment; filename="my-data.json"',
    'no-store',
  ]);
  const copy = reply.json<Record<string, object[]>>();
  expect(copy['lead']).toMatchObject([{ id: leadId, first_name: 'Annabel' }]);
  expect(copy['consent']).toMatchObject([{ consent_type: 'sms', text: exampleConsent('').text }]);
  expect(reply.body).not.toMatch(/ottoline/i);
});
