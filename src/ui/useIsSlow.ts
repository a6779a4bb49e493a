import { useEffect, useState } from 'react';

/** Product constant: from when on, in ms, a wait is longer than usual. */
const SLOW_MS = 5000;

/** Whether what is shown has stood there for longer than anything usually takes. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
