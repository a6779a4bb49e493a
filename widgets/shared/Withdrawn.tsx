import type { Facts } from '#src/domain/facts.ts';
import { useFacts } from '#src/kit/context.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';

type Consent = keyof NonNullable<Facts['withdrawn']>;

type Props = Pick<WidgetProps<never, Spec['options'], 'withdrawn'>, 'T'> & {
  consent: Consent;
  /** The box is ticked: it was given again. */
  isGiven: boolean | undefined;
};

/** That the visitor withdrew a consent on another page; nothing where they did not, or give it again. */
export function Withdrawn({ consent, isGiven, T }: Props) {
  return useFacts(({ withdrawn }) => withdrawn?.[consent]) && !isGiven ? (
    <Alert kind="info">
      <T message="withdrawn" />
    </Alert>
  ) : null;
}
