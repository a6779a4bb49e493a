import { useEffect, type ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

type Props = {
  title: ReactNode;
  /** What the button says. */
  label: ReactNode;
  retry: () => void;
  /** What can be done besides. */
  children?: ReactNode;
};

/**
 * Says that something could not be loaded, with a button that tries again, which happens by itself once the browser is
 * online.
 */
export function RetryAlert({ title, label, retry, children }: Props) {
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <Alert kind="error" title={title}>
      {children}
      <Button kind="secondary" onClick={retry}>
        {label}
      </Button>
    </Alert>
  );
}
