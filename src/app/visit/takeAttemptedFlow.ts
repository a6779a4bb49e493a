import { cookieIn, hostPrefix } from '#src/api/services.ts';
import { attemptedCookie } from '#src/domain/attemptedFlow.ts';

/** Reads and removes the cookie with the flow that the visitor asked for before a redirect; undefined without one. */
export function takeAttemptedFlow(page: Pick<Document, 'cookie'>): string | undefined {
  const parts = page.cookie.split('; ');
  const value = cookieIn(parts, attemptedCookie);
  if (value === undefined) return undefined;
  const prefixed = `${hostPrefix}${attemptedCookie}=`;
  const isPrefixed = parts.some((part) => part.startsWith(prefixed));
  page.cookie = isPrefixed ? `${prefixed}; path=/; max-age=0; secure` : `${attemptedCookie}=; path=/; max-age=0`;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
