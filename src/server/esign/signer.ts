import type { FastifyRequest } from 'fastify';
import type { Input } from '#src/api/call.ts';
import { brandOf } from '#src/server/visitor/pageSettings.ts';
import type { Signer } from '#src/server/partners/esign.ts';
import type { Settings } from '#src/server/settings/settings.ts';
import { impersonalSearch } from '#src/server/visitor/prefill.ts';

/** A step of a flow, with the language, the flow and the step taken apart. */
const stepAddress = /^\/signup\/(es\/)?([\w-]{1,60})\/([\w-]{1,60})$/;

/** Who signs, and where the visitor goes on: on the thank-you step of the flow that asked, with its query. */
export function signerOf(
  body: Input<'startEsign'>['body'],
  request: FastifyRequest,
  settings: Pick<Settings, 'publicOrigins' | 'brands'>,
): Signer {
  const page = pageOf(request);
  const { pathname, search } = page ?? { pathname: '', search: '' };
  const [, es = '', campaign, step] = stepAddress.exec(pathname) ?? [];
  const query = impersonalSearch(search).slice(0, 2000);
  const returnTo = `/signup/${es}${campaign ?? 'ws17'}/thanks${query ? `?${query}` : ''}`;
  const origin = originOf(page?.origin ?? `${request.protocol}://${request.host}`, settings.publicOrigins);
  return {
    body,
    returnUrl: origin + returnTo,
    language: es === '' ? 'en' : 'es',
    brand: brandOf(request.hostname, settings),
    ...(campaign && { campaign }),
    ...(step && { step }),
  };
}

/** The origin that the visitor came by, where it is one of ours; a request may claim any. */
const originOf = (claimed: string, [main = claimed, ...others]: readonly string[]): string =>
  others.includes(claimed) ? claimed : main;

/** The page of this host that the call came from. */
function pageOf({ headers: { referer }, host }: FastifyRequest): URL | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page : undefined;
}
