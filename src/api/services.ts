import type { CallName } from './call.ts';

/** Who answers a call. The page asks its own server for all of them, which passes on what is not for `api`. */
export type Host =
  | 'api'
  | 'scheduling'
  | 'siteScheduling'
  | 'consents'
  | 'esign'
  | 'recording'
  | 'offers'
  | 'relay'
  | 'chat'
  | 'adSecurity'
  | 'phones';

/** What a call carries: path parameters, query and JSON body, whichever its schema has. */
export type InputPart = 'params' | 'query' | 'body';

export type Service = {
  method: 'GET' | 'POST' | 'PUT';
  /** Below `apiBasePath`. `:name` stands for the path parameter of that name. */
  path: `/${string}`;
  host: Host;
  parts: readonly InputPart[];
};

/** Prefix of every call to the `api` host. */
export const apiBasePath = '/api';

/** Header in which a caller names one saving attempt; retries of the same content repeat it. */
export const idempotencyHeader = 'idempotency-key';

/** Readable cookie that the initial payload and the session set, and the header in which writing calls send it back. */
export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'x-xsrf-token';

/** One row per call of the API schema: client and server both read it, so an address stands in one place. */
export const services = {
  initialPayload: { method: 'GET', path: '/initial_payload', host: 'api', parts: ['query'] },
  session: { method: 'GET', path: '/session', host: 'api', parts: [] },
  criteria: { method: 'GET', path: '/studies/:studyId/criteria', host: 'api', parts: ['params', 'query'] },
  indicationCategories: { method: 'GET', path: '/indication_categories', host: 'api', parts: ['query'] },
  siteSearch: { method: 'GET', path: '/sites/search', host: 'api', parts: ['query'] },
  alreadyMatched: { method: 'POST', path: '/subjects/already_matched', host: 'api', parts: ['body'] },
  canCallNow: { method: 'GET', path: '/can_call_now', host: 'api', parts: ['query'] },
  verifyPostalCode: { method: 'GET', path: '/postal_codes/verify', host: 'api', parts: ['query'] },
  validatePhone: { method: 'POST', path: '/phone/validate', host: 'phones', parts: ['body'] },
  createLead: { method: 'POST', path: '/subjects', host: 'api', parts: ['body'] },
  updateLead: { method: 'PUT', path: '/subjects/:slug', host: 'api', parts: ['params', 'body'] },
  sendConsent: { method: 'POST', path: '/consents', host: 'consents', parts: ['body'] },
  screeningResult: { method: 'POST', path: '/subjects/subreg/screening', host: 'api', parts: ['body'] },
  actions: { method: 'POST', path: '/actions', host: 'api', parts: ['body'] },
  routerLog: { method: 'POST', path: '/actions/router_log', host: 'api', parts: ['body'] },
  redirectDebug: { method: 'POST', path: '/redirect_debug', host: 'api', parts: ['body'] },
  reportError: { method: 'POST', path: '/errors', host: 'api', parts: ['body'] },
  availability: { method: 'GET', path: '/scheduling/availability', host: 'scheduling', parts: ['query'] },
  book: { method: 'POST', path: '/scheduling/bookings', host: 'scheduling', parts: ['body'] },
  siteSchedulingStatus: {
    method: 'GET',
    path: '/site/scheduling/:studySiteId/status',
    host: 'siteScheduling',
    parts: ['params'],
  },
  siteAvailability: {
    method: 'GET',
    path: '/site/scheduling/:studySiteId/availability',
    host: 'siteScheduling',
    parts: ['params', 'query'],
  },
  bookSite: {
    method: 'POST',
    path: '/site/scheduling/:studySiteId/booking',
    host: 'siteScheduling',
    parts: ['params', 'body'],
  },
  startEsign: { method: 'POST', path: '/consents/lightico/start-session', host: 'esign', parts: ['body'] },
  brandConnectConsent: { method: 'POST', path: '/consents/brand-connect', host: 'consents', parts: ['body'] },
  partnerCheck: { method: 'POST', path: '/partner/bio_qualification', host: 'api', parts: ['body'] },
  updateIndications: { method: 'POST', path: '/subjects/subreg/indications', host: 'api', parts: ['body'] },
  studySearch: { method: 'GET', path: '/studies/search', host: 'api', parts: ['query'] },
  uploadRecording: { method: 'POST', path: '/sr/new', host: 'recording', parts: ['body'] },
  directOffers: { method: 'GET', path: '/affiliates/:country/:postalCode', host: 'offers', parts: ['params', 'query'] },
  relay: { method: 'POST', path: '/messages', host: 'relay', parts: ['body'] },
  agentAvailability: { method: 'GET', path: '/chat/availability', host: 'chat', parts: [] },
  adClick: { method: 'POST', path: '/ad_security/click', host: 'adSecurity', parts: ['body'] },
  adConversion: { method: 'POST', path: '/ad_security/conversion', host: 'adSecurity', parts: ['body'] },
} as const satisfies Record<CallName, Service>;
