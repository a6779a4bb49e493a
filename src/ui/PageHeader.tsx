import type { ReactNode } from 'react';
import { TelLink } from './TelLink.tsx';

type Props = {
  brandName: string;
  phone?: { label: string; number: string };
  children?: ReactNode;
};

/** The strip at the top: who we are and how to call us. */
export function PageHeader({ brandName, phone, children }: Props) {
  return (
    <header className="page-header">
      <div className="page-header-inner">
        <span className="brand">
          <svg className="brand-mark" aria-hidden="true">
            <use href="#brand-mark" />
          </svg>
          <span>{brandName}</span>
        </span>
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
