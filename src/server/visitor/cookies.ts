import { csrfCookie, hostPrefix } from '#src/api/services.ts';
import { attemptedCookie, unnamedCookie } from '#src/domain/attemptedFlow.ts';

type Cookie = {
  /** Its name, or how the names of several begin. */
  name: string;
  /** How long a browser keeps it; without it, until it is closed. */
  lifeSeconds?: number;
  /** The page reads it; no other can be read by a script. */
  isForPage?: true;
};

/** As long as a browser stores who the visitor is at most. */
const DAY = 24 * 60 * 60;

/** Every cookie that the server sets: what it holds and how long it lives. What would name a visitor is sealed or hashed. */
export const cookies = {
  /** The secret of a session, signed. The visit is named by a keyed hash of it. */
  session: { name: 'csrf' },
  /** The token of that secret, which the writing calls of the page send back. */
  token: { name: csrfCookie, isForPage: true },
  /** When the browser first opened a page, signed. */
  begun: { name: 'begun', lifeSeconds: DAY },
  /** What the address said of the visitor, sealed, until the page asks for it. */
  prefill: { name: 'prefill', lifeSeconds: 300 },
  /** The postal code of it alone, sealed, for the page itself, which may show at once what is near. */
  postalCode: { name: 'near', lifeSeconds: 300 },
  /** The numbers and addresses that links filled in, sealed. */
  brought: { name: 'brought', lifeSeconds: DAY },
  /** One for each lead that the session saved: its id, sealed, and until when the session acts for it. */
  lead: { name: 'lead-', lifeSeconds: DAY },
  /** One for each contact that the session has proved: a keyed hash of it, and when, signed. */
  proof: { name: 'proof-', lifeSeconds: DAY },
  /** The flow that an address asked for in vain, for the page that opens instead. */
  attempted: { name: attemptedCookie, lifeSeconds: 60, isForPage: true },
  /** That the address named no flow, for the same. */
  unnamed: { name: unnamedCookie, lifeSeconds: 60, isForPage: true },
} as const satisfies Record<string, Cookie>;

type CookieKind = keyof typeof cookies;

/** The name under which a cookie is set, for the path `/`: by HTTPS no other host of the domain can plant it. */
export const cookieName = (kind: CookieKind, https: boolean, end = ''): string =>
  (https ? hostPrefix : '') + cookies[kind].name + end;

/** Whether a cookie of this name is one of that kind, set by HTTPS or without. */
export function isCookieOf(kind: CookieKind, name: string): boolean {
  const bare = name.startsWith(hostPrefix) ? name.slice(hostPrefix.length) : name;
  return bare.startsWith(cookies[kind].name);
}

/**
 * How it is set, and taken out again: a browser takes nothing under a name with the prefix that is not secure, not even its
 * end.
 */
export function cookieOptions(kind: CookieKind, https: boolean) {
  const { lifeSeconds, isForPage }: Cookie = cookies[kind];
  const options = { httpOnly: !isForPage, sameSite: 'lax', path: '/', secure: https } as const;
  return { ...options, ...(lifeSeconds !== undefined && { maxAge: lifeSeconds }) };
}
