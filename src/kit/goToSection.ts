import type { MouseEvent } from 'react';

/** For a press on a link to a section of the open page: moves there, focus too, and leaves the address as it is. */
export function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}
