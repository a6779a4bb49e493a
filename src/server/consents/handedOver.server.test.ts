import { beforeEach, expect, test } from 'vitest';
import { signer } from '#src/server/esign/testing/signing.ts';
import { exampleConsent, examples } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { whileHandedOver } from '#src/server/testing/whileHandedOver.ts';

const server = testServer();

beforeEach(() => server().setTime());

type Saved = Awaited<ReturnType<typeof saveLead>>;

const statusOf = async ({ leadId }: Saved, send: () => ReturnType<Saved['visitor']['call']>) =>
  (await whileHandedOver(server(), leadId, send)).statusCode;

const consentsOf = ({ leadId }: Saved) =>
  server().db.selectFrom('consent').select('id').where('lead_id', '=', leadId).execute();

test('who consents while their lead goes over to somebody else consents for nobody', async () => {
  const saved = await saveLead(server());
  const body = exampleConsent(saved.slug, { phone: saved.lead.phone1 });
  expect(await statusOf(saved, () => saved.visitor.call('sendConsent', { body }))).toBe(404);
  expect(await consentsOf(saved)).toEqual([]);
});

test.each(['slug', 'id'] as const)(
  'who agrees to commercial texts for the %s of a lead that goes over at this moment decides for nobody',
  async (by) => {
    const saved = await saveLead(server());
    const named = by === 'slug' ? { slug: saved.slug } : { leadId: saved.leadId };
    const body = { ...examples.brandConnectConsent.body, phone: saved.lead.phone1, ...named };
    expect(await statusOf(saved, () => saved.visitor.call('brandConnectConsent', { body }))).toBe(204);
    expect(await consentsOf(saved)).toEqual([]);
  },
);

test('who begins to sign for a lead that goes over at this moment signs for nobody', async () => {
  const saved = await saveLead(server());
  const { db } = server();
  const body = { ...signer(saved.lead.phone1), slug: saved.slug };
  expect(await statusOf(saved, () => saved.visitor.call('startEsign', { body }))).toBe(200);
  expect(await db.selectFrom('esign_session').select('id').where('lead_id', '=', saved.leadId).execute()).toEqual([]);
});
