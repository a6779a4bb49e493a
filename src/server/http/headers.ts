import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#src/server/settings/settings.ts';

const self = ["'self'"];
const none = ["'none'"];

const origins = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));

/** What a page may load and do: its own scripts and styles, nothing inline, and what the settings let outside parties add. */
function contentSecurityPolicy({ outside }: Settings) {
  const scripts = origins([outside.tagManager, outside.tagManagerTrialsWorld, outside.chat]);
  const directives = {
    defaultSrc: none,
    scriptSrc: [...self, ...scripts],
    styleSrc: self,
    imgSrc: [...self, 'data:', ...scripts, ...origins([outside.pixel])],
    connectSrc: [...self, ...scripts],
    fontSrc: self,
    manifestSrc: self,
    formAction: self,
    baseUri: none,
    frameAncestors: none,
  };
  return { useDefaults: false, directives };
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

/** The headers of answers that are given before any hook runs: those to requests that cannot be read. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

/** Security headers on every answer, errors included, and the id that names the request in the log. */
export async function addHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const { https } = settings;
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: contentSecurityPolicy(settings),
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    xPoweredBy: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy).header('x-request-id', request.id);
    done();
  });
}
