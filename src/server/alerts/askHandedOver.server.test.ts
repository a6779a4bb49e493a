import { expect, test } from 'vitest';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { alertEnvironment, alertsOf } from './testing/alertsOf.ts';

const server = testServer({ environment: alertEnvironment });
const { turnedAway } = alertsOf(server);

test('who asks while their lead goes over to somebody else has nobody told', async () => {
  const { ask, leadId } = await turnedAway();
  const { db } = server();
  expect((await whileHandedOver(server(), leadId, ask)).statusCode).toBe(404);
  expect(await db.selectFrom('study_alert').select('lead_id').where('lead_id', '=', leadId).execute()).toEqual([]);
  expect(await db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute()).toEqual([]);
});
