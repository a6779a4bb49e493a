import { services as rows } from '#src/generated/services.ts';
import type { CallName } from './call.ts';

/** What a call carries: path parameters, query and JSON body, whichever its schema has. */
export type InputPart = 'params' | 'query' | 'body';

/** Where a call is sent and what it carries. */
export type Service = {
  method: 'GET' | 'POST' | 'PUT';
  /** Below `apiBasePath`; `:name` is the path parameter of that name. */
  path: `/${string}`;
  parts: readonly InputPart[];
};

/** Prefix of every call to the `api` host. */
export const apiBasePath = '/api';

/** Header that identifies one write; every attempt of the same content repeats its value. */
export const idempotencyHeader = 'idempotency-key';

/** Header with the slug of the lead that a booking is for, since one session may have saved several. */
export const leadHeader = 'lead-slug';

/** Header of a save from a page in which somebody filled in the box that people do not see. */
export const trapHeader = 'form-trap';

/** Cookie with the CSRF token, readable by the page; the calls `initialPayload` and `session` set it. */
export const csrfCookie = 'XSRF-TOKEN';

/** What the names of our cookies begin with by HTTPS: browsers take such a cookie from this host alone. */
export const hostPrefix = '__Host-';

/** The value of a cookie among parts such as `name=value`, by its name without the prefix; one with it comes first. */
export function cookieIn(parts: readonly string[], name: string): string | undefined {
  const found = [hostPrefix + name, name].flatMap((full) => parts.find((part) => part.startsWith(`${full}=`)) ?? []);
  return found[0]?.replace(/^[^=]*=/, '');
}
/** Header in which every call but GET sends the CSRF token back. */
export const csrfHeader = 'x-xsrf-token';

/** One row per call, generated from the schema of the calls; client and server both read it. */
export const services = rows satisfies Record<CallName, Service>;
