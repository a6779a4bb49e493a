import { expect, test } from 'vitest';
import { testServer } from '#src/server/testing/testServer.ts';

const direct = testServer();
const behind = testServer({ environment: () => ({ TRUST_PROXY: 'loopback', HTTPS: 'false' }) });

/** How many addresses those callers have, by what the server keeps of whoever asks for a code. */
async function addressesOf(server: ReturnType<typeof direct>, forwarded: readonly string[]): Promise<number> {
  await server.db.deleteFrom('contact_code').execute();
  for (const [place, text] of forwarded.entries()) {
    const body = { kind: 'phone', contact: `+1312555${3000 + place}`, country: 'US', locale: 'en' } as const;
    const headers = { 'x-forwarded-for': text, 'x-real-ip': text, forwarded: `for=${text}` };
    expect((await (await server.visitor()).call('sendCode', { body }, headers)).statusCode).toBe(200);
  }
  const rows = await server.db.selectFrom('contact_code').select('address').execute();
  return new Set(rows.map(({ address }) => address)).size;
}

test('without a proxy a caller has the address of the connection, whatever they write', async () => {
  expect(await addressesOf(direct(), ['192.0.2.1', '192.0.2.2', '2001:db8::1'])).toBe(1);
});

test('behind one it is the address that the proxy adds, and not what the caller wrote before it', async () => {
  expect(await addressesOf(behind(), ['192.0.2.1', '192.0.2.2'])).toBe(2);
  expect(await addressesOf(behind(), ['10.0.0.1, 192.0.2.1', '10.0.0.2, 192.0.2.1', 'nobody, 192.0.2.1'])).toBe(1);
});
