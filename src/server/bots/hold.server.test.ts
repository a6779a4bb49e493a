import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { trapHeader } from '#src/api/services.ts';
import { solveWork } from '#src/effects/proveWork.ts';
import type { LeadEvent } from '#src/generated/leadEvent.ts';
import type { Lead, LeadSaved } from '#src/generated/api.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { stateGauges } from '#src/server/operator/metrics/state.ts';
import { deliverDue } from '#src/server/outbox/worker.ts';
import { exampleConsent, exampleLead } from '#src/server/testing/examples.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const environment = {
  RATE_LIMIT_FACTOR: '1',
  BOT_DEFENCE: 'usual,ws11=attack,ws12=off',
  BOT_LEADS_PER_HOUR: '3',
  TRUST_PROXY: 'loopback',
};
const server = testServer({ environment: () => environment });

const stamp = '__Host-begun';
let browsers = 0;
let people = 0;
/** A lead with a number of its own. */
const lead = (changes: Partial<Lead> = {}) =>
  exampleLead({ phone1: `+1312557${String((people += 1)).padStart(4, '0')}`, ...changes });
const of = (campaign: string) => ({ sourceInfo: { flow: campaign, campaign, query: {} } });

/** A browser of an address of its own that opened a page so many milliseconds ago. */
async function browser(ms = 60_000, address = `10.1.0.${(browsers += 1)}`) {
  const now = server().clock().toISOString();
  server().setTime(new Date(Date.parse(now) - ms).toISOString());
  const visitor = await server().visitor();
  server().setTime(now);
  const from = { 'x-forwarded-for': address };
  const save = (body: Lead, headers: Record<string, string> = {}) =>
    visitor.call('createLead', { body }, { 'idempotency-key': randomUUID(), ...from, ...headers });
  return { visitor, save };
}

const reasonsOf = async ({ leadId }: Lead) => {
  const row = await server()
    .db.selectFrom('lead_hold')
    .select('reasons')
    .where('lead_id', '=', leadId)
    .where('released_at', 'is', null)
    .executeTakeFirst();
  return row?.reasons ?? [];
};

/** What the receiver is told now of a lead. */
async function told({ leadId }: Lead): Promise<string[]> {
  const events: LeadEvent[] = [];
  const receiver = (_id: string, event: LeadEvent) => Promise.resolve(void events.push(event));
  const parts = {
    db: server().db,
    receiver,
    clock: server().clock,
    log: { warn: () => undefined, error: () => undefined },
  };
  while ((await deliverDue(parts, new AbortController().signal)) > 0);
  return events.filter(({ data }) => data.leadId === leadId).map(({ type }) => type);
}

const operate = async (...words: string[]) => (await runCommand(server(), ['leads', ...words])).lines;

test('a visitor is not kept apart, however fast the browser fills in, and one who comes back in a second tab', async () => {
  const { visitor, save } = await browser(1600);
  const [first, second] = [lead(), lead()];
  await save(first);
  await visitor.call('session', {});
  await save(second);
  expect([await reasonsOf(first), await reasonsOf(second)]).toEqual([[], []]);
  expect(await told(first)).toEqual(['lead.saved']);
});

