import { attemptedCookie } from '#src/domain/attemptedFlow.ts';

/** Reads and removes the cookie with the flow that the visitor asked for before a redirect; undefined without one. */
export function takeAttemptedFlow(page: Pick<Document, 'cookie'>): string | undefined {
  const found = page.cookie.split('; ').find((part) => part.startsWith(`${attemptedCookie}=`));
  if (found === undefined) return undefined;
  page.cookie = `${attemptedCookie}=; path=/; max-age=0`;
  const value = found.slice(attemptedCookie.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
