import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOnPostgres } from '#src/server/testing/engines/provided.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { isAnyWaiting } from '#src/server/testing/isAnyWaiting.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';
import { codeSent, proveByCode } from './testing/proveByCode.ts';

const server = testServer();

test('a proof waits for an erasure of the same moment, and the erasure not for it', async () => {
  const { visitor, leadId } = await saveLead(server(), { phone1: '+13125550461' });
  // As an erasure, which locks the lead first, and only then what it is reached by.
  const proving = await server()
    .db.transaction()
    .execute(async (tx) => {
      await sql`select from lead where id = ${leadId}::uuid for update`.execute(tx);
      const begun = proveByCode(server(), visitor, { kind: 'phone', contact: '+13125550461' });
      // The embedded database has one connection, for which the others wait.
      if (isOnPostgres()) await expect.poll(() => isAnyWaiting(tx)).toBe(true);
      await sql`select from lead_contact where lead_id = ${leadId}::uuid for update`.execute(tx);
      return { begun };
    });
  expect(await proving.begun).toEqual({ outcome: 'verified' });
});

test('who proves a number while their lead goes over to somebody else proves it for nobody', async () => {
  const { visitor, leadId } = await saveLead(server(), { phone1: '+13125550462' });
  const { db } = server();
  const type = await codeSent(server(), visitor, { kind: 'phone', contact: '+13125550462' });
  expect(await whileHandedOver(server(), leadId, type)).toEqual({ outcome: 'verified' });
  const proved = db.selectFrom('lead_contact').select('value').where('lead_id', '=', leadId);
  expect(await proved.where('verified_at', 'is not', null).execute()).toEqual([]);
});
