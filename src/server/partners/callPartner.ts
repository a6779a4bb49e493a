import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '#src/server/context.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { askRemote, type PartnerRequest, type Read } from './remote.ts';
import { wordsFor, type PartnerName } from '#src/server/settings/partners.ts';

/** One thing that an outside party can be asked for. */
export type Question<In, Out> = {
  partner: PartnerName;
  /** What is sent to the party; its key is added. */
  request(input: In): PartnerRequest;
  /** Makes the answer of what the party sent; throws when it cannot be used. */
  read: Read<Out>;
  /** Answers in the place of the party, from our own database. Throws `Refusal` where the party would refuse. */
  standIn(context: ServerContext, input: In): Promise<Out>;
  /** The answer of a party that has nothing to tell. */
  empty: Out;
  /** What a refusal of the party means to the caller, by its status; other statuses are faults of the party. */
  refusals?: Readonly<Record<number, () => Out>>;
};

/** Asks the party itself where its address is set, else its stand-in. Throws 503 when there is no good answer. */
export async function ask<In, Out>(
  context: ServerContext,
  log: FastifyBaseLogger,
  question: Question<In, Out>,
  input: In,
): Promise<Out> {
  const { partner } = question;
  const settings = context.settings.partners[partner];
  if (settings.url === undefined) return askStandIn(context, question, input);
  const answer = await askRemote(context.settings, partner, question.request(input), question.read);
  if (answer.kind === 'answer') return answer.value;
  const status = answer.kind === 'status' ? answer.status : undefined;
  const refusal = status === undefined ? undefined : question.refusals?.[status];
  // A party that does not know our key says 401 too: whatever the visitor is answered, the operators are told.
  if (!refusal || status === 401) log.warn({ partner, problem: answer.kind, status }, 'partner');
  if (refusal) return refusal();
  throw partnerAway(partner);
}

async function askStandIn<In, Out>(context: ServerContext, question: Question<In, Out>, input: In): Promise<Out> {
  const { partner } = question;
  const mood = context.settings.partners[partner].standIn;
  if (mood === 'failing') throw partnerAway(partner);
  if (mood === 'slow') await delay(context.settings.standInDelayMs);
  return mood === 'empty' ? question.empty : question.standIn(context, input);
}

/** 503: the party does not answer, or not with anything that can be used. */
export function partnerAway(partner: PartnerName): Refusal {
  const message = `There is no answer from ${wordsFor(partner)} at the moment. Try again shortly.`;
  return new Refusal(503, { error: 'partnerAway', message }, 5);
}
