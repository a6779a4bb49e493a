import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  /** As people read it; dashes, dots, spaces and brackets are left out of the address. */
  number: string;
  /** Shows the link as a button. */
  kind?: 'primary' | 'secondary';
  onClick?: () => void;
  /** Text in place of the number; it may contain the number, which is never broken over two lines. */
  children?: ReactNode;
};

function unbroken(text: ReactNode, number: string) {
  const [before, after] = typeof text === 'string' ? text.split(number) : [];
  if (before === undefined || after === undefined) return text;
  return (
    <>
      {before}
      <span className="no-wrap">{number}</span>
      {after}
    </>
  );
}

/** A number that can be called by touching it. */
export function TelLink({ number, kind, onClick, children }: Props) {
  return (
    <a
      className={kind ? `button button-${kind}` : 'tel-link'}
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      onClick={onClick}
    >
      <Icon name="phone" /> <span>{unbroken(children ?? number, number)}</span>
    </a>
  );
}
