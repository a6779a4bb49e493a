import type { FastifyInstance } from 'fastify';
import { isAdvisorLineOpen, nextOpening } from '#src/domain/advisorLine.ts';
import { mayAskAbout } from '#src/server/studies/askedNumbers.ts';
import { isParticipant } from '#src/server/studies/participants.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sessionSecretOf } from '#src/server/http/csrf.ts';
import { evenly } from '#src/server/http/evenly.ts';
import { handle } from '#src/server/http/handle.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import { callPartner } from '#src/server/partners/callPartner.ts';
import { checkedByPattern, phoneCheck } from '#src/server/partners/phones.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';

/** Both answers of the match take at least this long, so that the time reveals nothing. */
const EVEN_ANSWER_MS = 60;

/** Phone numbers: whether they exist, whether they belong to a participant, and whether ours is answered now. */
export function addPhones(app: FastifyInstance, context: ServerContext): void {
  const { db, settings, clock } = context;

  handle(app, settings, 'validatePhone', async ({ body }, { request }) => {
    try {
      return await callPartner(context, request.log, phoneCheck, body);
    } catch (error) {
      // A service that is down must not stop a visitor.
      if (error instanceof Refusal) return checkedByPattern(body.phone, body.country);
      throw error;
    }
  });

  handle(app, settings, 'alreadyMatched', async ({ body }, { request }) => {
    const phone = normalPhone(body.phone);
    const question = {
      phone,
      session: sessionSecretOf(request, settings.https) ?? '',
      address: callerAddress(request),
    };
    if (!(await mayAskAbout(db, question, { factor: settings.rateLimitFactor, now: clock() }))) {
      request.log.warn({ alarm: 'numbers-asked' }, 'somebody asks about more phone numbers than a visitor has');
      throw tooManyNumbers();
    }
    return evenly(context, EVEN_ANSWER_MS, isParticipant(db, { studyId: body.studyId, phone }));
  });

  handle(app, settings, 'canCallNow', () => {
    const now = clock();
    if (isAdvisorLineOpen(now, settings.advisorDaysOff)) return Promise.resolve({ callNow: true });
    return Promise.resolve({ callNow: false, opens: nextOpening(now, settings.advisorDaysOff).toISOString() });
  });
}

const tooManyNumbers = () =>
  new Refusal(429, { error: 'tooMany', message: 'Too many phone numbers were asked about. Try again tomorrow.' }, 3600);