test('each sign keeps a lead apart with its reason, and the answer is that of every visitor', async () => {
  const quick = lead();
  const trapped = lead();
  const strange = lead();
  const first = await (await browser(200)).save(quick);
  const second = await (await browser()).save(trapped, { [trapHeader]: '1' });
  const third = await browser();
  third.visitor.cookies.delete(stamp);
  await third.save(strange);
  expect([await reasonsOf(quick), await reasonsOf(trapped), await reasonsOf(strange)]).toEqual([
    ['tooFast'],
    ['trap'],
    ['noVisit'],
  ]);
  const usual = await (await browser()).save(lead());
  const shapeOf = ({ statusCode, body }: typeof usual) => [statusCode, body.replace(/"slug":"[^"]+"/, '')];
  expect([shapeOf(first), shapeOf(second)]).toEqual([shapeOf(usual), shapeOf(usual)]);
});

test('a stamp that nobody signed, or of the day before, is none', async () => {
  const { visitor, save } = await browser();
  const forged = lead();
  visitor.cookies.set(stamp, `${visitor.cookies.get(stamp)?.split('.')[0]}.AAAAAAAAAAAAAAAAAAAAAA`);
  await save(forged);
  const old = lead();
  await (await browser(25 * 3_600_000)).save(old);
  expect([await reasonsOf(forged), await reasonsOf(old)]).toEqual([['noVisit'], ['noVisit']]);
});

test('the fourth lead of an address within an hour, and the fifth of a number within a day, are kept apart', async () => {
  const many = Array.from({ length: 4 }, () => lead());
  for (const one of many) await (await browser(60_000, '10.200.0.1')).save(one);
  expect(await Promise.all(many.map(reasonsOf))).toEqual([[], [], [], ['address']]);
  const family = Array.from({ length: 5 }, () => exampleLead({ phone1: '+13125579999' }));
  for (const [index, one] of family.entries()) await (await browser(60_000, `10.201.0.${index}`)).save(one);
  expect(await Promise.all(family.map(reasonsOf))).toEqual([[], [], [], [], ['number']]);
});

test('all servers of a database count an address together', async () => {
  const other = await startTestServer(server(), environment);
  const visitor = await other.visitor();
  other.setTime(new Date(other.clock().getTime() + 60_000).toISOString());
  const bodies = Array.from({ length: 3 }, () => lead());
  const headers = { 'x-forwarded-for': '10.202.0.1' };
  for (const body of bodies)
    await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID(), ...headers });
  await other.close();
  const here = lead();
  await (await browser(60_000, '10.202.0.1')).save(here);
  expect(await reasonsOf(here)).toEqual(['address']);
});

test('a campaign that looks at nobody keeps nobody apart', async () => {
  const quick = lead(of('ws12'));
  await (await browser(0)).save(quick, { [trapHeader]: '1' });
  expect(await reasonsOf(quick)).toEqual([]);
});

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
  await server().db.insertInto('participant').values({ phone, study_id: 1 }).execute();
  expect(await operate('drop', forged.leadId)).toEqual(['1 dropped.']);
  expect(await told(forged)).toEqual([]);
  const left = await server().db.selectFrom('lead').select('id').where('phone', '=', phone).execute();
  expect(left).toEqual([{ id: mine.leadId }]);
  const taking = await server().db.selectFrom('participant').select('phone').where('phone', '=', phone).execute();
  expect(taking).toHaveLength(1);
  await expect(operate('drop', mine.leadId)).resolves.toContain('0 dropped.');
});

test('all of a reason are dropped at once', async () => {
  const bodies = [lead(), lead()];
  for (const body of bodies) await (await browser()).save(body, { [trapHeader]: '1' });
  await operate('drop', 'all', 'trap');
  expect(await operate('held', 'trap')).toEqual(['No lead is kept apart.']);
});

test('under attack a lead waits for its proof of work, which a page makes and no other lead can use', async () => {
  const { visitor, save } = await browser();
  const body = lead(of('ws11'));
  const { slug, challenge } = (await save(body)).json<LeadSaved>();
  if (!challenge) throw new Error('No work was asked for.');
  expect([await reasonsOf(body), await told(body)]).toEqual([['noProof'], []]);
  const work = (await solveWork(challenge)) ?? [];
  const other = lead(of('ws11'));
  const theirs = (await (await browser()).save(other)).json<LeadSaved>();
  const prove = (whose: string, numbers: number[]) =>
    visitor.call('proveWork', { body: { slug: whose, salt: challenge.salt, work: numbers } });
  const answers = [
    await prove(theirs.slug, work),
    await prove(slug, work.with(0, -1 + 1e6)),
    await prove('of-nobody', work),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect([await reasonsOf(body), await reasonsOf(other)]).toEqual([['noProof'], ['noProof']]);
  await prove(slug, work);
  expect([await reasonsOf(body), await told(body)]).toEqual([[], ['lead.saved']]);
});

test('work that comes too late, or for a lead with another sign too, releases nothing', async () => {
  const { visitor, save } = await browser(0);
  const body = lead(of('ws11'));
  const { slug, challenge } = (await save(body)).json<LeadSaved>();
  if (!challenge) throw new Error('No work was asked for.');
  const work = (await solveWork(challenge)) ?? [];
  const send = () => visitor.call('proveWork', { body: { slug, salt: challenge.salt, work } });
  server().setTime('2026-11-18T19:00:01Z');
  await send();
  expect(await reasonsOf(body)).toEqual(['tooFast', 'noProof']);
  server().setTime();
  await send();
  expect([await reasonsOf(body), await told(body)]).toEqual([['tooFast'], []]);
});
