import type { MouseEvent } from 'react';
import { useSurroundings } from './context.ts';

/** Props for a link to a page of the application: a plain press moves without a page load, after `before` has run. */
export function useAppLink(): (
  href: string,
  before?: () => void,
) => {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
} {
  const { navigate } = useSurroundings();
  return (href, before) => ({
    href,
    onClick(event) {
      before?.();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(href);
    },
  });
}
