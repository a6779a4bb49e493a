import type { Booking } from '#src/domain/facts.ts';
import type { Spec } from '#src/kit/spec.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import { LinkMenu } from '#src/ui/LinkMenu.tsx';

type Props = Pick<WidgetProps<never, Spec['options'], 'addToCalendar' | 'apple' | 'google' | 'newTab'>, 't' | 'T'> & {
  booking: Booking | undefined;
};

/** The ways to put an appointment into a calendar; nothing where it has none. */
export function CalendarLinks({ booking, t, T }: Props) {
  if (!booking?.calendar) return null;
  return (
    <LinkMenu
      label={<T message="addToCalendar" />}
      links={[
        { href: booking.calendar.file, label: <T message="apple" /> },
        { href: booking.calendar.google, label: <T message="google" />, newTab: t('newTab') },
      ]}
    />
  );
}
