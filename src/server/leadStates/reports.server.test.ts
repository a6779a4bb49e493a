import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { listLeads } from '#src/server/leads/list.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { stateGauges } from '#src/server/operator/metrics/state.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Headers } from '#src/server/testing/visitor.ts';
import schema from '#schemas/leadStateEvent.schema.json' with { type: 'json' };
import { statesOf } from './read.ts';
import { receiverEventsPath } from './routes.ts';

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [old, next, foreign] = [secretOf('o'), secretOf('n'), secretOf('f')];
const server = testServer({ environment: () => ({ LEAD_STATE_SECRETS: `${old},${next}` }) });

let sent = 0;
type Sent = { secret?: string; id?: string; signedAt?: Date; headers?: Headers };
/** Sends a body as a receiver signs it. */
function post(
  body: object | string,
  { secret = next, id = `report-${(sent += 1)}`, signedAt = new Date(), headers }: Sent = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const signed = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, signedAt, text),
  };
  return server()
    .stranger()
    .send('POST', receiverEventsPath, text, { ...signed, ...headers });
}
const report = (leadId: string, state: string, timestamp = '2026-11-18T17:00:00.000Z') => ({
  type: 'lead.state',
  timestamp,
  schemaVersion: 1,
  data: { leadId, state },
});
const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const namesOf = async (leadId: string) => (await statesOf(server().db, leadId)).map(({ state }) => state);

