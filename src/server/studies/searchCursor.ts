import type { Input } from '#src/api/call.ts';
import type { CookieSecrets } from '#src/server/settings/cookieSecrets.ts';
import { isSigned, signatureOf } from '#src/server/visitor/signature.ts';

const purpose = 'study search';

type Search = Input<'studySearch'>['body'];

/** The last study of a page: how far its nearest site is in kilometres, null where that is not known, and its id. */
export type Position = readonly [km: number | null, id: number];

/** What is signed: the position in this search alone. Pages of another order would skip studies or repeat them. */
function signed(text: string, search: Search): string {
  const { postalCode, country, query = '', indicationIds = [], maxKm = null, suits = {} } = search;
  return JSON.stringify([
    text,
    postalCode,
    country,
    query,
    indicationIds,
    maxKm,
    suits.age ?? null,
    suits.gender ?? null,
  ]);
}

/** What the next page of the search is asked for by. It tells nothing of the visitor. */
export function cursorAfter(position: Position, search: Search, secrets: CookieSecrets): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${text}.${signatureOf(purpose, signed(text, search), secrets)}`;
}

/** Where the page before ended; undefined for a first page, and for a cursor that is none of this search. */
export function positionOf(search: Search, secrets: CookieSecrets): Position | undefined {
  if (search.cursor === undefined) return undefined;
  const [text = '', mac = ''] = search.cursor.split('.');
  if (!isSigned(purpose, signed(text, search), mac, secrets)) return undefined;
  // The signature has shown that `cursorAfter` wrote it.
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Position;
}
