import { expect, test } from 'vitest';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { firstStudy } from '#src/server/testing/studyClock.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { decideWaiting } from './decideWaiting.ts';

const server = testServer();
const { setStatus } = firstStudy(server);

test('all that wait are decided, some at a time, and their receiver hears of each once', async () => {
  await setStatus('closed');
  const leads = [exampleLead(), exampleLead(), exampleLead({ dateOfBirth: '2020-01-01' })];
  for (const lead of leads) expect((await create(await server().visitor(), lead)).statusCode).toBe(201);
  await setStatus('open');
  const { db, clock } = server();
  const heard = () => db.selectFrom('outbox').select('kind').where('kind', '=', 'lead.saved').execute();
  const before = (await heard()).length;

  const told: number[] = [];
  const decide = () => decideWaiting({ db, clock }, 1, { progress: (looked) => told.push(looked), atOnce: 2 });
  expect(await decide()).toEqual({ qualifies: 2, doesNot: 1, handedOver: 0 });
  expect([told, (await heard()).length - before]).toEqual([[2, 3], 2]);
  expect(await decide()).toEqual({ qualifies: 0, doesNot: 1, handedOver: 0 });
});
