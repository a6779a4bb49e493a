import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { brandNames, type Brand } from '#src/domain/brands/index.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { invalid } from './refusal.ts';
import { brandOf, outsideOf } from '#src/server/visitor/pageSettings.ts';

const self = ["'self'"];
const none = ["'none'"];

const origins = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));

const asText = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');

/**
 * What a page of a brand may load and do: its own scripts and styles, nothing inline, no text that becomes a script or
 * markup, and the picture of the traffic partner. Outside scripts run in frames of their own.
 */
function contentSecurityPolicy(brand: Brand, settings: Settings): string {
  const { tagManager, chat, pixel } = outsideOf(brand, settings);
  const directives = {
    'default-src': none,
    'script-src': self,
    'style-src': self,
    'img-src': [...self, 'data:', ...origins([pixel]), ...settings.offerImageOrigins],
    'connect-src': self,
    'frame-src': tagManager || chat ? self : none,
    'font-src': self,
    'manifest-src': self,
    'form-action': self,
    'base-uri': none,
    'frame-ancestors': none,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': none,
  };
  return asText(directives);
}

/**
 * What the page of a third-party script may do, in the frame of another page of ours: load that script and what its origin
 * has. It has no origin itself, however it is opened.
 */
export function framePolicy(script: string): string {
  const origin = [new URL(script).origin];
  return asText({
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
    'default-src': none,
    'script-src': [...self, ...origin],
    'style-src': [...origin, "'unsafe-inline'"],
    'img-src': [...origin, 'data:'],
    'font-src': origin,
    'media-src': origin,
    'connect-src': origin,
    'form-action': origin,
    'base-uri': none,
    'frame-ancestors': self,
  });
}

/** Powers of the browser that no page of ours needs. */
const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
  .map((power) => `${power}=()`)
  .join(', ');

/** Headers that act on what a browser shows as a page, and on nothing that a page loads. */
export const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
] as const;

/** That browsers come by HTTPS alone. */
const transport = ({ https }: Pick<Settings, 'https'>): Readonly<Record<string, string>> =>
  https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};

/** The headers of answers that are given before any hook runs: those to requests that cannot be read. */
export const bareHeaders = (settings: Pick<Settings, 'https'>): Readonly<Record<string, string>> => ({
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  ...transport(settings),
});

/** Security headers on every answer, errors included (scripts and styles go without those of pages), and the id that names the request in the log. */
export async function addHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const policies = new Map(brandNames.map((brand) => [brand, contentSecurityPolicy(brand, settings)]));
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    xPoweredBy: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const policy = policies.get(brandOf(request.hostname, settings));
    reply
      .headers(transport(settings))
      .header('content-security-policy', policy)
      .header('permissions-policy', permissionsPolicy)
      .header('x-request-id', request.id);
    done(isHost(request.host) && hasOneHost(request.raw) ? undefined : noHost);
  });
}

const noHost = invalid('Host', 'The header Host is not the name of one host.');

/**
 * Node drops all but the first, and a proxy may have gone by another. None was named before HTTP/1.1. Names of headers and their
 * values take turns.
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Whether a request names a host that addresses can be made of, or leaves it blank, as a probe does. */
const isHost = (host: string) =>
  host === '' || (/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`));
