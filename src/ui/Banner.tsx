import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';

type Props = {
  title: ReactNode;
  /** Level of the heading: 1 when the page has no other. */
  level?: 1 | 2;
  id?: string;
  children?: ReactNode;
};

/** Large good news. */
export function Banner({ title, level = 2, id, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="banner">
      <span className="banner-mark">
        <CheckIcon />
      </span>
      <Heading id={id} className="banner-title" tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
