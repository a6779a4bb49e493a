import type { Spec } from '#src/kit/spec.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';

type Props = Pick<WidgetProps<never, Spec['options'], 'notCalled' | 'changedMind'>, 'T'> & {
  /** Whether a number follows that they may call themselves. */
  hasNumber: boolean;
};

/** What is said to whoever took back that they may be called. */
export const NotCalled = ({ T, hasNumber }: Props) => (
  <>
    <T message="notCalled" />
    {hasNumber ? (
      <>
        {' '}
        <T message="changedMind" />
      </>
    ) : null}
  </>
);
