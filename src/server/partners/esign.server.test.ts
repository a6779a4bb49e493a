import { expect, test } from 'vitest';
import type { Input } from '#src/api/call.ts';
import { examples } from '#src/server/testing/examples.ts';
import { saveLead } from '#src/server/testing/savedLeads.ts';
import { startTestServer } from '#src/server/testing/startTestServer.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';
import { ours, remotePartners } from './testing/remotePartners.ts';

const { partner, environment, server, visitor } = remotePartners();

/** How a call for a signature is answered. */
const statusOf = async (by: Visitor, changes: Partial<Input<'startEsign'>['body']>) =>
  (await by.call('startEsign', { body: { ...examples.startEsign.body, ...changes } })).statusCode;

test('a signing service is given the number of a lead of the session, or of the link, and no other', async () => {
  partner.answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
  const own = await saveLead(server(), { phone1: '+12125550177' });
  const other = await server().visitor();
  const stranger = '+12125550188';
  expect(await statusOf(own.visitor, { phone: '(212) 555-0177' })).toBe(200);
  expect(await statusOf(other, { phone: '+12125550177', slug: own.slug })).toBe(200);
  expect(partner.received).toHaveLength(2);
  expect(await statusOf(own.visitor, { phone: stranger, leadId: own.leadId })).toBe(403);
  expect(await statusOf(other, { phone: '+12125550177' })).toBe(403);
  expect(await statusOf(other, { phone: stranger, slug: own.slug, type: 'SMS' })).toBe(403);
  expect(await statusOf(other, { phone: '+12125550177', leadId: own.leadId })).toBe(403);
  expect(partner.received).toHaveLength(2);
});

test('a signing service is asked to write to one number five times an hour, whoever asks', async () => {
  partner.answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
  const limited = await startTestServer(server(), { ...environment(), RATE_LIMIT_FACTOR: '1' });
  const phone = '+12125550179';
  const people = await Promise.all([1, 2].map(() => saveLead(limited, { phone1: phone })));
  const statuses = [];
  for (const { visitor: one } of [...people, ...people, ...people]) statuses.push(await statusOf(one, { phone }));
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(partner.received).toHaveLength(5);
});

test.each([[{ customerURL: 'javascript:alert(1)' }], [{ customerURL: '/here' }], [{}], [null]])(
  'an e-signature that answers %o leads nowhere',
  async (body) => {
    partner.answer = { status: 200, body };
    expect((await visitor().call('startEsign', examples.startEsign)).statusCode).toBe(503);
  },
);

test.each([
  [
    'https://www.trials.example/signup/es/ws17/result?studyId=1&email=a&slug=a-link&x=a@example.org',
    `${ours[1]}/signup/es/ws17/thanks?studyId=1`,
  ],
  ['https://trials.example/signup/ws17/result', `${ours[0]}/signup/ws17/thanks`],
  ['https://evil.example/signup/ws17/result', `${ours[0]}/signup/ws17/thanks`],
  ['https://www.trials.example//evil.example/ws17/result', `${ours[1]}/signup/ws17/thanks`],
])('whoever signs on from %s is to come back to %s', async (referer, returnUrl) => {
  partner.answer = { status: 200, body: { customerURL: 'https://sign.example/1' } };
  await visitor().call('startEsign', examples.startEsign, { referer, host: new URL(referer).host });
  expect(partner.received[0]?.body).toEqual({ ...examples.startEsign.body, returnUrl });
});
