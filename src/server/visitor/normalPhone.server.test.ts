import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { proveByCode } from '#src/server/contacts/testing/proveByCode.ts';
import { exampleLead } from '#src/server/testing/examples.ts';
import { create, savedLeads } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const server = testServer();
const { rowOf } = savedLeads(server);

test.each([
  ['US', '+113125550145', '+13125550145'],
  ['GB', '+4402079460145', '+442079460145'],
] as const)('a number of %s that is written as %s is the one that its owner has', async (country, phone1, number) => {
  const visitor = await server().visitor();
  await proveByCode(server(), visitor, { kind: 'phone', contact: number });
  const postalCode = country === 'GB' ? 'SW1A 1AA' : '60601';
  const lead = exampleLead({ country, phone1, postalCode });
  expect((await create(visitor, lead)).statusCode).toBe(201);
  expect((await rowOf(lead.leadId))?.phone).toBe(number);
  const proven = server().db.selectFrom('lead_contact').select('verified_at').where('lead_id', '=', lead.leadId);
  expect(await proven.where('kind', '=', 'phone').execute()).toEqual([{ verified_at: expect.any(Date) }]);
  // Whoever asks to be erased by their number is, however it was written.
  await runCommand(server(), ['privacy', 'erase', number]);
  expect(await rowOf(lead.leadId)).toBeUndefined();
});
