import { sourceLocale } from '#src/generated/locales.ts';
import type { FastifyInstance } from 'fastify';
import { isBirthDate } from '#src/domain/dates.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import { bioQualifies } from '#src/domain/qualification.ts';
import { findStudy } from '#src/server/studies/catalogue.ts';
import type { ServerContext } from '#src/server/context.ts';
import { sitesNear } from '#src/server/studies/sites.ts';
import { handle } from '#src/server/http/handle.ts';
import { invalid, notFound } from '#src/server/http/refusal.ts';
import { searchStudies } from '#src/server/studies/search.ts';
import { positionOf } from '#src/server/studies/searchCursor.ts';
import { todayIn } from '#src/server/visitor/today.ts';

/** Which studies suit whom: the search, and the check that partners make for a candidate. */
export function addMatching(
  app: FastifyInstance,
  { db, searches, settings, clock, cookieSecrets }: ServerContext,
): void {
  handle(app, settings, 'studySearch', ({ body }) => {
    const after = positionOf(body, cookieSecrets);
    if (body.cursor !== undefined && !after)
      throw invalid('cursor', 'This page belongs to another search. Search again from the first page.');
    const { siteRadiusKm: radiusKm, healthyIndicationId } = settings;
    return searchStudies(searches, body, { radiusKm, healthyIndicationId, secrets: cookieSecrets, after });
  });

  handle(app, settings, 'partnerCheck', async ({ body: { studyId, postalCode, country, ...answers } }) => {
    const today = todayIn(country, clock());
    if (!isBirthDate(answers.birthDate, today)) throw invalid('birthDate', 'There is no such birth date.');
    requirePostalCode(postalCode, country);
    const study = await findStudy(db, studyId, sourceLocale);
    if (!study) throw notFound('studyId', 'There is no such study.');
    const area = { studyId, targetArea: study.siteTargetAreaType, postalCode, country };
    const sites = await sitesNear(db, area, settings.siteRadiusKm);
    return { qualified: sites.length > 0 && bioQualifies({ answers, study, today }) };
  });
}

function requirePostalCode(postalCode: string, country: Parameters<typeof isPostalCode>[1]): void {
  if (!isPostalCode(postalCode, country)) throw invalid('postalCode', 'Invalid postal code');
}
