import { summaries } from 'virtual:summaries';
import { attemptedCookie, longestFlow } from '#src/domain/attemptedFlow.ts';
import { resolveAddress } from '#src/flow/resolveAddress.ts';

type Asked = {
  pathname: string;
  search: string;
  /** The flow that this tab was in. */
  remembered: string | undefined;
  /** Tells of a flow or step that was asked for in vain; left to the page that opens where no page is open. */
  tell?: (attempted: string) => void;
};

/** The address to open in place of one that opens no step; undefined for one that does. Only such an address loads this. */
export function redirectOf({ pathname, search, remembered, tell = leaveAttempted }: Asked): string | undefined {
  const resolved = resolveAddress({ pathname, search, campaigns: summaries, ...(remembered && { remembered }) });
  if (!('redirect' in resolved)) return undefined;
  if (resolved.attempted !== undefined) tell(resolved.attempted.slice(0, longestFlow));
  return resolved.redirect;
}

/** As a server that redirects does. */
function leaveAttempted(attempted: string): void {
  document.cookie = `${attemptedCookie}=${encodeURIComponent(attempted)}; path=/; max-age=60; samesite=lax`;
}
