import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { enqueueMessage } from './enqueue.ts';
import { sendDue, type WaitingMessage } from './worker.ts';

const server = testServer();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('a message is sent once, however long those before it take and whoever else sends', async () => {
  const { db, clock } = server();
  const { leadId } = await saveLead(server());
  for (let message = 0; message < 3; message += 1)
    await enqueueMessage(db, { kind: 'alert.found', leadId, at: clock() });
  const written: number[] = [];
  const work = (write: (message: WaitingMessage) => Promise<undefined>) =>
    sendDue({ context: { db, settings: readSettings({}), clock }, writers: { 'alert.found': write }, log });
  const another = () =>
    work(async ({ id }) => {
      written.push(id);
    });
  await work(async ({ id }) => {
    written.push(id);
    server().setTime(new Date(clock().getTime() + 40_000).toISOString());
    if (written.length === 2) await another();
  });
  expect([written.length, new Set(written).size]).toEqual([3, 3]);
});
