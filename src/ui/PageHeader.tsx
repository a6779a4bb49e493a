import type { ReactNode } from 'react';
import { TelLink } from './TelLink.tsx';

type Props = {
  brandName: string;
  /** Drawn before the name; an ornament. */
  logo?: ReactNode;
  /** Where the name leads; without it the name is plain text. */
  href?: string;
  phone?: { label: string; number: string };
  children?: ReactNode;
};

/** The strip at the top: who we are and how to call us. */
export function PageHeader({ brandName, logo, href, phone, children }: Props) {
  const brand = (
    <>
      {logo ?? <span className="brand-mark" aria-hidden="true" />}
      <span>{brandName}</span>
    </>
  );
  return (
    <header className="page-header">
      <div className="page-header-inner">
        {href ? (
          <a className="brand" href={href}>
            {brand}
          </a>
        ) : (
          <span className="brand">{brand}</span>
        )}
        {children}
        {phone ? (
          <p className="header-phone">
            <span>{phone.label}</span> <TelLink number={phone.number} />
          </p>
        ) : null}
      </div>
    </header>
  );
}
