import type { FastifyRequest } from 'fastify';
import { leadHeader } from '#src/api/services.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sessionSecretOf } from '#src/server/http/csrf.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import { openRow } from '#src/server/db/sealed/rows.ts';
import { Refusal, invalid } from '#src/server/http/refusal.ts';
import { decideReopened } from '#src/server/leads/decideReopened.ts';
import { noLead } from '#src/server/scheduling/book.ts';
import { findReleasedStudy } from '#src/server/studies/catalogue.ts';
import { mayAskAbout } from '#src/server/studies/askedNumbers.ts';
import { normalPhone } from '#src/server/visitor/normalPhone.ts';
import { sessionLeads } from '#src/server/visitor/sessionLead.ts';

/** A lead that may book: who is called, and about what. */
export type BookingLead = {
  id: string;
  name: string;
  email: string | null;
  phone: string;
  study: { id: number; title: string };
};

/**
 * The lead for which this session books with this number: one that it saved itself and that qualifies for a study that is
 * open, perhaps again since, and no simulation. The header chooses among several; without it the latest. Throws 403 without
 * such a lead, 400 for a number that is neither its own nor its caregiver's.
 */
export async function bookingLead(
  context: ServerContext,
  request: FastifyRequest,
  phone: string,
): Promise<BookingLead> {
  const { db } = context;
  const lead = await qualifiedLead(context, request);
  const released = lead?.study_id && (await findReleasedStudy(db, lead.study_id, lead.language));
  if (!lead || !released || released.isClosed || released.study.isSimulation) throw noLead();
  const number = normalPhone(phone);
  if (number !== lead.phone && number !== lead.caregiver_phone)
    throw invalid('customer.phone', 'This is not the number that the answers were saved with.');
  const { id, title } = released.study;
  return {
    id: lead.id,
    name: `${lead.first_name} ${lead.last_name}`,
    email: lead.email,
    phone: number,
    study: { id, title },
  };
}

/** Whether something could not be written because its lead was erased meanwhile. */
export const isErasedSince = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'appointment_lead_id_fkey';

/** The lead of this session, by its slug in the header, whatever it qualifies for. Undefined for strangers. */
export async function leadOfSession(context: ServerContext, request: FastifyRequest, slug: string) {
  const ids = await sessionLeads(context, request);
  if (ids.length === 0) return undefined;
  return context.db.selectFrom('lead').select('id').where('id', 'in', ids).where('slug', '=', slug).executeTakeFirst();
}

async function qualifiedLead(context: ServerContext, request: FastifyRequest) {
  const { db } = context;
  const ids = await sessionLeads(context, request);
  if (ids.length === 0) return undefined;
  const slug = request.headers[leadHeader];
  const rows = await db
    .selectFrom('lead')
    .leftJoin('caregiver', 'caregiver.lead_id', 'lead.id')
    .select(['lead.id', 'lead.sealed', 'slug', 'study_id', 'language', 'qualified', 'caregiver.sealed as caregiver'])
    .where('lead.id', 'in', ids)
    .execute();
  const own = rows
    .filter((row) => slug === undefined || row.slug === slug)
    .map(({ caregiver: sealed, ...row }) => ({
      ...openRow(db, 'lead', row),
      caregiver_phone: sealed && openRow(db, 'caregiver', { lead_id: row.id, sealed }).phone,
    }));
  await requireFewNumbers(context, request, own);
  const qualified: typeof own = [];
  for (const row of own) if (row.qualified === true || (await decideReopened(context, row))) qualified.push(row);
  return qualified.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))[0];
}

/** Numbers within a day for which a session may try to book, and all sessions of an address: clinics book for many. */
const most = { address: 200, session: 3 };

/** Who takes part in a study does not qualify, so that the answer tells of a number: 429 for more than a visitor has. */
async function requireFewNumbers(context: ServerContext, request: FastifyRequest, leads: readonly { phone: string }[]) {
  const { db, settings, clock } = context;
  const asker = { session: sessionSecretOf(request, settings.https) ?? '', address: callerAddress(request) };
  for (const phone of new Set(leads.map((lead) => lead.phone))) {
    const asked = { factor: settings.rateLimitFactor, now: clock() };
    if (await mayAskAbout(db, { phone, ...asker }, asked, most)) continue;
    request.log.warn({ alarm: 'numbers-asked' }, 'somebody asks about more phone numbers than a visitor has');
    throw tooManyNumbers();
  }
}

const tooManyNumbers = () =>
  new Refusal(429, { error: 'tooMany', message: 'Too many phone numbers were booked for. Try again tomorrow.' }, 3600);
