import type { CallName, Input } from '#src/api/call.ts';

const site = { studySiteId: 'DEMO-1-12' };
const days = { to: 7, timezone: 'America/Chicago' };

/** A good input for each call without a body. */
export const readingExamples = {
  initialPayload: { query: { signup: 'ws10', language: 'en', studyId: '1' } },
  session: {},
  criteria: { params: { studyId: 1 }, query: { language: 'es' } },
  listedStudies: { query: { 'ids[]': [2, 1], locale: 'es' } },
  indicationCategories: { query: { locale: 'en' } },
  siteSearch: { query: { studyId: 1, postalCode: '60611', country: 'US' } },
  canCallNow: { query: { country: 'US', postalCode: '60611' } },
  verifyPostalCode: { query: { postalCode: '60611', country: 'USA' } },
  availability: { query: days },
  siteSchedulingStatus: { params: site },
  siteAvailability: { params: site, query: days },
  directOffers: { params: { country: 'US', postalCode: '60611' }, query: { limit: 2 } },
  agentAvailability: {},
} satisfies { [N in CallName]?: Input<N> };
