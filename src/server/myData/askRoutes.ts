import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { myDataPath } from '#src/domain/policies.ts';
import type { ServerContext } from '#src/server/context.ts';
import { refuseForeignForms } from '#src/server/http/csrf.ts';
import { HourlyBudget } from '#src/server/http/hourlyBudget.ts';
import { evenly } from '#src/server/http/evenly.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import { countryOfHeader } from '#src/server/visitor/language.ts';
import { frameOf } from '#src/server/pages/frameOf.ts';
import { answer, unseen } from '#src/server/pages/unseen.ts';
import { askForLinks, contactTyped } from './ask.ts';
import { askedPage, askPage } from './askPage.ts';

type Query = { language?: string; asked?: string };

/** Every answer takes at least so long, so that the time does not tell who is known. */
const EVEN_ANSWER_MS = 250;
/** Links that one address may ask for within an hour in this process, and within a minute at all servers together. */
const PER_HOUR = 20;
const PER_MINUTE = 5;
const MAX_TYPED = 254;

/** Where somebody asks for a link to their data. The answer never tells whether a number or an address is known. */
export function addAsking(app: FastifyInstance, context: ServerContext): void {
  const { rateLimitFactor } = context.settings;
  const budget = new HourlyBudget({ address: { calls: PER_HOUR } }, rateLimitFactor);
  const hasAskedTooOften = async (request: FastifyRequest) => {
    const spent = budget.take({ address: callerAddress(request) }, { calls: 1 }, context.clock()) > 0;
    return spent || ((await app.waitOf?.(request, { name: 'askForLink', perMinute: PER_MINUTE })) ?? 0) > 0;
  };

  app.get<{ Querystring: Query }>(myDataPath, (request, reply) => {
    const frame = frameOf(request, context.settings, { asked: request.query.language });
    if (request.query.asked !== undefined) return answer(reply, askedPage(frame));
    return answer(reply, askPage({ typed: '' }, frame));
  });

  app.post<{ Body?: URLSearchParams }>(myDataPath, { onRequest: refuseForeignForms }, async (request, reply) => {
    const form = request.body ?? new URLSearchParams();
    const typed = (form.get('contact') ?? '').replaceAll('\0', '').trim().slice(0, MAX_TYPED);
    const frame = frameOf(request, context.settings, { asked: form.get('language') });
    const contact = contactTyped(typed, countryOfHeader(request.headers['accept-language']));
    if (!contact) return answer(reply.code(400), askPage({ typed, problem: 'invalid' }, frame));
    if (await hasAskedTooOften(request)) return sendTooOften(reply, context, frame.language, typed);
    await evenly(context, EVEN_ANSWER_MS, askForLinks(context, contact));
    return afterAsking(reply, frame.language);
  });
}

/** The answer to whoever has asked for more than a visitor needs: the number to call, and the form. */
export function sendTooOften(reply: FastifyReply, context: ServerContext, language?: string, typed = ''): FastifyReply {
  const frame = frameOf(reply.request, context.settings, { asked: language });
  return answer(reply.code(429), askPage({ typed, problem: 'tooOften' }, frame));
}

const afterAsking = (reply: FastifyReply, language: string) =>
  unseen(reply).redirect(`${myDataPath}?${new URLSearchParams({ asked: '1', language }).toString()}`, 303);
