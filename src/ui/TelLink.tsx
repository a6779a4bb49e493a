import type { ReactNode } from 'react';
import { PhoneIcon } from './icons.tsx';

type Props = {
  /** As people read it; dashes, dots, spaces and brackets are left out of the address. */
  number: string;
  /** Shows the link as a button. */
  kind?: 'primary' | 'secondary';
  onClick?: () => void;
  /** Text in place of the number. */
  children?: ReactNode;
};

/** A number that can be called by touching it. */
export function TelLink({ number, kind, onClick, children }: Props) {
  return (
    <a
      className={kind ? `button button-${kind}` : 'tel-link'}
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      onClick={onClick}
    >
      <PhoneIcon /> <span>{children ?? number}</span>
    </a>
  );
}
