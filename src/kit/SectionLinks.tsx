import type { MouseEvent, ReactNode } from 'react';

/** Scrolls to the section of a link and focuses it, without changing the address. */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** A list of links to sections of the open page; `to` is the id of the section, which must be focusable. */
export function SectionLinks({ sections }: { sections: readonly { to: string; text: ReactNode }[] }) {
  return (
    <ul>
      {sections.map(({ to, text }) => (
        <li key={to}>
          <a href={`#${to}`} onClick={goToSection}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
