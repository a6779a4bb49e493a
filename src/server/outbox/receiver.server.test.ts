import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Ajv } from 'ajv';
import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { newSecret } from '#src/server/operator/commands/newSecret.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { exampleCaregiver, exampleConsent, exampleLead, examplePicture } from '#src/server/testing/examples.ts';
import { saveLead, savedLeads } from '#src/server/testing/savedLeads.ts';
import { pictureVisitor } from '#src/server/pictures/testing/sendPicture.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import schema from '#schemas/leadEvent.schema.json' with { type: 'json' };
import { httpReceiver, type Receiver } from './receiver.ts';
import { deliverDue } from './worker.ts';

const server = testServer();

/** A schema in which no object has more than it names, wherever it does not say that it has. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const parts = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, closed(one)]));
  return 'properties' in part ? { additionalProperties: false, ...parts } : parts;
}
const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  formats: { 'date-time': (text) => !Number.isNaN(Date.parse(text)) },
});
// A schema stays an object.
const isEvent = ajv.compile(closed(schema) as object);

type Told = { headers: IncomingHttpHeaders; body: string };
const secretOf = () => newSecret(['outbox', 'secret']) ?? '';

/** A receiver at an address, which answers with these statuses and then with 204. */
async function listening(...statuses: number[]) {
  const told: Told[] = [];
  const listener = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => void (body += part));
    request.on('end', () => {
      told.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 204, { location: '/' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  // It listens on a port.
  const { port } = listener.address() as AddressInfo;
  return { told, url: `http://127.0.0.1:${port}/leads`, close: () => listener.close().closeAllConnections() };
}

const logged: [line: object, message: string | undefined][] = [];
const note = (line: object, message?: string) => void logged.push([line, message]);
const log = { warn: note, error: note };
async function deliverAll(receiver: Receiver, rounds = 1, from = Date.now()): Promise<void> {
  let now = from;
  for (let round = 0; round < rounds; round += 1, now += 60_000) {
    const parts = { db: server().db, receiver, clock: () => new Date(now), log };
    while ((await deliverDue(parts, new AbortController().signal)) > 0);
  }
}

/** The event as a receiver with this secret reads it. Throws when the signature is not right. */
const verified = (secret: string, { headers, body }: Told) =>
  // The library gives what it has parsed.
  new Webhook(secret).verify(body, headers as Record<string, string>) as LeadEvent;

beforeEach(async () => {
  logged.length = 0;
  await server().db.deleteFrom('outbox').execute();
});

test('a receiver verifies what it is told with the old secret, with the new one, and with no other', async () => {
  const [old, next, foreign] = [secretOf(), secretOf(), secretOf()];
  const { told, url, close } = await listening();
  const { leadId } = await saveLead(server());
  await deliverAll(httpReceiver(url, [old, next]));
  close();
  const [only] = told;
  if (!only || told.length > 1) throw new Error('There is one delivery.');
  expect(verified(old, only)).toMatchObject({ type: 'lead.saved', schemaVersion: 1, data: { leadId, version: 1 } });
  expect(verified(next, only)).toEqual(JSON.parse(only.body));
  expect(verified(next, only).data.lead?.sourceInfo).toEqual(exampleLead().sourceInfo);
  expect(only.headers['content-type']).toBe('application/json');
  expect(() => verified(foreign, only)).toThrow('No matching signature found');
  expect(() => verified(old, { ...only, body: only.body.replace('Annabel', 'Mallory') })).toThrow('No matching');
});

test('a delivery that is tried again has the same id and a signature of then; only 2xx counts', async () => {
  const secret = secretOf();
  const { told, url, close } = await listening(500, 302);
  await saveLead(server());
  await deliverAll(httpReceiver(url, [secret]), 4, Date.parse('2026-11-18T18:01:00Z'));
  close();
  expect(told.map((one) => verified(secret, one).type)).toEqual(['lead.saved', 'lead.saved', 'lead.saved']);
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await server().db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()).toEqual([]);
  const failed = { id: expect.any(Number) as unknown, kind: 'lead.saved' };
  expect(logged).toEqual([
    [{ ...failed, attempts: 1, code: 'HTTP 500' }, 'delivery failed, will be tried again'],
    [{ ...failed, attempts: 2, code: 'TypeError' }, 'delivery failed, will be tried again'],
  ]);
});

test('a delivery that is under way ends with the server that makes it', async () => {
  const open = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(open, 'listening');
  // It listens on a port.
  const { port } = open.address() as AddressInfo;
  const stopping = new AbortController();
  const [event] = schema.examples as unknown as LeadEvent[];
  if (!event) throw new Error('The schema of events has examples.');
  const sent = httpReceiver(`http://127.0.0.1:${port}`, [secretOf()])('a-delivery', event, stopping.signal);
  const [socket] = (await once(open, 'connection')) as [Socket];
  stopping.abort();
  await expect(sent).rejects.toThrow('aborted');
  socket.destroy();
  open.close();
});

test('whatever is told is as the schema of events says, and nothing beside it', async () => {
  const { told, url, close } = await listening();
  const { visitor, slug } = await saveLead(server(), { caregiver: exampleCaregiver() });
  await visitor.call('sendConsent', { body: exampleConsent(slug) });
  const pictured = await pictureVisitor(server());
  await pictured.send(examplePicture);
  await saveLead(server(), { email: '', studyId: undefined, siteId: undefined, sourceStudyIds: [], responses: {} });
  await deliverAll(httpReceiver(url, [secretOf()]));
  await eraseLead(server().db, { leadId: pictured.leadId, reason: 'asked', at: new Date() });
  await deliverAll(httpReceiver(url, [secretOf()]));
  close();
  // What was parsed is compared with the schema.
  const events = told.map(({ body }) => JSON.parse(body) as LeadEvent);
  expect(new Set(events.map(({ type }) => type)).size).toBe(4);
  for (const event of [...events, ...schema.examples]) expect([isEvent(event), isEvent.errors]).toEqual([true, null]);
  expect(events.flatMap(({ data: { lead } }) => lead?.pictures ?? [])).not.toEqual([]);
});

test('every column of a lead is told', async () => {
  const { leadId } = await saveLead(server());
  const columns = Object.keys((await savedLeads(server).rowOf(leadId)) ?? {});
  const others: Record<string, string> = { judgement: 'qualification', additional: 'additionalFields' };
  const besideIt = ['id', 'version', 'phone_hash', 'email_hash'];
  const told = columns
    .filter((name) => !besideIt.includes(name))
    .map((name) => others[name] ?? name.replace(/_(.)/g, (_mark, letter: string) => letter.toUpperCase()));
  const missing = told.filter((name) => !Object.hasOwn(schema.definitions.EventLead.properties, name));
  expect(missing).toEqual([]);
});

test('an operator sends again what a receiver lost: each lead once as it is now, and the erased as erased', async () => {
  const first = await saveLead(server());
  const second = await saveLead(server());
  await first.visitor.call('sendConsent', { body: exampleConsent(first.slug) });
  const { told, url, close } = await listening();
  const receiver = httpReceiver(url, [secretOf()]);
  await deliverAll(receiver);
  await eraseLead(server().db, { leadId: second.leadId, reason: 'asked', at: new Date('2026-11-18T19:00:00Z') });
  await deliverAll(receiver);
  const ids = new Set(told.splice(0).map(({ headers }) => headers['webhook-id']));

  const { lines } = await runCommand(server(), ['outbox', 'replay', '2026-11-18T17:00Z', '2026-11-18T20:00Z']);
  await deliverAll(receiver, 2);
  const again = told.splice(0);
  const types = again.map(({ body }) => JSON.parse(body) as LeadEvent);
  expect([lines, types.length]).toEqual([['2 leads will be sent again.'], 2]);
  expect(types).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'lead.saved',
        data: expect.objectContaining({ leadId: first.leadId, version: 2 }) as unknown,
      }),
      expect.objectContaining({ type: 'lead.erased', data: { leadId: second.leadId, version: 2, lead: null } }),
    ]),
  );
  expect(again.filter(({ headers }) => ids.has(headers['webhook-id']))).toEqual([]);

  await runCommand(server(), ['outbox', 'replay', first.slug]);
  await deliverAll(receiver, 2);
  close();
  expect(told.map(({ body }) => (JSON.parse(body) as LeadEvent).data.leadId)).toEqual([first.leadId]);
  await expect(runCommand(server(), ['outbox', 'replay', 'yesterday'])).rejects.toThrow('There is no lead');
  for (const day of ['2026-11-31', '2026-13-01'])
    await expect(runCommand(server(), ['outbox', 'replay', `${day}T00:00Z`])).rejects.toThrow('There is no moment');
  const swapped = ['outbox', 'replay', '2026-11-18T20:00Z', '2026-11-18T17:00Z'];
  await expect(runCommand(server(), swapped)).rejects.toThrow('This span ends before it begins');
});
