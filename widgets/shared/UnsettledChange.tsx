import type { Booking } from '#src/domain/facts.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { CallCenterLink } from './CallCenterLink.tsx';

type Props = Pick<WidgetProps<never, Spec['options'], 'unsettled'>, 'T'> & { booking: Booking | undefined };

/** That it is not known what has become of a change of the appointment; nothing where it is. */
export function UnsettledChange({ booking, T }: Props) {
  if (!booking?.isUnsettled) return null;
  return (
    <Alert kind="info">
      <p>
        <T message="unsettled" /> <CallCenterLink />
      </p>
    </Alert>
  );
}
