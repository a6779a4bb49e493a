import type { FastifyBaseLogger } from 'fastify';
import type { LeadConsent } from '#src/generated/api.ts';
import type { ServerContext } from '#src/server/context.ts';
import { invalid } from '#src/server/http/refusal.ts';
import { isPublished, type Worded } from './wordings.ts';

/** Refuses with 400 what is no moment of ISO 8601. */
export function requireMoment(clientTime: string | undefined): void {
  if (clientTime !== undefined && Number.isNaN(Date.parse(clientTime)))
    throw invalid('clientTime', 'The moment is not an ISO 8601 one.');
}

/** Refuses with 400 a wording that no page has shown for such a consent. */
export async function requireWording({ db, settings }: ServerContext, worded: Worded): Promise<void> {
  if (!(await isPublished(db, settings, worded)))
    throw invalid('text', 'No page shows this wording for such a consent.');
}

/**
 * Those of a save whose wording pages have shown. A lead is never refused for another, which is left out and told to the
 * operators. Refuses with 400 what is no moment.
 */
export async function publishedConsents(
  { db, settings }: ServerContext,
  consents: readonly LeadConsent[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<LeadConsent[]> {
  const published: LeadConsent[] = [];
  for (const consent of consents) {
    requireMoment(consent.clientTime);
    if (await isPublished(db, settings, consent)) published.push(consent);
    else {
      const { consentType, locale } = consent;
      log.error({ alarm: 'consent-wording-unknown', consentType, locale }, 'consent left out of a save');
    }
  }
  return published;
}
