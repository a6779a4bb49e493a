import { sourceLocale } from '#src/generated/locales.ts';
import type { Input, Reply } from '#src/api/call.ts';
import { defaultCountry } from '#src/domain/countries/index.ts';
import type { PatientInfo, RelayMessage } from '#src/generated/api.ts';
import { findStudy } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sitesNear } from '#src/server/studies/sites.ts';
import { identifiedSince } from '#src/server/leads/find.ts';
import { updateIndications } from '#src/server/leads/indications.ts';
import { saveScreening } from '#src/server/leads/screening.ts';
import { matchesSchema } from '#src/server/http/validation.ts';
import { openRow, sealedPlace } from '#src/server/db/sealed/rows.ts';
import { sealingOf } from '#src/server/sealing/carried.ts';
import { notFound } from '#src/server/http/refusal.ts';
import type { PartnerCall } from './callPartner.ts';
import { hasLead } from './leadOfLink.ts';
import { replyReader } from './replyReader.ts';

/** The queue that the relay sorts our messages into. */
const QUEUE = 'subreg';

/** A message about a lead that a link was sent to. Null when the link is unknown or has expired. */
export const relayed: PartnerCall<RelayMessage, Reply<'relay'>> = {
  partner: 'relay',
  request: (body) => ({ method: 'POST', path: '/messages', body, headers: { 'x-queue': QUEUE } }),
  read: replyReader('relay'),
  standIn: answerMessage,
  empty: null,
  refusals: {
    401: () => null,
    404: () => {
      throw notFound('path', 'There is no such lead, link or study.');
    },
  },
};

const isScreening = matchesSchema('screeningResult', 'body');
const isIndications = matchesSchema('updateIndications', 'body');

/** Whether the body of a message is what the call of its path takes. */
export function isSoundMessage({ path, method, body }: RelayMessage): boolean {
  if (path.startsWith('temp_links/')) return method === 'GET' && body === undefined;
  return method === 'POST' && (path.endsWith('/screening') ? isScreening(body) : isIndications(body));
}

async function answerMessage(context: ServerContext, { path, body }: RelayMessage): Promise<Reply<'relay'>> {
  // `isSoundMessage` has validated the body by the schema of the call.
  if (path === 'subjects/subreg/screening') return saveScreening(context, body as Input<'screeningResult'>['body']);
  if (path === 'subjects/subreg/indications')
    return updateIndications(context, body as Input<'updateIndications'>['body']);
  const [, slug = '', what, studyId] = path.split('/');
  const info = await patientInfo(context, slug);
  return info && what === 'study' ? sitesFor(context, Number(studyId), info) : info;
}

/** What is known of the person: by the link that was sent, else by the lead of that slug. */
async function patientInfo(context: ServerContext, slug: string): Promise<PatientInfo | null> {
  const { db, clock } = context;
  const link = await db
    .selectFrom('temp_link')
    .select(['slug', 'sealed'])
    .where('slug', '=', slug)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (link) {
    const info = sealingOf(db).open(sealedPlace('temp_link', link), link.sealed);
    return (await hasLead(context, slug, info)) ? info : null;
  }
  const row = await db
    .selectFrom('lead')
    .select(['id', 'sealed', 'country'])
    .where('slug', '=', slug)
    .where('updated_at', '>=', identifiedSince(clock()))
    .executeTakeFirst();
  if (!row) return null;
  const lead = openRow(db, 'lead', row);
  return {
    firstName: lead.first_name,
    lastName: lead.last_name,
    phone: lead.phone,
    postalCode: lead.postal_code,
    country: lead.country,
    ...(lead.email !== null && { email: lead.email }),
    ...(lead.date_of_birth !== null && { birthDate: lead.date_of_birth }),
    ...(lead.gender !== null && { gender: lead.gender }),
  };
}

async function sitesFor({ db, settings }: ServerContext, studyId: number, info: PatientInfo) {
  const study = await findStudy(db, studyId, sourceLocale);
  if (!study) throw notFound('path', 'There is no such lead, link or study.');
  const { postalCode = '', country = defaultCountry } = info;
  return sitesNear(db, { studyId, targetArea: study.siteTargetAreaType, postalCode, country }, settings.siteRadiusKm);
}
