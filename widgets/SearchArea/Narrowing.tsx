import { useLayoutEffect, useRef } from 'react';
import { collectInput, replayInput } from '#src/kit/replayInput.ts';
import { Conditions } from './Conditions.tsx';
import { Filters } from './Filters.tsx';
import type { SearchAreaProps } from './props.ts';

/**
 * What narrows a search: conditions, words and a distance, as its campaign wants them. What was entered into the markup
 * before this part was loaded is entered again.
 */
export function Narrowing(props: SearchAreaProps) {
  const { conditions, filters } = props.options;
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const entered = area.current ? collectInput(area.current) : [];
    // Once React has finished: within its work it would set the controls back.
    queueMicrotask(() => replayInput(entered));
  }, []);
  return (
    <div ref={area}>
      {conditions ? <Conditions {...props} /> : null}
      {filters ? <Filters {...props} /> : null}
    </div>
  );
}
