import { summaries } from 'virtual:summaries';
import { hostPrefix } from '#src/api/services.ts';
import { attemptedCookie, maxFlowLength } from '#src/domain/attemptedFlow.ts';
import { resolveAddress } from '#src/flow/resolveAddress.ts';

type Asked = {
  pathname: string;
  search: string;
  /** The flow that this tab had open before. */
  remembered: string | undefined;
  /** Reports a flow or step that does not exist. Without it, it is stored for the page that opens next. */
  report?: (attempted: string) => void;
};

/** The address to redirect to from one that opens no step; undefined for one that does. Only such an address loads this. */
export function redirectOf({ pathname, search, remembered, report = storeAttemptedFlow }: Asked): string | undefined {
  const resolved = resolveAddress({ pathname, search, campaigns: summaries, ...(remembered && { remembered }) });
  if (!('redirect' in resolved)) return undefined;
  if (resolved.attempted !== undefined) report(resolved.attempted.slice(0, maxFlowLength));
  return resolved.redirect;
}

/** Sets the same cookie as a server that redirects. */
function storeAttemptedFlow(attempted: string): void {
  const isSecure = location.protocol === 'https:';
  const value = `${attemptedCookie}=${encodeURIComponent(attempted)}; path=/; max-age=60; samesite=lax`;
  document.cookie = isSecure ? `${hostPrefix}${value}; secure` : value;
}
