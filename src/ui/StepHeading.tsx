import type { ReactNode, Ref } from 'react';

type Props = { id?: string; ref?: Ref<HTMLHeadingElement>; lead?: ReactNode; children: ReactNode };

/** The one h1 of a step. Takes focus when the step changes. `lead` is a sentence under it. */
export function StepHeading({ id, ref, lead, children }: Props) {
  return (
    <div className="step-heading">
      <h1 id={id} ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {lead ? <p className="lead">{lead}</p> : null}
    </div>
  );
}
