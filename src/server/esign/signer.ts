import type { FastifyRequest } from 'fastify';
import type { Input } from '#src/api/call.ts';
import { takePersonal } from '#src/server/personal.ts';
import type { Signer } from '#src/server/partners/esign.ts';

/** A step of a flow, with the language, the flow and the step taken apart. */
const stepAddress = /^\/signup\/(es\/)?([\w-]{1,60})\/([\w-]{1,60})$/;

/** Who signs, and where the visitor goes on: on the thank-you step of the flow that asked, with its query. */
export function signerOf(body: Input<'startEsign'>['body'], request: FastifyRequest, brand: string): Signer {
  const { pathname, search } = pageOf(request) ?? { pathname: '', search: '' };
  const [, es = '', campaign, step] = stepAddress.exec(pathname) ?? [];
  const flow = campaign ?? 'ws17';
  const query = (takePersonal(search)?.rest ?? search.slice(1)).slice(0, 2000);
  const returnTo = `/signup/${es}${flow}/thanks${query ? `?${query}` : ''}`;
  const asked = { brand, ...(campaign && { campaign }), ...(step && { step }) };
  return { body, returnTo, language: es === '' ? 'en' : 'es', ...asked };
}

/** The page of this host that the call came from. */
function pageOf({ headers: { referer }, host }: FastifyRequest): URL | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return page.host === host ? page : undefined;
}
