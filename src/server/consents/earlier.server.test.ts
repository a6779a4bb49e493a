import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { linkedLead } from '#src/server/leads/testing/linkedLead.ts';
import { eraseLead } from '#src/server/privacy/erase.ts';
import { givenConsent, recordConsents } from '#src/server/testing/consentRows.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import type { Given } from './decision.ts';
import { hasConsents, openLedger } from './earlier.ts';

const server = testServer();

const append = (given: readonly Given[]) => recordConsents(server().db, given);
/** A decision of a lead that may not be saved, or of nobody. */
const decided = (leadId: string | undefined, sequence: number, idempotencyKey?: string): Given =>
  givenConsent(
    { sequence, hasConsent: sequence % 2 === 1 },
    {
      tie: { leadId, proof: leadId === undefined ? 'none' : 'tab', session: 'session' },
      isChange: true,
      idempotencyKey,
    },
  );
const has = (leadIds: readonly string[]) =>
  server()
    .db.transaction()
    .execute((tx) => hasConsents(tx, leadIds));
/** What a ledger opened for these leads says. */
const opened = <Result>(leadIds: readonly string[], read: (ledger: Awaited<ReturnType<typeof openLedger>>) => Result) =>
  server()
    .db.transaction()
    .execute(async (tx) => read(await openLedger(tx, leadIds)));
const sequencesOf = (leadIds: readonly string[], given: Given) =>
  opened(leadIds, async (ledger) => (await ledger.of(given)).map(({ sequence }) => sequence));

test('a decision is compared with the rows of its lead alone, oldest first', async () => {
  const [lead, other] = [randomUUID(), randomUUID()];
  await append([decided(lead, 1), decided(other, 5), decided(lead, 2), decided(lead, 3)]);
  expect(await sequencesOf([other, lead], decided(lead, 4))).toEqual([1, 2, 3]);
  expect(await sequencesOf([other, lead], decided(other, 6))).toEqual([5]);
  expect(await sequencesOf([other], decided(lead, 4))).toEqual([]);
  expect(await sequencesOf([], decided(lead, 4))).toEqual([]);
});

test('it is compared with the last two hundred of them', async () => {
  const lead = randomUUID();
  await append(Array.from({ length: 203 }, (_, index) => decided(lead, index + 1)));
  const sequences = await sequencesOf([lead], decided(lead, 204));
  expect([sequences.length, sequences.at(0), sequences.at(-1)]).toEqual([200, 4, 203]);
});

test('a row that is added while it is open counts for the next decision', async () => {
  const lead = randomUUID();
  await append([decided(lead, 1)]);
  const count = await opened([lead], async (ledger) => {
    const earlier = await ledger.of(decided(lead, 2));
    earlier.push(...earlier);
    return (await ledger.of(decided(lead, 3))).length;
  });
  expect(count).toBe(2);
});

test('without a lead it is compared with what its key has recorded for nobody', async () => {
  const [key, lead] = [randomUUID(), randomUUID()];
  await append([decided(undefined, 7, key), decided(undefined, 8, randomUUID()), decided(lead, 9, key)]);
  expect(await sequencesOf([], decided(undefined, 10, key))).toEqual([7]);
  expect(await sequencesOf([], decided(undefined, 10))).toEqual([]);
});

test('it is known who decides for each lead: themselves, or who cares for them', async () => {
  const own = await saveLead(server());
  const cared = await saveLead(server(), {
    caregiver: {
      firstName: 'Rosa',
      lastName: 'Quigley',
      caregiverRelationship: 'Parent',
      sourceId: 'organic-ws10',
      country: 'US',
    },
  });
  const unsaved = randomUUID();
  const signers = await opened([own.leadId, cared.leadId, unsaved], (ledger) => ledger.signers);
  expect(signers).toEqual(
    new Map([
      [own.leadId, 'self'],
      [cared.leadId, 'Parent'],
    ]),
  );
});

test('it is known since when a lead is somebody else’s', async () => {
  const [own, handedOver] = [await saveLead(server(), { phone1: '+12125550178' }), await linkedLead(server())];
  const email = 'another@example.org';
  await update(await server().visitor(), handedOver.slug, handedOver.byLink({ email }));
  const since = await opened([own.leadId, handedOver.leadId], (ledger) => ledger.since);
  expect(since).toEqual(new Map([[handedOver.leadId, server().clock()]]));
});

test('leads that were erased are known', async () => {
  const [erased, left] = [
    await saveLead(server()),
    await saveLead(server(), { phone1: '+12125550177', email: 'left@example.org' }),
  ];
  await eraseLead(server().db, { leadId: erased.leadId, reason: 'asked', at: server().clock() });
  expect(await opened([erased.leadId, left.leadId], (ledger) => [...ledger.erased])).toEqual([erased.leadId]);
});

test('whether anybody has decided about one of some leads', async () => {
  const [lead, other] = [randomUUID(), randomUUID()];
  await append([decided(lead, 1)]);
  expect([await has([]), await has([other]), await has([other, lead])]).toEqual([false, false, true]);
});
