import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { trapHeader } from '#src/api/services.ts';
import type { LeadSaved } from '#src/generated/api.ts';
import { linkOf } from '#src/server/myData/testing/links.ts';
import { myForms } from '#src/server/myData/testing/myForms.ts';
import { exampleLead, exampleLeadConsent } from '#src/server/testing/examples.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import { of, openWatchful, stamp, watchful } from './testing/watchful.ts';

const { server, lead, browser, reasonsOf, told } = openWatchful();
const { post, formOf } = myForms(server);

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

test('a visit has begun with its page, however late the first call comes', async () => {
  const visitor = server().stranger();
  await visitor.send('GET', '/signup/ws10/home');
  const first = visitor.cookies.get(stamp);
  expect(first).toMatch(/^\w+\.[\w-]{22}$/);
  server().setTime('2026-11-18T18:00:20Z');
  await visitor.arrive();
  expect(visitor.cookies.get(stamp)).toBe(first);
  const body = lead();
  await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID(), 'x-forwarded-for': '10.203.0.1' });
  server().setTime();
  expect(await reasonsOf(body)).toEqual([]);
});

test('a clock that is set back while somebody answers makes a machine of nobody', async () => {
  server().setTime('2026-11-18T18:10:00Z');
  const visitor = await server().visitor();
  server().setTime('2026-11-18T18:00:00Z');
  const body = lead();
  await visitor.call('createLead', { body }, { 'idempotency-key': randomUUID(), 'x-forwarded-for': '10.203.0.2' });
  server().setTime();
  expect(await reasonsOf(body)).toEqual([]);
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

test('a lead that gets the number of many others later is kept apart, and one that has had it before is not', async () => {
  const family = Array.from({ length: 4 }, () => exampleLead({ phone1: '+13125578001' }));
  const saved = [];
  for (const body of family) {
    const { visitor, save } = await browser();
    saved.push({ body, visitor, slug: (await save(body)).json<LeadSaved>().slug });
  }
  const { visitor, save } = await browser();
  const other = lead();
  const { slug } = (await save(other)).json<LeadSaved>();
  for (const one of [...saved, { body: { ...other, phone1: '+13125578001' }, visitor, slug }]) {
    const params = { slug: one.slug };
    const updated = await one.visitor.call(
      'updateLead',
      { params, body: one.body },
      { 'idempotency-key': randomUUID() },
    );
    expect(updated.statusCode).toBe(200);
  }
  expect(await Promise.all([...family, other].map(reasonsOf))).toEqual([[], [], [], [], ['number']]);
});

test('of leads of a number that are saved in the same moment no more pass than one after the other', async () => {
  const phone = '+13125578002';
  const crowd = Array.from({ length: 7 }, () => exampleLead({ phone1: phone }));
  const saves = await Promise.all(crowd.map(async (body) => ({ body, save: (await browser()).save })));
  await Promise.all(saves.map(({ body, save }) => save(body)));
  const reasons = await Promise.all(crowd.map(reasonsOf));
  expect(reasons.toSorted((one, other) => one.length - other.length)).toEqual([
    ...Array.from({ length: 4 }, () => []),
    ...Array.from({ length: 3 }, () => ['number']),
  ]);
});

test('servers that get leads of a number in the same moment count them together', async () => {
  const others = await Promise.all([0, 1, 2].map(() => startTestServer(server(), watchful)));
  const crowd = others.flatMap((at) => [0, 1].map(() => ({ at, body: exampleLead({ phone1: '+13125578003' }) })));
  const saves = await Promise.all(
    crowd.map(async ({ at, body }, index) => {
      const visitor = await at.visitor();
      const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.204.0.${index}` };
      return () => visitor.call('createLead', { body }, headers);
    }),
  );
  for (const at of others) at.setTime(new Date(at.clock().getTime() + 60_000).toISOString());
  await Promise.all(saves.map((save) => save()));
  const reasons = await Promise.all(crowd.map(({ body }) => reasonsOf(body)));
  await Promise.all(others.map((at) => at.close()));
  expect(reasons.flat()).toEqual(['number', 'number']);
});

/** The signs that the log raised an alarm for since it had so many lines. */
const alarmsSince = (from: number) =>
  server()
    .lines.slice(from)
    .map((line): { alarm?: string; signs?: string[] } => JSON.parse(line))
    .flatMap(({ alarm, signs }) => (alarm === 'lead-held' ? [signs] : []));

/** The number of four leads, which a family may have. */
async function crowdedNumber(phone1: string): Promise<string> {
  for (let index = 0; index < 4; index += 1) await (await browser()).save(exampleLead({ phone1 }));
  return phone1;
}

test('a lead that is kept apart raises one alarm, whether it was saved, saved again, updated or corrected', async () => {
  const phone1 = await crowdedNumber('+13125578004');
  const from = server().lines.length;
  await (await browser()).save(exampleLead({ phone1 }));
  const again = await browser();
  const first = lead();
  await again.save(first);
  await again.save({ ...first, phone1 });
  const updating = await browser();
  const second = lead();
  const { slug } = (await updating.save(second)).json<LeadSaved>();
  const update = () =>
    updating.visitor.call(
      'updateLead',
      { params: { slug }, body: { ...second, phone1 } },
      { 'idempotency-key': randomUUID() },
    );
  await update();
  await update();
  const third = lead();
  const saved = (await (await browser()).save(third)).json<LeadSaved>();
  const link = await linkOf(server(), saved.slug);
  await post(link, { ...(await formOf(link)), phone: phone1 });
  expect(await Promise.all([first, second, third].map(reasonsOf))).toEqual([['number'], ['number'], ['number']]);
  expect(alarmsSince(from)).toEqual([['number'], ['number'], ['number'], ['number']]);
});

test('all servers of a database count an address together', async () => {
  const other = await startTestServer(server(), watchful);
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

test('where the leads of an address cannot be counted the save fails, and the server goes on', async () => {
  const { save } = await browser();
  const rejections: unknown[] = [];
  const note = (error: unknown) => void rejections.push(error);
  process.on('unhandledRejection', note);
  await sql`alter table request_count rename to absent_count`.execute(server().owner);
  try {
    // The database is asked for the wording of each, one after the other: that takes longer than counting.
    const consents = (['sms', 'call', 'email'] as const).map((consentType) =>
      exampleLeadConsent({ consentType, text: 'Words that no page shows.' }),
    );
    expect((await save(lead({ consents }))).statusCode).toBe(500);
    await nextTurn();
    expect(rejections).toEqual([]);
  } finally {
    await sql`alter table absent_count rename to request_count`.execute(server().owner);
    process.off('unhandledRejection', note);
  }
});
