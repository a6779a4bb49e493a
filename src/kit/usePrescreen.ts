import { useEffect, useState } from 'react';
import { useSurroundings } from './context.ts';

/** The flow that screens for studies here, once it is known. */
export function usePrescreen(): string | undefined {
  const { studySearch } = useSurroundings();
  const [prescreen, setPrescreen] = useState<string>();
  useEffect(() => {
    let isOpen = true;
    void studySearch.prescreen().then(
      (name) => isOpen && setPrescreen(name),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [studySearch]);
  return prescreen;
}
