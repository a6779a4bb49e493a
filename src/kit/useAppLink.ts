import type { MouseEvent } from 'react';
import { useSurroundings } from './context.ts';

/**
 * Props for a link inside the application: a click without modifier keys navigates without a page load, after `before`.
 */
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
