import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isAdvisorLineOpen } from '#src/domain/advisorLine.ts';
import { toE164 } from '#src/domain/phone.ts';
import { isParticipant } from '#src/server/participants.ts';
import type { ServerContext } from '#src/server/context.ts';
import { handle } from '#src/server/handle.ts';

/** Both answers of the match take at least this long, so that the time tells nothing. */
const EVEN_ANSWER_MS = 60;

/** Phone numbers: whether they exist, whether they belong to a participant, and whether ours is answered now. */
export function addPhones(app: FastifyInstance, { db, settings, clock }: ServerContext): void {
  handle(app, settings, 'validatePhone', ({ body: { phone, country } }) => {
    const e164 = toE164(phone, country);
    return Promise.resolve(e164 === undefined ? { valid: false } : { valid: true, e164 });
  });

  handle(app, settings, 'alreadyMatched', async ({ body: { phone, studyId } }) => {
    const [isMatched] = await Promise.all([isParticipant(db, studyId, phone), delay(EVEN_ANSWER_MS)]);
    return isMatched;
  });

  handle(app, settings, 'canCallNow', () => Promise.resolve({ callNow: isAdvisorLineOpen(clock()) }));
}
