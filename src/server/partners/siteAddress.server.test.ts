import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openPartnerServer } from '#src/server/partners/testing/partnerServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';

const partner = openPartnerServer();
const environment = () => ({ ...partner.environment(), PUBLIC_ORIGINS: 'https://trials.example' });
const server = testServer({ environment });

/** The status of a call at a path as it is: most clients of HTTP take dots out of it before they send it. */
function statusOf(address: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      text(response).then(() => resolve(response.statusCode), reject);
    })
      .on('error', reject)
      .end();
  });
}

test('a site whose id is dots leads to no other address of the service', async () => {
  const address = await server().app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (id: string) => statusOf(address, `/api/site/scheduling/${id}/status`);
  partner.answer = { status: 200, body: { enabled: true } };
  const answers = [];
  for (const id of ['DEMO-1-01', '%2e', '%2e%2E', '.%2e']) answers.push(await ask(id));
  expect(partner.received.map(({ url }) => url)).toEqual(['/site/scheduling/DEMO-1-01/status']);
  expect(answers).toEqual([200, 404, 404, 404]);
});
