import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealedParticipant } from '#src/server/db/sealed/known.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { trapHeader } from '#src/api/services.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { stateGauges } from '#src/server/operator/metrics/state.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { exampleBooking, exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { openWatchful } from './testing/watchful.ts';

const { server, lead, browser, told, operate } = openWatchful();

test('what is kept apart is saved whole with its consents, and the receiver hears of it once it is released', async () => {
  const { visitor, save } = await browser(0);
  const body = lead();
  const { slug } = (await save(body)).json<LeadSaved>();
  await visitor.call('sendConsent', { body: exampleConsent(slug, { phone: body.phone1 }) });
  await visitor.call(
    'updateLead',
    { params: { slug }, body: { ...body, firstName: 'Anna' } },
    { 'idempotency-key': randomUUID() },
  );
  await visitor.call('screeningResult', { body: { slug, studyId: 1, passed: true } });
  expect(await told(body)).toEqual([]);
  expect(await operate('held', 'tooFast')).toContainEqual(expect.stringMatching(`^${body.leadId}.*ws10.*tooFast$`));
  const gauge = (await stateGauges(server().db)).find(({ name }) => name === 'openscreener_leads_held');
  expect(gauge?.value).toBeGreaterThan(0);
  expect(await operate('release', body.leadId)).toEqual(['1 released.']);
  expect(await told(body)).toEqual(['lead.saved']);
  await visitor.call(
    'updateLead',
    { params: { slug }, body: { ...body, lastName: 'Quill' } },
    { 'idempotency-key': randomUUID() },
  );
  expect(await told(body)).toEqual(['lead.saved']);
  expect(await operate('release', body.leadId)).toEqual([`${body.leadId} is not kept apart.`, '0 released.']);
});

test('a lead that is dropped is gone, the receiver never hears of it, and whoever it named keeps what is theirs', async () => {
  const phone = '+13125578888';
  const mine = exampleLead({ phone1: phone });
  await (await browser()).save(mine);
  await told(mine);
  const { save } = await browser(0);
  const forged = exampleLead({ phone1: phone });
  await save(forged);
  const { db } = server();
  const hash = sealingOf(db).hash('phone', phone);
  await db
    .insertInto('participant')
    .values(sealedParticipant(db, { phone, studyId: 1 }))
    .execute();
  expect(await operate('drop', forged.leadId)).toEqual(['1 dropped.']);
  expect(await told(forged)).toEqual([]);
  const left = await server().db.selectFrom('lead').select('id').where('phone_hash', '=', hash).execute();
  expect(left).toEqual([{ id: mine.leadId }]);
  const taking = await server()
    .db.selectFrom('participant')
    .select('study_id')
    .where('phone_hash', '=', hash)
    .execute();
  expect(taking).toHaveLength(1);
  await expect(operate('drop', mine.leadId)).resolves.toContain('0 dropped.');
});

test('what is kept apart books nothing, is told no reason, and books once it is released', async () => {
  const { visitor, save } = await browser(0);
  const body = lead();
  await save(body);
  const customer = { name: 'Annabel Quigley', phone: body.phone1, timezone: 'America/Chicago' };
  const book = () => visitor.call('book', { body: exampleBooking('demo-coordinator-1', { customer }) });
  const refused = await book();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    425,
    '3',
    { error: 'notYet', message: expect.any(String), field: 'start' },
  ]);
  expect(refused.body).not.toMatch(/held|apart|bot|machine|fast|proof/i);
  const { db } = server();
  const made = db.selectFrom('appointment').select('id').where('lead_id', '=', body.leadId);
  expect(await made.execute()).toEqual([]);
  await operate('release', body.leadId);
  expect((await book()).statusCode).toBe(201);
});

test('all of a reason are dropped at once', async () => {
  const bodies = [lead(), lead()];
  for (const body of bodies) await (await browser()).save(body, { [trapHeader]: '1' });
  await operate('drop', 'all', 'trap');
  expect(await operate('held', 'trap')).toEqual(['No lead is kept apart.']);
});

test('a lead that was sent before it was kept apart is erased at its receiver too when it is dropped, and lets go of its time', async () => {
  const phone1 = '+13125578877';
  for (let index = 0; index < 4; index += 1) await (await browser()).save(exampleLead({ phone1 }));
  const { visitor, save } = await browser();
  const body = lead();
  const { slug } = (await save(body)).json<LeadSaved>();
  const customer = { name: 'Annabel Quigley', phone: body.phone1, timezone: 'America/Chicago' };
  const booking = exampleBooking('demo-coordinator-2', { customer });
  expect((await visitor.call('book', { body: booking })).statusCode).toBe(201);
  expect(await told(body)).toEqual(['lead.saved']);
  const key = { 'idempotency-key': randomUUID() };
  await visitor.call('updateLead', { params: { slug }, body: { ...body, phone1 } }, key);
  expect(await told(body)).toEqual([]);
  const away = { SCHEDULING_STAND_IN: 'failing' };
  const { lines } = await runCommand(server(), ['leads', 'drop', body.leadId], away);
  expect(lines).toEqual([expect.stringMatching(/lets go of the booking [\w-]{8,}\.$/), '1 dropped.']);
  expect(await told(body)).toEqual(['lead.erased']);
});

test('nothing is cancelled for a lead that is not kept apart', async () => {
  const { visitor, save } = await browser();
  const body = lead();
  await save(body);
  const customer = { name: 'Annabel Quigley', phone: body.phone1, timezone: 'America/Chicago' };
  await visitor.call('book', { body: exampleBooking('demo-coordinator-2', { customer }) });
  await operate('drop', body.leadId);
  const { db } = server();
  const states = await db.selectFrom('appointment').select('state').where('lead_id', '=', body.leadId).execute();
  expect(states).toEqual([{ state: 'booked' }]);
});
