import { expect, test } from 'vitest';
import { changeSealed } from '#src/server/db/sealed/testing/changeSealed.ts';
import { listLeads } from './list.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();

test('the list shows who they are only when asked', async () => {
  await create(await server().visitor(), exampleLead({ lastName: 'Listed' }));
  const plain = JSON.stringify(await listLeads(server().db, { identity: false }));
  const full = JSON.stringify(await listLeads(server().db, { identity: true }));
  expect([plain, full]).toEqual([expect.not.stringContaining('Listed'), expect.stringContaining('Annabel Listed')]);
});

test('a lead that does not open is listed without its identity, and which it is, and holds up no other', async () => {
  const { leadId } = await saveLead(server(), { lastName: 'Broken' });
  await saveLead(server(), { lastName: 'Whole' });
  await changeSealed(server().db, 'lead', leadId);
  const listed = await listLeads(server().db, { identity: true });
  const broken = listed.filter(({ unopened }) => unopened !== undefined);
  expect(broken).toEqual([expect.objectContaining({ unopened: expect.stringContaining(leadId) })]);
  expect(broken[0]).not.toHaveProperty('identity');
  expect(listed.map(({ identity }) => identity?.name)).toContain('Annabel Whole');
  expect((await listLeads(server().db, { identity: false })).some(({ unopened }) => unopened)).toBe(false);
});
