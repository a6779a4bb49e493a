import { Conditions } from './Conditions.tsx';
import { Filters } from './Filters.tsx';
import type { SearchAreaProps } from './props.ts';

/** What narrows a search: conditions, words and a distance, as its campaign wants them. */
export const Narrowing = (props: SearchAreaProps) => (
  <div>
    {props.options.conditions ? <Conditions {...props} /> : null}
    {props.options.filters ? <Filters {...props} /> : null}
  </div>
);
