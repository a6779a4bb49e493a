import type { MouseEvent, ReactNode } from 'react';

/** Moves to the section of a link, focus too, and leaves the address as it is. */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!section) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** Links to sections of the open page, each by the id of its section. */
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