test('a report that is signed with the old or the new secret is recorded once, however often it is sent', async () => {
  const { leadId } = await saveLead(server());
  const first = report(leadId, 'received');
  const replies = [
    await post(first, { id: 'twice', secret: old }),
    await post(first, { id: 'twice' }),
    ...(await Promise.all(
      [1, 2, 3].map(() => post(report(leadId, 'called', '2026-11-18T17:30:00Z'), { id: 'at once' })),
    )),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
  expect(await namesOf(leadId)).toEqual(['received', 'called']);
  const other = await post(report(leadId, 'closed'), { id: 'twice' });
  expect([other.statusCode, other.json()]).toEqual([422, expect.objectContaining({ error: 'idReused' })]);
});

test('the latest by its own time is the state, in whatever order reports arrive', async () => {
  const { leadId } = await saveLead(server());
  for (const [state, minute] of [
    ['closed', 40],
    ['received', 10],
    ['called', 20],
  ] as const)
    expect((await post(report(leadId, state, `2026-11-18T17:${minute}:00Z`))).statusCode).toBe(204);
  expect(await namesOf(leadId)).toEqual(['received', 'called', 'closed']);
  const listed = await listLeads(server().db, { identity: false });
  expect(listed.map(({ state }) => state)).toContainEqual({ name: 'closed', at: '2026-11-18T17:40:00+00:00' });
});

test('what nobody signed, signed with another secret, changed on its way or signed long ago is refused', async () => {
  const { leadId } = await saveLead(server());
  const body = report(leadId, 'called');
  const replies = [
    await post(body, { headers: { 'webhook-signature': '' } }),
    await post(body, { secret: foreign }),
    await post(body, { headers: { 'webhook-id': 'another' } }),
    await post(body, { signedAt: minutes(-6) }),
    await post(body, { signedAt: minutes(6) }),
    await server().stranger().send('POST', receiverEventsPath, body),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(401));
  expect(await namesOf(leadId)).toEqual([]);
  expect((await post(body, { signedAt: minutes(-4) })).statusCode).toBe(204);
});

test('a signed body that is no report is refused by name, and nothing else can be written', async () => {
  const { leadId } = await saveLead(server());
  const good = report(leadId, 'called');
  const bad: [object | string, number, string][] = [
    [report(leadId, 'sleeping'), 400, 'data.state'],
    [{ ...good, schemaVersion: 2 }, 400, 'schemaVersion'],
    [{ ...good, type: 'lead.saved' }, 400, 'type'],
    [{ ...good, timestamp: 'yesterday' }, 400, 'timestamp'],
    [{ ...good, timestamp: '2026-11-18T18:06:00Z' }, 400, 'timestamp'],
    [{ ...good, timestamp: '2026-02-30T12:00:00Z' }, 400, 'timestamp'],
    [{ ...good, timestamp: '0000-01-01T00:00:00Z' }, 400, 'timestamp'],
    [{ ...good, data: { ...good.data, firstName: 'Mallory' } }, 400, 'data.firstName'],
    [{ ...good, lead: { firstName: 'Mallory' } }, 400, 'lead'],
    [report('x', 'called'), 400, 'data.leadId'],
    ['{"type"', 400, 'body'],
    ['null', 400, 'body'],
    [report('8c5f2b1e-3f0a-4f3e-9a53-0a4b7a9a4b11', 'called'), 404, 'data.leadId'],
    [{ ...good, padding: 'x'.repeat(5000) }, 413, 'body'],
  ];
  for (const [body, status, field] of bad) {
    const reply = await post(body);
    expect([field, reply.statusCode, reply.json()]).toEqual([field, status, expect.objectContaining({ field })]);
  }
  const unknown = await post(report(leadId, 'sleeping'));
  expect(unknown.json<{ message: string }>().message).toBe(
    'The state "sleeping" is not known. Known are: received, notReached, called, appointmentMade, closed.',
  );
  expect(await namesOf(leadId)).toEqual([]);
  for (const example of schema.examples)
    expect((await post({ ...example, timestamp: good.timestamp, data: { ...example.data, leadId } })).statusCode).toBe(
      204,
    );
});

test('the reports of a lead are exported and erased with it, and none comes after', async () => {
  const { leadId, slug } = await saveLead(server());
  await post(report(leadId, 'called'), { id: 'before' });
  const exported = (await runCommand(server(), ['privacy', 'export', slug])).lines.join('\n');
  expect((JSON.parse(exported) as { lead_state: object[] }).lead_state).toMatchObject([{ state: 'called' }]);
  await eraseLead(server().db, { leadId, reason: 'asked', at: new Date() });
  const replies = [await post(report(leadId, 'called'), { id: 'before' }), await post(report(leadId, 'closed'))];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([410, 410]);
  expect(await namesOf(leadId)).toEqual([]);
});

test('leads that qualified and that nobody reports to have called are counted', async () => {
  const { db } = server();
  const gauges = async () => {
    const all = new Map((await stateGauges(db)).map(({ name, value }) => [name, value]));
    return [all.get('openscreener_leads_not_called'), all.get('openscreener_lead_reports')].map(Number);
  };
  const [before = 0] = await gauges();
  const { leadId } = await saveLead(server());
  await db
    .updateTable('lead')
    .set({ created_at: new Date(Date.now() - 26 * 3_600_000).toISOString() })
    .where('id', '=', leadId)
    .execute();
  expect((await gauges())[0]).toBe(before + 1);
  await db.updateTable('lead_state').set({ received_at: '2020-01-01T00:00:00Z' }).execute();
  await post(report(leadId, 'received'));
  expect((await gauges())[0]).toBe(before + 1);
  await post(report(leadId, 'notReached'));
  await db
    .updateTable('lead_state')
    .set({ received_at: new Date().toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  expect(await gauges()).toEqual([before, 2]);
});

test('without a secret there is no such address, and a secret of ours is refused', async () => {
  const without = await startTestServer(server());
  const reply = await without.stranger().send('POST', receiverEventsPath, report(exampleLead().leadId, 'called'));
  await without.close();
  expect(reply.statusCode).toBe(404);
  const own = { LEAD_STATE_SECRETS: old, LEAD_RECEIVER_SECRETS: `${next},${old}` };
  expect(() => readSettings(own)).toThrow('LEAD_STATE_SECRETS must have no secret of LEAD_RECEIVER_SECRETS');
});
