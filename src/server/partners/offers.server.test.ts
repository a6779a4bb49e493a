import { expect, test } from 'vitest';
import { remotePartners } from './testing/remotePartners.ts';

const { partner, visitor } = remotePartners();

test.each([
  ['https://offers.example/1', 'https://pictures.example/1.png', true, true],
  ['http://offers.example/1', 'data:image/png;base64,AAAA', true, true],
  ['https://offers.example/1', 'https://elsewhere.example/1.png', true, false],
  ['https://offers.example/1', 'http://pictures.example/1.png', true, false],
  ['https://offers.example/1', 'data:text/html,x', true, false],
  ['https://offers.example/1', '/1.png', true, false],
  ['javascript:alert(1)', 'https://pictures.example/1.png', false, false],
  ['/signup', 'https://pictures.example/1.png', false, false],
])('an offer that leads to %s, with the picture %s: shown %o, with its picture %o', async (url, imageUrl, ...shown) => {
  const offer = { id: '1', title: 'T', description: 'D', url };
  partner.answer = { status: 200, body: [{ ...offer, imageUrl }] };
  const reply = await visitor().call('directOffers', { params: { country: 'US', postalCode: '90210' }, query: {} });
  const [isShown, hasPicture] = shown;
  expect(reply.json()).toEqual(isShown ? [{ ...offer, ...(hasPicture && { imageUrl }) }] : []);
  expect(reply.headers['content-security-policy']).toMatch(/img-src 'self' data: https:\/\/pictures\.example;/);
});

test('an offer that cannot be read does not cost the others', async () => {
  const offer = { id: '1', title: 'T', description: 'D', url: 'https://offers.example/1' };
  const near = { params: { country: 'US' as const, postalCode: '90210' }, query: {} };
  partner.answer = { status: 200, body: [{ ...offer, title: 7 }, offer, null] };
  expect((await visitor().call('directOffers', near)).json()).toEqual([offer]);
  partner.answer = { status: 200, body: [{ ...offer, title: 7 }] };
  expect((await visitor().call('directOffers', near)).statusCode).toBe(503);
});
