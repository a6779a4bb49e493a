import type { iconDrawings } from './iconDrawings.ts';

/** An ornament, hidden from assistive technology: the text beside it has the same meaning. Its drawing is in the HTML of the
 *  page, once for all that show it. */
export function Icon({ name }: { name: keyof typeof iconDrawings }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
