import type { ReactNode, Ref } from 'react';
import type { areaDrawings } from './areaDrawings.ts';
import { Icon } from './Icon.tsx';

type Props = {
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  mark?: 'success' | 'search' | undefined;
  drawing?: keyof typeof areaDrawings | undefined;
  children: ReactNode;
};

/** The one h1 of a step. Takes focus when the step changes. `lead` is a sentence under it;
 *  `mark` makes it a moment of its own, with an ornament: something is done, or there is another way to go. `drawing` stands where a visit begins, in place of that
 *  of the brand. */
export function StepHeading({ id, ref, lead, mark, drawing, children }: Props) {
  return (
    <div className={mark ? `step-heading step-heading-${mark}` : 'step-heading'}>
      <svg className="heading-drawing" aria-hidden="true">
        <use href={`#heading-${mark ?? drawing ?? 'hero'}`} />
      </svg>
      {mark ? <Icon name={mark} /> : null}
      <h1 id={id} ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
