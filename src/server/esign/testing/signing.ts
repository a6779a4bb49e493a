import type { Input } from '#src/api/call.ts';
import { examples } from '#src/server/testing/examples.ts';
import type { Visitor } from '#src/server/testing/visitor.ts';

/** Headers of a form that a page without scripts sends. */
export const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Headers of a call from a page of the product. */
export const from = (path: string) => ({ referer: `http://localhost${path}`, host: 'localhost' });

/** Begins an e-signature and gives the address of its page. */
export async function start(
  visitor: Visitor,
  headers: Record<string, string> = {},
  body: Input<'startEsign'>['body'] = examples.startEsign.body,
) {
  return (await visitor.call('startEsign', { body }, headers)).json<{ customerURL: string }>().customerURL;
}

/** Who signs, by another phone than usual. */
export const signer = (phone: string) => ({ ...examples.startEsign.body, phone });
/** The form of who signs. */
export const signature = 'signature=Annabel+Quigley&decision=signed';
