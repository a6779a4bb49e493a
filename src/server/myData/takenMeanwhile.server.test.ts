import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSettings } from '#src/server/settings/settings.ts';
import { exampleLeadConsent } from '#src/server/testing/examples.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { testCookieSecrets } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { copyOf } from './copy.ts';
import { openLink } from './link.ts';
import { loadMyData } from './load.ts';
import { linkOf } from './testing/links.ts';
import { standing } from './withdraw.ts';

const server = testServer();
const context = () => ({
  db: server().db,
  clock: server().clock,
  settings: readSettings({}),
  cookieSecrets: testCookieSecrets,
});

/** What a link opened a moment before somebody else came by the link of the lead, or before nothing happened. */
async function opened(isTaken: boolean) {
  const { slug, lead } = await saveLead(server());
  const link = (await linkOf(server(), slug)).split('/').at(-1) ?? '';
  const found = await openLink(context(), link);
  if (!found || !('earlier' in found)) throw new Error('The link opens a lead.');
  const own = { firstName: 'Secretia', email: 'secret@example.org', consents: [exampleLeadConsent()] };
  const taking = { ...lead, leadId: randomUUID(), ...own };
  if (isTaken) await update(await server().visitor(), slug, taking);
  return found;
}

test('what is read of a lead that goes over to somebody else meanwhile is shown to nobody', async () => {
  const found = await opened(true);
  expect(await copyOf(context(), found)).toBeUndefined();
  expect(await loadMyData(context(), found, 'en')).toBeUndefined();
  const rows = server().db.selectFrom('consent').select(['consent_type as type', 'position']);
  const consent = await rows.where('lead_id', '=', found.earlier.lead.leadId).executeTakeFirstOrThrow();
  expect(await standing(context(), found, consent)).toBeUndefined();
});

test('what stays theirs is shown', async () => {
  const found = await opened(false);
  expect(await copyOf(context(), found)).toContain('"Annabel"');
  expect(await loadMyData(context(), found, 'en')).toMatchObject({ isHandedOver: false });
});
