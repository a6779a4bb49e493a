import type { MouseEvent, ReactNode } from 'react';

/**
 * Scrolls to the section of a link and focuses it, without changing the address. One that is still loading is gone to once it
 * is there, unless the visitor does something else by then.
 */
function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const id = event.currentTarget.hash.slice(1);
  const go = () => {
    const section = document.getElementById(id);
    if (!section) return;
    coming.disconnect();
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  };
  const coming = new MutationObserver(go);
  coming.observe(document.body, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => coming.disconnect(), { once: true });
  go();
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
