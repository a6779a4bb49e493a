import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Input } from '#src/api/call.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { ServerContext } from '#src/server/context.ts';
import type { Database } from '#src/server/db/schema.ts';
import { handle } from '#src/server/http/handle.ts';
import { callPartner, partnerUnavailable } from '#src/server/partners/callPartner.ts';
import { lockedTie, tieOf } from '#src/server/consents/tie.ts';
import { requireOwnNumber } from '#src/server/esign/ownNumber.ts';
import { signerOf } from '#src/server/esign/signer.ts';
import { esignSession } from '#src/server/partners/esign.ts';
import { adClick, adConversion } from '#src/server/partners/adSecurity.ts';
import { agents } from '#src/server/partners/chat.ts';
import { offersNear, showableOffers } from '#src/server/partners/offers.ts';
import { isSoundMessage, relayed } from '#src/server/partners/relay.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';
import { isKnownPostalCode } from '#src/server/studies/postalAreas.ts';
import { deidentifiedText } from '#src/server/visitor/deidentify.ts';
import { visitName } from '#src/server/visitor/visit.ts';

/** An error for the operators at the first search for offers, where there is no service and no demo that has any. */
function missingServiceReport(log: FastifyBaseLogger, { partners, demoData }: Settings): () => void {
  let isDue = partners.offers.url === undefined && !demoData;
  return () => {
    if (isDue) log.error({ partner: 'offers' }, 'OFFERS_URL is not set: visitors are shown no offers');
    isDue = false;
  };
}

const standInsOf = ({ partners }: Settings) =>
  Object.entries(partners).flatMap(([name, { url }]) => (url === undefined ? [name] : []));

/** A link that was made for one person may name them as its source: the platform is told of none. */
const withoutPerson = (body: Input<'adClick'>['body']) => ({ ...body, utm_source: deidentifiedText(body.utm_source) });

/** Offers at most, unless fewer are asked for. */
const OFFERS = 100;

/** The calls that partners answer, besides bookings. */
export function addPartners(app: FastifyInstance, context: ServerContext): void {
  const { settings } = context;
  app.log.info({ standIns: standInsOf(settings) }, 'partners that are stood in for');

  handle(app, settings, 'startEsign', async ({ body }, { request }) => {
    const named = { slug: body.slug, tabId: body.leadId };
    // Ours texts nobody.
    if (settings.partners.esign.url !== undefined)
      await requireOwnNumber(context, request, { phone: body.phone, tie: await tieOf(context, request, named) });
    const signer = {
      ...signerOf(body, request, settings),
      lockedTie: (tx: Transaction<Database>) => lockedTie({ ...context, db: tx }, request, named),
    };
    const started = await callPartner(context, request.log, esignSession, signer);
    if (started.customerURL === '') throw partnerUnavailable('esign');
    return started;
  });

  const reportNoOffers = missingServiceReport(app.log, settings);
  handle(app, settings, 'directOffers', async ({ params: { country, postalCode }, query }, { request }) => {
    if (!isPostalCode(postalCode, country)) throw invalid('postalCode', 'Invalid postal code');
    if (!(await isKnownPostalCode(context.db, postalCode, country)))
      throw notFound('postalCode', 'There is no such postal code.');
    const { limit = OFFERS, excluded_advertisers: excludedAdvertisers = '' } = query;
    reportNoOffers();
    const near = { country, postalCode, limit, excludedAdvertisers };
    const offers = await callPartner(context, request.log, offersNear, near);
    return showableOffers(offers, settings.offerImageOrigins);
  });

  handle(app, settings, 'relay', ({ body }, { request }) => {
    if (!isSoundMessage(body)) throw invalid('body', 'The method or the body does not fit the path of the message.');
    return callPartner(context, request.log, relayed, body);
  });

  handle(app, settings, 'agentAvailability', (_input, { request }) => callPartner(context, request.log, agents, {}));
  handle(app, settings, 'adClick', ({ body }, { request }) =>
    callPartner(context, request.log, adClick, { body: withoutPerson(body), visit: visitName(request, context) }),
  );
  handle(app, settings, 'adConversion', ({ body }, { request }) =>
    callPartner(context, request.log, adConversion, { body: withoutPerson(body), visit: visitName(request, context) }),
  );
}
