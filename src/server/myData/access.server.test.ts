import { expect, test } from 'vitest';
import { runCommand } from '#src/server/operator/testing/runCommand.ts';
import { saveLead, update } from '#src/server/testing/savedLeads.ts';
import { startTestServer, secretsOf } from '#src/server/testing/startTestServer.ts';
import { testServer } from '#src/server/testing/testServer.ts';
import { linkOf } from './testing/links.ts';

const server = testServer();
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
const get = (path: string) => server().stranger().send('GET', path);

test('the operator makes a link that tells nobody whose it is, and opens the page for a week', async () => {
  const { slug, leadId, lead } = await saveLead(server());
  const link = await linkOf(server(), slug);
  expect(link).toMatch(/^\/my-data\/[\w-]{100,180}$/);
  const readable = Buffer.from(link.split('/').at(-1) ?? '', 'base64url').toString('latin1') + link;
  for (const secret of [slug, leadId, leadId.replaceAll('-', ''), lead.phone1, 'Annabel'])
    expect(readable).not.toContain(secret);
  expect(await linkOf(server(), slug)).not.toBe(link);
  expect((await get(link)).statusCode).toBe(200);
  server().setTime('2026-11-25T17:59:00Z');
  expect((await get(link)).statusCode).toBe(200);
  server().setTime('2026-11-25T18:00:01Z');
  expect((await get(link)).statusCode).toBe(404);
});

test('copies and forms are limited for an address', async () => {
  const { slug } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const limited = await startTestServer(server(), { RATE_LIMIT_FACTOR: '1' });
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await limited.stranger().send('GET', `${link}/copy`)).statusCode);
  for (let turn = 0; turn < 31; turn += 1)
    statuses.push((await limited.stranger().send('POST', link, 'do=', formHeaders)).statusCode);
  await limited.close();
  const expected = [...(Array(10).fill(200) as number[]), 429, ...(Array(30).fill(303) as number[]), 429];
  expect(statuses).toEqual(expected);
});

test('no cache, search engine, other page or log learns the address, and the policy allows no script of others', async () => {
  const { slug } = await saveLead(server());
  const link = await linkOf(server(), slug);
  server().lines.length = 0;
  for (const path of [link, `${link}/copy`]) {
    const { headers } = await get(path);
    expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      'no-store',
      'noindex, nofollow',
      'strict-origin',
    ]);
  }
  const { body, headers } = await get(link);
  expect(headers['content-security-policy']).toMatch(/default-src 'none';script-src 'self'/);
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('<script');
  expect(server().lines.join('\n')).toContain('/my-data/:link');
  expect(server().lines.join('\n')).not.toContain(link.split('/').at(-1));
});

test('a link that was forged or changed opens nothing, nor one that went to a number that has changed since', async () => {
  const { slug, visitor, lead, leadId } = await saveLead(server());
  const link = await linkOf(server(), slug);
  const text = link.split('/').at(-1) ?? '';
  const flipped = `${text.slice(0, 60)}${text[60] === 'A' ? 'B' : 'A'}${text.slice(61)}`;
  const other = await startTestServer(
    server(),
    {},
    { cookieSecrets: secretsOf('another secret that only tests have') },
  );
  const bad = [flipped, text.slice(0, -1), `${text}A`, slug, leadId, 'x'];
  const replies = [
    ...(await Promise.all(bad.map((one) => get(`/my-data/${one}`)))),
    ...(await Promise.all(bad.map((one) => get(`/my-data/${one}/copy`)))),
    await other.stranger().send('GET', link),
  ];
  await other.close();
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect((await get(link)).statusCode).toBe(200);
  await update(visitor, slug, { ...lead, phone1: '+12125550444' });
  expect((await get(link)).statusCode).toBe(404);
  const newer = await linkOf(server(), slug);
  expect((await get(newer)).statusCode).toBe(200);
});

test('the command makes a link for a lead alone', async () => {
  await expect(runCommand(server(), ['privacy', 'link', '+12125550123'])).rejects.toThrow(
    'npm run privacy -- link SLUG',
  );
  await expect(runCommand(server(), ['privacy', 'link', 'nobody'])).rejects.toThrow('There is no lead with this slug.');
});
