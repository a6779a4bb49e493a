import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { addAppointments } from './appointments/routes.ts';
import { addAlertPages } from './alerts/routes.ts';
import { addAlerts } from './calls/alerts.ts';
import { addBookings } from './calls/bookings.ts';
import { addCatalogue } from './calls/catalogue.ts';
import { addConsents } from './calls/consents.ts';
import { addContacts } from './calls/contacts.ts';
import { addEvents } from './calls/events.ts';
import { addLeads } from './calls/leads.ts';
import { addMatching } from './calls/matching.ts';
import { addPartners } from './calls/partners.ts';
import { addPhones } from './calls/phones.ts';
import { addPictures } from './calls/pictures.ts';
import { addPlaces } from './calls/places.ts';
import { addRecordings } from './calls/recordings.ts';
import { addVisits } from './calls/visits.ts';
import type { ServerContext } from './context.ts';
import { addDocs } from './docs/routes.ts';
import { addEsign } from './esign/routes.ts';
import type { RequestMetrics } from '#src/server/http/requestMetrics.ts';
import { addFiles } from './pages/files.ts';
import { addLeadStates } from './leadStates/routes.ts';
import { addMyData } from './myData/routes.ts';
import { addOutside } from './pages/outside.ts';
import { addPages } from './pages/pages.ts';
import { problemPageOf, unreadablePageOf } from './pages/plainPage.ts';
import { addPolicies } from './pages/policies.ts';
import { loadRenderer } from './pages/render.ts';
import { addAdmission, placesOf } from '#src/server/http/admission.ts';
import { Backlog } from '#src/server/http/backlog.ts';
import { addConnections } from '#src/server/http/connections.ts';
import { addCsrf } from '#src/server/http/csrf.ts';
import { addHeaders, bareHeaders } from '#src/server/http/headers.ts';
import { addHealth, type Lifecycle } from '#src/server/http/health.ts';
import { addLimits } from '#src/server/http/limits.ts';
import { addSharedCounts } from '#src/server/http/sharedCounts.ts';
import { addStrain } from '#src/server/http/strain.ts';
import { addSharedLimits } from '#src/server/http/sharedLimit.ts';
import { pathOfTarget } from '#src/server/http/requestTarget.ts';
import { addRequestLog, loggerOptions, unreadableLog, type LogStream } from '#src/server/http/logging.ts';
import { addSyntheticMark } from '#src/server/http/syntheticMark.ts';
import { addTransfers, arrivalTimeouts } from '#src/server/http/transfers.ts';
import { addErrorHandler } from '#src/server/http/errors.ts';
import { addUnknown, wayHome } from '#src/server/pages/notFound.ts';
import { endUnreadable, sendUnreadable, type UnreadableAnswers } from '#src/server/http/unreadable.ts';
import { addValidation } from '#src/server/http/validation.ts';

export type AppParts = ServerContext & {
  logStream?: LogStream;
  /** Changed when the server stops, so that no new visitors are sent to it. */
  lifecycle?: Lifecycle;
  metrics?: RequestMetrics;
};

/** Bytes of a body at most; the longest consent text fits several times. */
const MAX_BODY = 128 * 1024;

/** The whole server, not yet listening. Plugins and calls are listed one by one, in the order in which they act. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, cookieSecrets, logStream, lifecycle = { isStopping: false } } = parts;
  const unreadable: UnreadableAnswers = {
    headers: bareHeaders(settings),
    pageOf: unreadablePageOf(settings),
    tell: unreadableLog(() => app.log, parts.metrics),
  };
  const app: FastifyInstance = fastify({
    logger: loggerOptions(settings.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: pathOfTarget,
    bodyLimit: MAX_BODY,
    trustProxy: settings.trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    requestTimeout: arrivalTimeouts.requestTimeout,
    // Whoever names no host is answered in words, as everybody is.
    http: { ...arrivalTimeouts, requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => sendUnreadable(reply, unreadable, wayHome(request)),
    clientErrorHandler: (error, socket) => endUnreadable(error, socket, unreadable),
  });
  app.removeContentTypeParser('text/plain');
  // An expectation that nobody knows is left aside.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  addErrorHandler(app, problemPageOf(settings));
  addSyntheticMark(app, parts);
  addRequestLog(app, parts.metrics);
  await addHeaders(app, settings);
  addConnections(app, {
    isLimited: settings.rateLimitFactor > 0,
    isBehindProxy: settings.trustProxy !== undefined,
    lifecycle,
    metrics: parts.metrics,
  });
  addTransfers(app, { metrics: parts.metrics, unreadable });
  addAdmission(app, {
    ...placesOf(settings.maxInFlight, settings.rateLimitFactor),
    ...(settings.shedLoadMs > 0 && { backlog: new Backlog() }),
  });
  addSharedCounts(app, parts);
  await addStrain(app, settings);
  await addLimits(app, settings);
  addSharedLimits(app, parts);
  await addCsrf(app, cookieSecrets, settings.https);
  addValidation(app);
  addCalls(app, parts);
  addHealth(app, parts, lifecycle);
  await addFiles(app, settings);
  addOutside(app, settings);
  addPolicies(app, parts);
  addAppointments(app, parts);
  addLeadStates(app, parts);
  addMyData(app, parts);
  addAlertPages(app, parts);
  addEsign(app, parts);
  addDocs(app, settings);
  addPages(app, parts, await loadRenderer(settings));
  addUnknown(app, settings);
  return app;
}

function addCalls(app: FastifyInstance, context: ServerContext): void {
  addVisits(app, context);
  addCatalogue(app, context);
  addPlaces(app, context);
  addPhones(app, context);
  addContacts(app, context);
  addLeads(app, context);
  addConsents(app, context);
  addAlerts(app, context);
  addEvents(app, context);
  addBookings(app, context);
  addMatching(app, context);
  addPartners(app, context);
  addRecordings(app, context);
  addPictures(app, context);
}
