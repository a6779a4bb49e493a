import type { ReactNode } from 'react';

type Props = {
  /** `days`: one column up to 600 px, then 3, from 768 px 4. `results`: as many as fit at a readable width. `studies`: one. */
  kind?: 'days' | 'results' | 'studies';
  'aria-label'?: string;
  /** List items, such as Card as="li". */
  children: ReactNode;
};

/** A list of cards in columns. */
export function CardGrid({ kind = 'results', ...rest }: Props) {
  return <ul {...rest} className={`card-grid card-grid-${kind}`} />;
}
