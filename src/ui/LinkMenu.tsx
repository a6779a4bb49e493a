import type { ReactNode } from 'react';
import { ButtonLink } from './ButtonLink.tsx';
import './css/linkMenu.css';

type Props = {
  label: ReactNode;
  /** `newTab` is the note that the link opens a new tab; its presence makes it do so. */
  links: readonly { href: string; label: ReactNode; newTab?: string }[];
};

/** A button that unfolds a few links. */
export function LinkMenu({ label, links }: Props) {
  return (
    <details className="link-menu">
      <summary className="button button-secondary">
        <span>{label}</span>
      </summary>
      <ul>
        {links.map(({ href, label: text, newTab }) => (
          <li key={href}>
            <ButtonLink kind="quiet" href={href} {...(newTab !== undefined && { newTab })}>
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
