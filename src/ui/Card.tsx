import type { ReactNode } from 'react';

type Props = {
  /** The element: a list item or an article where the card is one of several. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** `tint` has a light ground in the brand's colour. */
  kind?: 'plain' | 'tint';
  id?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
};

/** A box with a soft border around one thing. */
export function Card({ as: Element = 'div', kind = 'plain', ...rest }: Props) {
  return <Element {...rest} className={`card card-${kind}`} />;
}
