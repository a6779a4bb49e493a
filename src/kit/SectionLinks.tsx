import type { MouseEvent, ReactNode } from 'react';

/** Scrolls to the section of a link and focuses it, without changing the address. */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** A link to a section of the open page; `to` is the id of the section, which must be focusable. */
export function SectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} onClick={goToSection}>
      {children}
    </a>
  );
}

/** A list of such links. */
export function SectionLinks({ sections }: { sections: readonly { to: string; text: ReactNode }[] }) {
  return (
    <ul>
      {sections.map(({ to, text }) => (
        <li key={to}>
          <SectionLink to={to}>{text}</SectionLink>
        </li>
      ))}
    </ul>
  );
}
