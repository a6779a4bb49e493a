import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get as getPlain, type ClientRequest, type IncomingMessage } from 'node:http';
import { get, type RequestOptions } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serve } from '#src/server/testing/process.ts';
import { freePort } from '#scripts/freePort.ts';
import type { Check } from './tryRoot.ts';
import { within } from './within.ts';

const settings = 'src/server/docker/Caddyfile';
/** A link of one visitor, which no log may contain. */
const link = '/my-data/nobody-has-this-link';
const startsWithinMs = 20_000;

/** Whether the proxy of the compose file is installed here. */
export const isProxyHere = (): boolean => spawnSync('caddy', ['version']).status === 0;

async function answerTo(request: ClientRequest) {
  // A response is what its one event brings.
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

/** Answers of the server through the proxy, whose certificate is checked against the authority that it made. */
const asks =
  (port: number, authority: string) =>
  (path: string, options: RequestOptions = {}) =>
    answerTo(get({ host: 'localhost', port, path, ca: readFileSync(authority), ...options }));

/** Runs the proxy of the compose file as it is in front of a server: what a visitor gets by it, and what it writes of them. */
export async function tryProxy(check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'openscreener-proxy-'));
  const server = await serve({ TRUST_PROXY: 'loopback', DATA_DIR: join(folder, 'data') });
  const [http, https] = [await freePort(), await freePort()];
  const proxy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', settings], {
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      HOSTS: 'localhost',
      APPLICATION: 'localhost',
      APPLICATION_PORT: new URL(server.address).port,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const written = text(proxy.stderr);
  try {
    const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
    const ask = asks(https, authority);
    const isUp = await within(
      startsWithinMs,
      async () => existsSync(authority) && (await ask('/readyz')).status === 200,
    );
    check('the proxy starts, and its certificate is that of its own authority', isUp);
    if (!isUp) return;
    const page = await ask('/signup/ws10/home');
    check('a page by HTTPS', page.status === 200 && page.body.includes('data-campaign='), String(page.status));
    check('browsers are told to stay with HTTPS', page.headers['strict-transport-security'] !== undefined);
    const plain = await answerTo(getPlain({ host: 'localhost', port: http, path: '/signup/ws10/home?x=1' }));
    check(
      'who comes without is led there',
      plain.status === 308 && plain.headers.location?.startsWith('https://localhost') === true,
      plain.headers.location,
    );
    const old = { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    const refused = await ask('/', old).then(
      () => '',
      (error: unknown) => String(error),
    );
    check('TLS 1.1 is refused by the proxy', /alert/i.test(refused), refused);
    await ask(link);
    server.signal('SIGTERM');
    await server.ended;
    const without = await ask(link);
    check('without a server it says so', without.status === 502 || without.status === 503, String(without.status));
  } finally {
    proxy.kill('SIGTERM');
    server.signal('SIGTERM');
    await server.ended;
    const log = await written;
    check('the proxy writes no address of a request', !log.includes(link), log.includes(link) ? log : '');
    rmSync(folder, { recursive: true, force: true });
  }
}
