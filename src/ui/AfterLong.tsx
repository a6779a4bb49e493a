import { useEffect, useState, type ReactNode } from 'react';

/** Product constant: from when on, in ms, a wait is longer than usual. */
const SLOW_MS = 5000;

type Props = { className?: string; meanwhile?: ReactNode; children: ReactNode };

/** Announces its children once it has stood there for longer than anything usually takes; `meanwhile` stands there until then. */
export function AfterLong({ className, meanwhile = null, children }: Props) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <output className={className}>{isSlow ? children : meanwhile}</output>;
}
