import { sourceLocale } from '#src/generated/locales.ts';
import type { FastifyInstance } from 'fastify';
import { countryOfAlpha3 } from '#src/domain/countries/countryOf.ts';
import { findReleasedStudy } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { hasPostalCodes, isKnownPostalCode } from '#src/server/studies/postalAreas.ts';
import { sitesNear } from '#src/server/studies/sites.ts';
import { handle } from '#src/server/http/handle.ts';
import { notFound } from '#src/server/http/refusal.ts';

/** Postal codes and the sites near them. */
export function addPlaces(app: FastifyInstance, { db, settings }: ServerContext): void {
  handle(app, settings, 'siteSearch', async ({ query: { studyId, postalCode, country } }) => {
    const released = await findReleasedStudy(db, studyId, sourceLocale);
    if (!released) throw notFound('studyId', 'There is no such study.');
    const area = { studyId, targetArea: released.study.siteTargetAreaType, postalCode, country };
    return sitesNear(db, area, settings.siteRadiusKm);
  });

  handle(app, settings, 'verifyPostalCode', async ({ query: { postalCode, country: alpha3 } }, { reply }) => {
    const country = countryOfAlpha3(alpha3);
    // Where there is no list of codes the answer follows from the pattern alone.
    if (country !== undefined && !(await hasPostalCodes(db, country))) reply.header('x-postal-code', 'not verified');
    return country !== undefined && isKnownPostalCode(db, postalCode, country);
  });
}
