import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { brandNames } from '#src/domain/brands/index.ts';
import { sendEmail } from '#src/server/messages/email.ts';
import { httpReceiver } from '#src/server/outbox/receiver.ts';
import { codeOf } from '#src/server/codeOf.ts';
import { bucketOf } from '#src/server/pictures/bucket.ts';
import { readSettings } from '#src/server/settings/settings.ts';
import { callPartner, type PartnerCall } from './callPartner.ts';

const fileOf = (name: string) => readFileSync(new URL(`../testing/certificates/${name}.pem`, import.meta.url), 'utf8');

/** A server on this machine with a certificate, and whether anything was sent to it after the certificate was. */
async function serverWith(name: string) {
  const pem = fileOf(name);
  const state = { port: 0, sent: 0 };
  const server = createServer({ key: pem, cert: pem }, (_request, response) => response.end('{}'));
  server.on('secureConnection', (socket) => socket.on('data', () => void (state.sent += 1)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  state.port = (server.address() as AddressInfo).port; // It listens on a port.
  return state;
}

const chat: PartnerCall<undefined, undefined> = {
  partner: 'chat',
  request: () => ({ method: 'GET', path: '/availability' }),
  read: () => undefined,
  standIn: () => Promise.reject(new Error('no stand-in is asked')),
  empty: undefined,
};

/** Calls each of those that are called by an address of the settings; gives what the log says of it. */
async function callAll(port: number): Promise<unknown[]> {
  const url = `https://localhost:${port}`;
  const settings = readSettings({
    CHAT_URL: url,
    CHAT_KEY: 'key',
    PICTURES_URL: `${url}/pictures`,
    PICTURES_KEY_ID: 'id',
    PICTURES_SECRET: 'secret',
    EMAIL_URL: `smtps://localhost:${port}`,
    EMAIL_FROM: 'care@trials.example',
    PUBLIC_ORIGINS: 'https://trials.example',
    PARTNER_TIMEOUT_MS: '60000',
  });
  const told: unknown[] = [];
  const log = { warn: (line: unknown) => void told.push(line) };
  // Neither needs more of a server than its settings.
  const context = { settings } as never;
  const letter = { id: '1', to: 'a@b.example', brand: brandNames[0], subject: 'Yours', text: 'A letter.' } as never;
  const failed = (error: unknown) => void told.push(codeOf(error));
  await callPartner(context, log, chat, undefined).catch(() => undefined);
  await sendEmail(context, log, letter).catch(() => undefined);
  await bucketOf(settings)?.put('x', new Uint8Array(1)).catch(failed);
  await httpReceiver(url, ['whsec_c2VjcmV0'])('1', {} as never, new AbortController().signal).catch(failed);
  return told;
}

test.each([
  ['selfSigned', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['expired', 'CERT_HAS_EXPIRED'],
  ['otherHost', 'ERR_TLS_CERT_ALTNAME_INVALID'],
])('a server with the certificate %s is sent nothing, and the log says %s', async (name, code) => {
  const trusted = getCACertificates('default');
  if (name !== 'selfSigned') setDefaultCACertificates([...trusted, fileOf(name)]);
  onTestFinished(() => setDefaultCACertificates(trusted));
  const server = await serverWith(name);
  expect(await callAll(server.port)).toEqual([
    { partner: 'chat', problem: 'silence', status: undefined, code },
    { partner: 'email', problem: code, status: undefined },
    `PUT_${code}`,
    code,
  ]);
  expect(server.sent).toBe(0);
});
