import { useCallback } from 'react';
import { parseAddress } from '#src/flow/address.ts';
import { usePage } from '#src/app/page/PageContext.ts';

/** Returns a function that says whether an address belongs to the flow and language of the open page. */
export function useIsSamePage(): (href: string) => boolean {
  const { campaign, locale } = usePage();
  return useCallback(
    (href: string) => {
      const { origin, pathname } = new URL(href, location.href);
      const address = parseAddress(pathname);
      return origin === location.origin && address.flow === campaign.name && address.locale === locale;
    },
    [campaign, locale],
  );
}
