import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxFlowLength } from '#src/domain/attemptedFlow.ts';
import { defaultCountry } from '#src/domain/countries/index.ts';
import type { StudySearch } from '#src/generated/api.ts';
import { parseAddress } from '#src/flow/address.ts';
import { isPostalCode } from '#src/domain/postalCode.ts';
import type { KnownVisitor, Renderer } from '#src/domain/renderer.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { pageSettingsOf } from '#src/server/visitor/pageSettings.ts';
import type { ServerContext } from '#src/server/context.ts';
import { cookieName, cookieOptions } from '#src/server/visitor/cookies.ts';
import { rememberBrought } from '#src/server/visitor/broughtContacts.ts';
import { setPrefill, splitPrefill, takePostalCode } from '#src/server/visitor/prefill.ts';
import { localeOfHeader } from '#src/server/visitor/language.ts';
import { placeOfRequest } from '#src/server/visitor/place.ts';
import { stampVisit } from '#src/server/visitor/visitBegun.ts';
import { searchStudies } from '#src/server/studies/search.ts';
import { HourlyBudget } from '#src/server/http/hourlyBudget.ts';
import { callerAddress } from '#src/server/http/limits.ts';
import { codeOf } from '#src/server/codeOf.ts';
import { within } from '#src/server/within.ts';
import { Refusal } from '#src/server/http/refusal.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { htmlType, sendHtml } from './html.ts';
import { sendPacked } from './packed.ts';
import { studiesOfPages } from './studiesOfPages.ts';
import { createPageCache } from './render.ts';

/** Pages with what is near, for the visitors of one address within an hour: each searches. Others get the page of everybody. */
const SEARCHES = 600;

/** How long a page waits for what is near: without it, it is served as to everybody, and searches once it is open. */
const PATIENCE_MS = 2000;
const tooLate = () => new Error('The search takes too long for a page.');

/** The pages of the product: the root and everything below /signup that is no file. */
export function addPages(app: FastifyInstance, context: ServerContext, render: Renderer | undefined): void {
  const page = render && createPageCache(render);
  const studyFor = studiesOfPages(context);
  const searches = new HourlyBudget({ address: { calls: SEARCHES } }, context.settings.rateLimitFactor);
  const mayKnow = (request: FastifyRequest) =>
    searches.take({ address: callerAddress(request) }, { calls: 1 }, context.clock()) === 0;
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, search } = partsOf(request);
    // Here, since on a slow network people read and type long before the first call.
    stampVisit(context, reply);
    const withoutIdentity = prefillRedirect(context, path, search, { request, reply });
    if (withoutIdentity) return reply.header('cache-control', 'no-store').redirect(withoutIdentity, 303);
    if (!page || !render) throw notBuilt();
    const awaitsStudy = new URLSearchParams(search).has('studyId');
    const wantedLocale = localeOfHeader(request.headers['accept-language']);
    const settings = {
      ...pageSettingsOf(request.hostname, context.settings, context.clock()),
      awaitsStudy,
      ...(standsIn(request, path, context.settings) && { standsIn: true as const }),
      ...(wantedLocale !== sourceLocale && { wantedLocale }),
    };
    const known = knownVisitor(request, reply, context);
    const visitor = known && mayKnow(request) ? known : undefined;
    const asked = await render.studyOf(path, search);
    const study = asked && (await studyFor(asked));
    const about = { visitor, study };
    const { html, packed, status, redirect, attempted, isUnnamed, isPersonal } = await page(
      path,
      search,
      settings,
      about,
    );
    const { settings: own } = context;
    if (attempted !== undefined) leave(reply, 'attempted', attempted.slice(0, maxFlowLength), own);
    if (isUnnamed) leave(reply, 'unnamed', '1', own);
    reply.header('cache-control', isPersonal ? 'no-store' : 'private, no-cache');
    if (redirect !== undefined) return reply.redirect(redirect, 302);
    reply.code(status);
    return packed ? sendPacked(request, reply, { type: htmlType, of: packed }) : sendHtml(reply, html);
  };
  const locale = `/:locale(^${localeCodes().join('|')}$)`;
  for (const url of ['/', '/signup', '/signup/*', `${locale}/signup`, `${locale}/signup/*`]) app.get(url, serve);
}

/** The visitor whose postal code the address had that led to this page, and the studies near it. */
function knownVisitor(request: FastifyRequest, reply: FastifyReply, context: ServerContext): KnownVisitor | undefined {
  const postalCode = takePostalCode(request, reply, context);
  const { country = defaultCountry } = placeOfRequest(request, context.settings);
  if (postalCode === undefined || !isPostalCode(postalCode, country)) return undefined;
  const { searches: db, settings, cookieSecrets: secrets } = context;
  const { siteRadiusKm: radiusKm, healthyIndicationId } = settings;
  const terms = { radiusKm, healthyIndicationId, secrets, after: undefined };
  const find = (search: StudySearch) =>
    within(searchStudies(db, search, terms), PATIENCE_MS, tooLate).catch((error: unknown) => {
      request.log.warn({ code: codeOf(error) }, 'a page is sent without the studies near its visitor');
      return undefined;
    });
  return { postalCode, country, find };
}

/** Whether the page opens in place of one that does not exist. A wrong step of a flow leads to its first without a word. */
function standsIn({ cookies }: FastifyRequest, path: string, { https }: Settings): boolean {
  const attempted = cookies[cookieName('attempted', https)];
  return attempted !== undefined && attempted !== parseAddress(path).flow;
}

function partsOf({ url }: FastifyRequest): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

type Visit = { request: FastifyRequest; reply: FastifyReply };

/** Where to redirect a visitor whose address identifies them: to the same page without it. The values wait in a cookie. */
function prefillRedirect(context: ServerContext, path: string, search: string, visit: Visit) {
  const found = splitPrefill(search);
  if (!found) return undefined;
  setPrefill(visit.reply, found.fields, context);
  rememberBrought(visit, found.fields, context);
  // Two slashes at the start would name another host.
  const ownPath = path.replace(/^\/+/, '/');
  return found.rest ? `${ownPath}?${found.rest}` : ownPath;
}

/** Leaves to the page that opens instead what was asked for: it reports the redirect like its own, or goes back to its flow. */
function leave(
  reply: FastifyReply,
  cookie: 'attempted' | 'unnamed',
  value: string,
  { https }: Pick<Settings, 'https'>,
): void {
  reply.setCookie(cookieName(cookie, https), value, cookieOptions(cookie, https));
}

const notBuilt = () =>
  new Refusal(503, { error: 'unavailable', message: 'The pages are not built yet. Run npm run build.' }, 60);
