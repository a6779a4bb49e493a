import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { CallName } from '#src/api/call.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** Requests a minute from one address, whatever they ask for. */
const GENERAL = 1200;

/** Requests a minute from one address to calls that tell something about people, cost much, or write much. */
const perMinute: Partial<Record<CallName, number>> = {
  book: 20,
  bookSite: 20,
  startEsign: 10,
  brandConnectConsent: 60,
  partnerCheck: 60,
  updateIndications: 60,
  studySearch: 60,
  uploadRecording: 120,
  directOffers: 60,
  relay: 30,
  adClick: 30,
  adConversion: 30,
  alreadyMatched: 12,
  validatePhone: 40,
  verifyPostalCode: 60,
  siteSearch: 60,
  createLead: 40,
  updateLead: 60,
  sendConsent: 120,
  screeningResult: 60,
  reportError: 60,
};

/** Bytes of a body at most, of calls that need more than the others: the first batch of a recording is a whole page. */
const bodyLimits: Partial<Record<CallName, number>> = { uploadRecording: 2 * 1024 * 1024 };

/** How much a call may be sent, as the route option; undefined for the usual limit. */
export const bodyLimitOf = (name: CallName): number | undefined => bodyLimits[name];

/** Limits by address, in this process alone: a proxy in front must limit what several servers take together. */
export async function addLimits(app: FastifyInstance, settings: Settings): Promise<void> {
  const { shedLoadMs, rateLimitFactor: factor } = settings;
  if (shedLoadMs > 0)
    await app.register(underPressure, {
      maxEventLoopDelay: shedLoadMs,
      // Who asks whether the process lives must not be told to come later: it would be restarted when it has most to do.
      pressureHandler: ({ url }) => (url === '/healthz' ? undefined : Promise.reject(strained)),
    });
  if (factor === 0) return;
  await app.register(rateLimit, {
    max: Math.ceil(GENERAL * factor),
    timeWindow: 60_000,
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

const strained = new Refusal(
  503,
  { error: 'unavailable', message: 'The service is not available at the moment. Try again shortly.' },
  10,
);

/** The limit of a call, as the route option that the plugin reads. */
export function limitOf(name: CallName, factor: number): { rateLimit?: { max: number } } {
  const max = perMinute[name];
  return max === undefined || factor === 0 ? {} : { rateLimit: { max: Math.ceil(max * factor) } };
}

function tooMany(ttlMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new Refusal(429, { error: 'tooMany', message: `Too many requests. Try again in ${seconds} s.` }, seconds);
}
