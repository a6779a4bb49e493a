import type { ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  mark?: 'success' | 'search';
  children: ReactNode;
};

const icons = { success: 'check', search: 'search' } as const;

/** The one h1 of a step. Takes focus when the step changes. `lead` is a sentence under it;
 *  `mark` makes it a moment of its own, with an ornament: something is done, or there is another way to go. */
export function StepHeading({ id, ref, lead, mark, children }: Props) {
  return (
    <div className={mark ? `step-heading step-heading-${mark}` : 'step-heading'}>
      <svg className="heading-drawing" aria-hidden="true">
        <use href={`#heading-${mark ?? 'hero'}`} />
      </svg>
      {mark ? <Icon name={icons[mark]} /> : null}
      <h1 id={id} ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
