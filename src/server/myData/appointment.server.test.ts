import { expect, test } from 'vitest';
import { form } from '#src/server/esign/testing/signing.ts';
import { booker } from '#src/server/testing/bookers.ts';
import { exampleConsent } from '#src/server/testing/examples.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkOf } from './testing/links.ts';

const server = testServer();
const get = (path: string) => server().stranger().send('GET', path);
const post = (path: string, fields: Record<string, string>) =>
  server().stranger().send('POST', path, new URLSearchParams(fields).toString(), form);

/** The address of an appointment, as the page of the data leads to it. */
async function openedFromData(start = '2026-11-20T18:00:00.000Z') {
  const { book, slug } = await booker(server());
  const { change } = await book('demo-coordinator-1', start);
  const link = await linkOf(server(), slug);
  const [, path = ''] = /href="([^"?]+\/appointment\/[^"?]+)/.exec((await get(link)).body) ?? [];
  return { link, path, change };
}

test('an appointment that was opened from the data leads back there, also once it is moved and cancelled', async () => {
  const { link, path, change } = await openedFromData();
  const back = `<a href="${link}?language=en">Back to your data</a>`;
  const opened = await get(path);
  expect(opened.body).toContain(back);
  // The address opens the data as well: no other page is told it.
  expect(opened.headers['referrer-policy']).toBe('strict-origin');
  const time = /<option value="(2026-11-25T16:00[^"]+)">/.exec(opened.body)?.[1] ?? '';
  const moved = (await post(path, { do: 'move', time, language: 'en' })).headers.location ?? '';
  expect((await get(moved)).body).toContain(back);
  const cancelled = await post(moved.split('?')[0] ?? '', { do: 'cancel', language: 'en' });
  const { body } = await get(cancelled.headers.location ?? '');
  expect([body.includes('Your appointment is cancelled'), body.includes(back)]).toEqual([true, true]);
  expect((await get(change)).body).not.toContain('/my-data');
});

test('a change that the scheduling service has not answered is said beside the appointment', async () => {
  const { link, change } = await openedFromData('2026-11-20T19:00:00.000Z');
  const unknown = 'We do not know yet whether your change was made';
  const before = (await get(`${link}?language=en`)).body;
  const failing = await startTestServer(server(), { SCHEDULING_STAND_IN: 'failing' });
  const reply = await failing.stranger().send('POST', change, 'do=cancel&language=en', form);
  await failing.close();
  const after = (await get(`${link}?language=en`)).body;
  expect([reply.statusCode, before.includes(unknown), after.includes(unknown)]).toEqual([503, false, true]);
});

test('whoever is about to withdraw a consent reads that the appointment stays, and where to cancel it', async () => {
  const { book, slug, visitor, lead } = await booker(server());
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone: lead.phone1 }) });
  await book('demo-coordinator-1', '2026-11-23T18:00:00.000Z');
  const link = await linkOf(server(), slug);
  const [, path = ''] = /href="([^"?]+\/appointment\/[^"?]+)/.exec((await get(link)).body) ?? [];
  const asking = `${link}?view=withdraw&type=sms&position=1&language=es`;
  const told = `<p>Su cita sigue reservada. Si no quiere que le llamen a esa hora, cancélela también.</p>
<p><a href="${path}?language=es">Cambiar o cancelar la cita</a></p>`;
  const { body } = await get(asking);
  expect(body).toContain('¿Retirar lo que aceptó?');
  expect(body).toContain(told);
  await post(path, { do: 'cancel', language: 'es' });
  const after = (await get(asking)).body;
  expect([after.includes('¿Retirar lo que aceptó?'), after.includes('Su cita')]).toEqual([true, false]);
});

test('what stands in the place of the link is text, and opens no data', async () => {
  const { link, path } = await openedFromData();
  const other = path.replace(link, `/my-data/${encodeURIComponent('"><script>x</script>')}`);
  const page = await get(other);
  expect([page.statusCode, page.body.includes('<script')]).toEqual([200, false]);
  const [, back = ''] = /<a href="([^"]+)">Back to your data</.exec(page.body) ?? [];
  expect((await get(back)).statusCode).toBe(404);
});
