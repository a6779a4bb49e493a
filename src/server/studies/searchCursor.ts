import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Input } from '#src/api/call.ts';
import { keyOf } from '#src/server/visitor/signature.ts';

type Search = Input<'studySearch'>['body'];

/** The last study of a page: how far its nearest site is in kilometres, null where that is not known, and its id. */
export type Position = readonly [km: number | null, id: number];

/** Signs the position for this search alone: pages of another order would skip studies or repeat them. */
function signed(text: string, search: Search, secret: string): string {
  const { postalCode, country, query = '', indicationIds = [], maxKm = null, suits = {} } = search;
  const asked = JSON.stringify([
    text,
    postalCode,
    country,
    query,
    indicationIds,
    maxKm,
    suits.age ?? null,
    suits.gender ?? null,
  ]);
  return createHmac('sha256', keyOf('study search', secret))
    .update(asked)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** What the next page of the search is asked for by. It tells nothing of the visitor. */
export function cursorAfter(position: Position, search: Search, secret: string): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${text}.${signed(text, search, secret)}`;
}

/** Where the page before ended; undefined for a first page, and for a cursor that is none of this search. */
export function positionOf(search: Search, secret: string): Position | undefined {
  if (search.cursor === undefined) return undefined;
  const [text = '', mac = ''] = search.cursor.split('.');
  const expected = Buffer.from(signed(text, search, secret));
  const given = Buffer.from(mac);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  // The signature has shown that `cursorAfter` wrote it.
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Position;
}
