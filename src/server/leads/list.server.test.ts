import { expect, test } from 'vitest';
import { listLeads } from './list.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test('the list shows who they are only when asked', async () => {
  await create(await server().visitor(), exampleLead({ lastName: 'Listed' }));
  const plain = JSON.stringify(await listLeads(server().db, { identity: false }));
  const full = JSON.stringify(await listLeads(server().db, { identity: true }));
  expect([plain, full]).toEqual([expect.not.stringContaining('Listed'), expect.stringContaining('Annabel Listed')]);
});
