import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { callRemote, type PartnerRequest, type Read } from './remote.ts';
import { wordsFor, type PartnerName } from '#src/server/settings/partners.ts';

/** What the call of a partner needs. */
export type PartnerContext = Omit<ServerContext, 'cookieSecrets' | 'searches'>;

/** One call that a partner answers. */
export type PartnerCall<In, Out> = {
  partner: PartnerName;
  /** What is sent to the partner; its key is added. */
  request(input: In): PartnerRequest;
  /** Reads what the partner sent; throws when it cannot be used. */
  read: Read<Out>;
  /** The stand-in: answers from our own database. Throws `Refusal` where the partner would refuse. */
  standIn(context: PartnerContext, input: In): Promise<Out>;
  /** The empty answer. */
  empty: Out;
  /** What a refusal of the partner means to the caller, by its HTTP status; other statuses are errors of the partner. */
  refusals?: Readonly<Record<number, () => Out>>;
};

/** Calls the partner where its address is set, else its stand-in. Throws 503 when there is no usable answer. */
export async function callPartner<In, Out>(
  context: PartnerContext,
  log: Pick<FastifyBaseLogger, 'warn'>,
  call: PartnerCall<In, Out>,
  input: In,
): Promise<Out> {
  const { partner } = call;
  const settings = context.settings.partners[partner];
  if (settings.url === undefined) return callStandIn(context, call, input);
  const answer = await callRemote(context.settings, partner, call.request(input), call.read);
  if (answer.kind === 'answer') return answer.value;
  const status = answer.kind === 'status' ? answer.status : undefined;
  const refusal = status === undefined ? undefined : call.refusals?.[status];
  // A partner that does not accept our key answers 401 too, so that status is always logged.
  const code = answer.kind === 'silence' ? answer.code : undefined;
  if (!refusal || status === 401) log.warn({ partner, problem: answer.kind, status, code }, 'partner');
  if (refusal) return refusal();
  throw partnerUnavailable(partner);
}

/** Has the stand-in answer, as the settings want it to behave. Throws 503 where there is none. */
export async function callStandIn<In, Out>(
  context: PartnerContext,
  call: Pick<PartnerCall<In, Out>, 'partner' | 'standIn' | 'empty'>,
  input: In,
): Promise<Out> {
  const { partner } = call;
  const behaviour = context.settings.partners[partner].standIn;
  if (behaviour === undefined || behaviour === 'failing') throw partnerUnavailable(partner);
  if (behaviour === 'slow') await delay(context.settings.standInDelayMs);
  return behaviour === 'empty' ? call.empty : call.standIn(context, input);
}

/** Whether a partner has refused, and not left open what it has done. */
export const isAnswer = (error: unknown): boolean => error instanceof Refusal && error.status !== 503;

/** 503: the partner does not answer, or not with anything usable. */
export function partnerUnavailable(partner: PartnerName): Refusal {
  const message = `There is no answer from ${wordsFor(partner)} at the moment. Try again shortly.`;
  return new Refusal(503, { error: 'partnerAway', message }, 5);
}
