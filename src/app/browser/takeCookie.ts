import { cookieIn, hostPrefix } from '#src/api/services.ts';

/** Reads and removes a cookie that the server left for the page that opens next; undefined without one. */
export function takeCookie(page: Pick<Document, 'cookie'>, name: string): string | undefined {
  const parts = page.cookie.split('; ');
  const value = cookieIn(parts, name);
  if (value === undefined) return undefined;
  const prefixed = `${hostPrefix}${name}=`;
  const isPrefixed = parts.some((part) => part.startsWith(prefixed));
  page.cookie = isPrefixed ? `${prefixed}; path=/; max-age=0; secure` : `${name}=; path=/; max-age=0`;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
