import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { keepFocusAround } from './keepFocusAround.ts';

type Props = {
  kind: 'error' | 'info' | 'success';
  title?: ReactNode;
  children: ReactNode;
};

/** A message in a box, announced when it appears: an error at once, the others when the reader pauses. */
export function Alert({ kind, title, children }: Props) {
  return (
    <div ref={keepFocusAround} className={`alert alert-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind} />
      <div className="alert-text">
        {title ? <p className="alert-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
