import { Conditions } from './Conditions.tsx';
import { Filters } from './Filters.tsx';
import type { SearchAreaProps } from './props.ts';

/** What narrows a search: conditions, words and a distance, as its campaign wants them. */
export function Narrowing(props: SearchAreaProps) {
  const { conditions, filters } = props.options;
  return (
    <>
      {conditions ? <Conditions {...props} /> : null}
      {filters ? <Filters {...props} /> : null}
    </>
  );
}
