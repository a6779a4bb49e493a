import type { MouseEvent, ReactNode } from 'react';
import type { ButtonKind } from './Button.tsx';

type Props = {
  href: string;
  kind?: ButtonKind;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The note that the link opens a new tab, such as "opens in a new tab". Its presence makes it do so. */
  newTab?: string;
  'aria-describedby'?: string;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ kind = 'primary', newTab, children, ...rest }: Props) {
  return (
    <a {...rest} className={`button button-${kind}`} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      <span>
        {children}
        {newTab ? <span className="visually-hidden">{` (${newTab})`}</span> : null}
      </span>
    </a>
  );
}
