import { expect } from 'vitest';
import type { CallName, Input } from '#src/api/call.ts';
import { examples } from '#src/server/testing/examples.ts';

const site = { studySiteId: 'DEMO-1-01' };
const window = { to: 7, timezone: 'America/Chicago' };
const slot = {
  start: '2026-11-19T16:00:00Z',
  end: '2026-11-19T16:30:00Z',
  resources: [{ id: 'r', name: 'R', timezone: 'UTC' }],
};
const offer = { id: '1', title: 'T', description: 'D', url: 'https://offers.example/1' };

type Case = {
  [N in CallName]: readonly [name: N, input: Input<N>, address: string, reply: unknown, answer: unknown];
}[CallName];

/** For each call that a partner answers: what the partner is sent, its reply, and the answer to the visitor. */
export const partnerCases: readonly Case[] = [
  [
    'availability',
    { query: window },
    'GET /scheduling/availability?to=7&timezone=America%2FChicago',
    [{ ...slot, more: 1 }],
    [slot],
  ],
  [
    'book',
    examples.book,
    'POST /scheduling/bookings',
    { id: 'b-1' },
    expect.objectContaining({ id: expect.stringMatching(/^[\da-f-]{36}$/) }),
  ],
  [
    'siteSchedulingStatus',
    { params: site },
    'GET /site/scheduling/DEMO-1-01/status',
    { enabled: true },
    { enabled: true },
  ],
  [
    'siteAvailability',
    { params: site, query: window },
    'GET /site/scheduling/DEMO-1-01/availability?to=7&timezone=America%2FChicago',
    [],
    [],
  ],
  [
    'bookSite',
    examples.bookSite,
    'POST /site/scheduling/DEMO-1-01/booking',
    '',
    expect.objectContaining({ id: expect.stringMatching(/^[\da-f-]{36}$/) }),
  ],
  [
    'startEsign',
    examples.startEsign,
    'POST /consents/lightico/start-session',
    { customerURL: 'https://sign.example/1' },
    { customerURL: 'https://sign.example/1' },
  ],
  [
    'directOffers',
    { params: { country: 'US', postalCode: '90210' }, query: {} },
    'GET /affiliates/US/90210?limit=100&excluded_advertisers=',
    [{ ...offer, rank: 2 }],
    [offer],
  ],
  ['relay', examples.relay, 'POST /messages', { firstName: 'A' }, { firstName: 'A' }],
  [
    'validatePhone',
    examples.validatePhone,
    'POST /phone/validate',
    { valid: true, e164: '+1' },
    { valid: true, e164: '+1' },
  ],
  ['agentAvailability', {}, 'GET /availability', 'Online', { status: 'online' }],
  [
    'adClick',
    examples.adClick,
    'POST /click',
    { transactionId: 't', score: 1 },
    { transactionId: 't', response: '{"transactionId":"t","score":1}' },
  ],
  ['adConversion', examples.adConversion, 'POST /conversion', 'OK', expect.objectContaining({ response: 'OK' })],
];
