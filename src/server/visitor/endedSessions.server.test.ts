import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { endSessions, everySession, stillGood } from './endedSessions.ts';
import { provenAmong } from './provenContact.ts';
import { sessionLeads } from './sessionLead.ts';
import { savedBy } from '#src/server/leads/savedBy.ts';
import { newSecret } from '#src/server/operator/commands/newSecret.ts';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { retain } from '#src/server/privacy/retention.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, saveLead, update } from '#src/server/testing/savedLeads.ts';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { secretsOf } from '#src/server/testing/startTestServer.ts';

const cookieSecrets = secretsOf('a secret for the cookies of this file');
const server = testServer({ cookieSecrets });
const settings = readSettings({});
const context = () => ({ db: server().db, clock: server().clock, cookieSecrets, settings });
// What the readers of cookies see of a request.
const cookiesOf = (visitor: Visitor) => ({ cookies: Object.fromEntries(visitor.cookies) });
const leadsOf = (request: ReturnType<typeof cookiesOf>) => sessionLeads(context(), request);
const actsFor = async (request: ReturnType<typeof cookiesOf>, leadId: string) =>
  (await savedBy(context(), request, leadId)).by;

let minute = 0;
/** Each step is a moment of its own. */
const later = () => server().setTime(`2026-11-18T18:${String((minute += 1)).padStart(2, '0')}:00Z`);
const end = (visitor: Visitor, leadId: string) => visitor.call('endSession', { body: { leadId } });
const endedSubjects = async () =>
  (await server().db.selectFrom('ended_session').select('subject').execute()).map(({ subject }) => subject);

test('a tab that forgets its visitor ends what it may do for the lead, also for whoever kept its cookies', async () => {
  later();
  const { visitor, leadId, slug } = await saveLead(server());
  const kept = cookiesOf(visitor);
  expect([await leadsOf(kept), await actsFor(kept, leadId)]).toEqual([[leadId], 'session']);
  later();
  const answer = await end(visitor, leadId);
  expect([answer.statusCode, [...visitor.cookies.keys()].filter((name) => name.startsWith('lead-'))]).toEqual([
    204,
    [],
  ]);
  expect([await leadsOf(kept), await actsFor(kept, leadId)]).toEqual([[], 'others']);
  // A link of the person still leads to the lead, and a save by it begins anew.
  later();
  await update(visitor, slug, exampleLead());
  expect([await leadsOf(cookiesOf(visitor)), await leadsOf(kept)]).toEqual([[leadId], []]);
});

test('the other leads of the browser stay, and nobody ends what others saved', async () => {
  later();
  const { visitor, leadId } = await saveLead(server());
  const second = exampleLead();
  await create(visitor, second);
  const stranger = await server().visitor();
  expect((await end(stranger, leadId)).statusCode).toBe(204);
  expect((await leadsOf(cookiesOf(visitor))).toSorted()).toEqual([leadId, second.leadId].toSorted());
  later();
  await end(visitor, second.leadId);
  expect(await leadsOf(cookiesOf(visitor))).toEqual([leadId]);
});

test('a contact that was proved before the end has to be proved again', async () => {
  later();
  const { visitor, leadId } = await saveLead(server());
  const value = 'annabel@example.org';
  const prove = async () => {
    await proveByCode(server(), visitor, { kind: 'email', contact: value });
    return cookiesOf(visitor);
  };
  const isProven = async (request: ReturnType<typeof cookiesOf>) =>
    (await provenAmong(context(), request, [{ kind: 'email', value }])).length === 1;
  const kept = await prove();
  expect(await isProven(kept)).toBe(true);
  later();
  await end(visitor, leadId);
  expect([await isProven(kept), [...visitor.cookies.keys()].some((name) => name.startsWith('proof-'))]).toEqual([
    false,
    false,
  ]);
  later();
  expect(await isProven(await prove())).toBe(true);
});

test('an operator ends the sessions of a lead, of a number, and all', async () => {
  later();
  const one = await saveLead(server(), { phone1: '+13125557001' });
  const two = await saveLead(server(), { phone1: '+13125557002' });
  const three = await saveLead(server(), { phone1: '+13125557003' });
  const open = () =>
    Promise.all([one, two, three].map(async ({ visitor }) => (await leadsOf(cookiesOf(visitor))).length));
  later();
  const ended = await runCommand(server(), ['sessions', 'end', one.slug]);
  expect([await open(), ended.lines]).toEqual([[0, 1, 1], ['The sessions of 1 lead have ended.']]);
  await runCommand(server(), ['sessions', 'end', '+13125557002']);
  expect(await open()).toEqual([0, 0, 1]);
  expect((await runCommand(server(), ['sessions', 'end', 'all'])).lines).toEqual(['Every session has ended.']);
  expect(await open()).toEqual([0, 0, 0]);
  later();
  await create(three.visitor, exampleLead());
  expect(await open()).toEqual([0, 0, 1]);
});

test('what ended is known for as long as what was given before would have counted', async () => {
  await server().db.deleteFrom('ended_session').execute();
  server().setTime('2026-11-20T12:00:00Z');
  await runCommand(server(), ['sessions', 'end', 'all']);
  await retain(server().db, settings, new Date('2027-02-18T11:59:00Z'));
  expect(await endedSubjects()).toEqual([everySession]);
  await retain(server().db, settings, new Date('2027-02-18T12:01:00Z'));
  expect(await endedSubjects()).toEqual([]);
});

test('an operator replaces the secret of a data folder, and is told how to replace that of a setting', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sessions-'));
  const replaced = await runCommand(server(), ['sessions', 'replace', '7'], { DATA_DIR: dataDir });
  const said = [
    'A new secret signs once the server has been restarted. Those before it count until 2026-11-25T18:00Z.',
  ];
  const [, older] = readFileSync(join(dataDir, 'cookie-secret'), 'utf8').split('\n');
  expect([replaced.lines, older]).toEqual([said, expect.stringMatching(/^[\w-]{64}@2026-11-25T18:00Z$/)]);
  rmSync(dataDir, { recursive: true });
  const secret = { COOKIE_SECRET: newSecret(['sessions', 'secret']) ?? '' };
  await expect(runCommand(server(), ['sessions', 'replace'], secret)).rejects.toThrow(/behind the old one \(old,new\)/);
});

test.each([
  [['sessions']],
  [['sessions', 'end']],
  [['sessions', 'list']],
  [['sessions', 'end', 'all', 'x']],
  [['sessions', 'secret', 'x']],
  [['sessions', 'replace', 'soon']],
])('%j is told how it is used', async (command) => {
  await expect(runCommand(server(), command)).rejects.toThrow(/Usage/);
});

/** A moment of one minute. */
const at = (second: number) => new Date(Date.UTC(2026, 10, 18, 18, 0, second));

test('what was ended is not begun again by an end of an earlier moment', async () => {
  const { db } = server();
  for (const second of [20, 10]) await endSessions(db, ['a-subject-of-this-test'], at(second));
  const given = [15, 25].map((second) => ({ subject: 'a-subject-of-this-test', at: at(second) }));
  expect(await stillGood(db, given, at(30))).toEqual([given[1]]);
});
