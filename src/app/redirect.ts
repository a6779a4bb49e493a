import { summaries } from 'virtual:summaries';
import { resolveAddress } from '#src/flow/resolveAddress.ts';

/** The address to open in place of one that opens no step; undefined for one that does. Only such an address loads this. */
export function redirectOf(pathname: string, search: string, remembered?: string): string | undefined {
  const resolved = resolveAddress({ pathname, search, campaigns: summaries, ...(remembered && { remembered }) });
  return 'redirect' in resolved ? resolved.redirect : undefined;
}
