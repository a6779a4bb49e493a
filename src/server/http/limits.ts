import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#src/api/call.ts';
import { sessionSecretOf } from './csrf.ts';
import { HourlyBudget } from './hourlyBudget.ts';
import { minuteStore } from './minuteStore.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { maxPartBytes } from '#src/domain/pictures.ts';
import api from '#schemas/api.schema.json' with { type: 'json' };

/** Requests a minute from one address, whatever they ask for. */
const GENERAL = 1200;

type Limits = {
  description: string;
  perMinute?: number;
  acrossServers?: boolean;
  perHour?: { calls: number; kilobytes: number };
};

/** The calls as their schema has them; those that reveal something about people, are expensive or write much have a limit of their own. */
const calls: Record<CallName, Limits> = api.properties;

/** All sessions of one address together may send so many times what one may: many share the address of a phone network. */
const SESSIONS = 10;

/** Bytes of a body at most, of calls that need more than the others: the first batch of a recording is a whole page. */
const bodyLimits: Partial<Record<CallName, number>> = {
  uploadRecording: 2 * 1024 * 1024,
  uploadPicture: maxPartBytes,
};

/** How much a call may be sent, as the route option; undefined for the usual limit. */
export const bodyLimitOf = (name: CallName): number | undefined => bodyLimits[name];

/** The address that limits count by: networks give one subscriber a whole range of the newer kind. */
export const callerAddress = (request: FastifyRequest): string => normalizeIP(request.ip);

/** Limits by address, counted by all servers of a database together, a second late. */
export async function addLimits(app: FastifyInstance, settings: Settings): Promise<void> {
  const { rateLimitFactor: factor } = settings;
  if (factor === 0) return;
  await app.register(rateLimit, {
    max: Math.ceil(GENERAL * factor),
    timeWindow: 60_000,
    store: minuteStore(app.sharedCounts),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

/** So many requests a minute from one address, as the config of a route; with a factor of 0 any number. */
export const limitedTo = (perMinute: number, factor: number): { rateLimit?: { max: number } } =>
  factor === 0 ? {} : { rateLimit: { max: Math.ceil(perMinute * factor) } };

/** The same for a call, by its schema. */
export const limitOf = (name: CallName, factor: number): { rateLimit?: { max: number } } => {
  const { perMinute } = calls[name];
  return perMinute === undefined ? {} : limitedTo(perMinute, factor);
};

/** The limit of a call that all servers count together, as hooks of its route: none where one server is alone. */
export function sharedLimitOf(app: FastifyInstance, name: CallName) {
  const { perMinute, acrossServers = false } = calls[name];
  const { waitOf } = app;
  if (!acrossServers || perMinute === undefined || !waitOf) return [];
  return [
    async (request: FastifyRequest) => {
      const seconds = await waitOf(request, { name, perMinute });
      if (seconds > 0) throw tooMany(seconds * 1000);
    },
  ];
}

type BudgetSettings = Pick<Settings, 'rateLimitFactor' | 'https'>;

/**
 * What a session, and all of an address, may send to a writing call within an hour, as the hook of its route: nobody
 * fills the disk within the limits by the minute. All servers of a database count together, a second late.
 */
export function budgetOf(app: FastifyInstance, name: CallName, { rateLimitFactor, https }: BudgetSettings) {
  const { perHour } = calls[name];
  if (!perHour) return {};
  const session = { calls: perHour.calls, bytes: perHour.kilobytes * 1024 };
  const address = { calls: session.calls * SESSIONS, bytes: session.bytes * SESSIONS };
  const sharing = { name: `hour ${name}`, counts: app.sharedCounts };
  const budget = new HourlyBudget({ session, address }, rateLimitFactor, sharing);
  const preValidation = (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void) => {
    const sender = { session: sessionSecretOf(request, https) ?? '', address: callerAddress(request) };
    const seconds = budget.take(sender, { calls: 1, bytes: bytesOf(request) }, new Date());
    done(seconds > 0 ? tooMany(seconds * 1000) : undefined);
  };
  return { preValidation };
}

/** Size of a body that has arrived; one sent in chunks does not say it. */
function bytesOf({ headers, body }: FastifyRequest): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return body instanceof Uint8Array ? body.length : Buffer.byteLength(JSON.stringify(body ?? ''));
}

function tooMany(ttlMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new Refusal(429, { error: 'tooMany', message: `Too many requests. Try again in ${seconds} s.` }, seconds);
}
