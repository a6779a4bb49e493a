import { expect, test } from 'vitest';
import { examples } from '#src/server/testing/examples.ts';
import { remotePartners } from './testing/remotePartners.ts';

const { partner, visitor } = remotePartners();

test('a service that looks at the start alone gives nobody an appointment for years', async () => {
  partner.answer = { status: 200, body: { id: 'anything' } };
  const { body } = examples.book;
  const replies = [
    await visitor().call('book', { body: { ...body, end: '2099-01-01T00:00:00Z' } }),
    await visitor().call('book', { body }),
  ];
  const moved = await visitor().send(
    'POST',
    replies[1]?.json<{ change: string }>().change ?? '',
    `do=move&time=2026-11-19T17:00:00Z+2099-01-01T00:00:00Z+${body.resourceId}`,
    { 'content-type': 'application/x-www-form-urlencoded' },
  );
  expect([...replies, moved].map(({ statusCode }) => statusCode)).toEqual([400, 201, 400]);
});

test.each(['book', 'bookSite'] as const)(
  '%s is told a key, the same until it has answered, and not asked again for one that it has booked',
  async (name) => {
    const key = { 'idempotency-key': `a-key-of-${name}` };
    const send = () => visitor().call(name, examples[name === 'book' ? 'book' : 'bookSite'], key);
    partner.answer = { status: 409 };
    const taken = await send();
    partner.answer = { status: 500 };
    const away = await send();
    partner.answer = { status: 200, body: { id: 'b-7' } };
    const booked = await send();
    partner.answer = { status: 409 };
    const again = await send();
    expect([taken, away, booked, again].map(({ statusCode }) => statusCode)).toEqual([409, 503, 201, 201]);
    expect(again.json()).toEqual(booked.json());
    const [refused, lost, answered, ...others] = partner.received.map(({ headers }) => headers['idempotency-key']);
    expect(lost).toMatch(/^[\da-f]{64}$/);
    // A service answers a key that it has refused as it did before.
    expect([answered, refused === lost, others]).toEqual([lost, false, []]);
  },
);
