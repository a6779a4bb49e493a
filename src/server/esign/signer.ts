import type { FastifyRequest } from 'fastify';
import type { Input } from '#src/api/call.ts';
import { addressOf, parseAddress } from '#src/flow/address.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { signedPlace } from '#src/server/campaigns.ts';
import { originOf } from '#src/server/visitor/origin.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import { deidentifiedSearch } from '#src/server/visitor/deidentify.ts';
import type { Signer } from '#src/server/partners/esign.ts';
import type { Settings } from '#src/server/settings/settings.ts';

/** What a segment of the address of a step may be. */
const segment = /^[\w-]{1,60}$/;

/** The step of an address in its one spelling; any other is none. */
function stepOf(pathname: string) {
  const { isCanonical, locale, flow = '', step = '' } = parseAddress(pathname);
  return isCanonical && segment.test(flow) && segment.test(step) ? { locale, campaign: flow, step } : undefined;
}

/** Who signs, and where the visitor goes on: on the step that the flow of the page names for this, with its query. */
export function signerOf(
  body: Input<'startEsign'>['body'],
  request: FastifyRequest,
  settings: Pick<Settings, 'publicOrigins' | 'brands'>,
): Omit<Signer, 'lockedTie'> {
  const page = pageOf(request);
  const { pathname, search } = page ?? { pathname: '', search: '' };
  const { locale = sourceLocale, campaign, step } = stepOf(pathname) ?? {};
  const query = deidentifiedSearch(search).slice(0, 2000);
  const place = signedPlace(campaign);
  const returnTo = place ? addressOf({ locale, search: query, ...place }) : '/';
  const origin = originOf(page?.origin ?? `${request.protocol}://${request.host}`, settings);
  return {
    body,
    returnUrl: origin + returnTo,
    language: locale,
    brand: brandOf(request.hostname, settings),
    ...(campaign && { campaign }),
    ...(step && { step }),
  };
}

/** The page of this host that the call came from. */
function pageOf({ headers: { referer }, host }: FastifyRequest): URL | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page : undefined;
}
