import type { FastifyRequest } from 'fastify';
import type { Tie } from '#src/server/consents/tie.ts';
import type { ServerContext } from '#src/server/context.ts';
import { countRequest } from '#src/server/http/countRequests.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { askerHash } from '#src/server/visitor/contact.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';

/** Signatures that are begun for one number within an hour, whoever asks. */
const MOST_OF_NUMBER = 5;
const HOUR_MS = 3_600_000;

/**
 * Refuses with 403 a number that is of no lead which this session saved or whose secret slug the page showed, and with 429
 * one for which as many signatures were begun. A signing service sends texts to whatever number it is given.
 */
export async function requireOwnNumber(
  context: ServerContext,
  request: FastifyRequest,
  { phone, tie: { leadId, proof } }: { phone: string; tie: Tie },
): Promise<void> {
  const ids = [
    ...(await sessionLeads(context, request)),
    ...(proof === 'link' && leadId !== undefined ? [leadId] : []),
  ];
  const rows =
    ids.length === 0
      ? []
      : await context.db.selectFrom('lead').select(['country', 'phone_hash']).where('id', 'in', ids).execute();
  const sealing = sealingOf(context.db);
  const own = rows.find((row) => row.phone_hash === sealing.hash('phone', normalPhone(phone, row.country)));
  if (!own) throw otherNumber();
  await requireFewOfNumber(context, own.phone_hash);
}

const otherNumber = () =>
  new Refusal(403, {
    error: 'otherNumber',
    message: 'A signature is for the number of a lead that this session saved. Save the lead first.',
    field: 'phone',
  });

async function requireFewOfNumber(context: ServerContext, number: string): Promise<void> {
  const { db, settings, clock } = context;
  const most = Math.ceil(MOST_OF_NUMBER * settings.rateLimitFactor);
  if (most === 0) return;
  const asker = askerHash(context, `signatures for ${number}`);
  const counted = await countRequest(db, { asker, now: clock(), windowMs: HOUR_MS });
  if (counted && counted.requests > most) throw tooManyOfNumber();
}

const tooManyOfNumber = () =>
  new Refusal(
    429,
    { error: 'tooMany', message: 'This number was sent to often enough. Try again in an hour.', field: 'phone' },
    3600,
  );
