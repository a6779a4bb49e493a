import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx';

type Props = {
  kind: 'error' | 'info' | 'success';
  title?: ReactNode;
  children: ReactNode;
};

const icons = { error: AlertIcon, info: InfoIcon, success: CheckIcon };

/** A message in a box, announced when it appears: an error at once, the others when the reader pauses. */
export function Alert({ kind, title, children }: Props) {
  const Icon = icons[kind];
  return (
    <div className={`alert alert-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon />
      <div className="alert-text">
        {title ? <p className="alert-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
