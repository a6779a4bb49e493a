import { bookedAt } from '#src/domain/appointment.ts';
import { useCurrentBooking } from '#src/kit/useCurrentBooking.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconList } from '#src/ui/IconList.tsx';
import { CalendarLinks } from '#widgets/shared/CalendarLinks.tsx';
import { UnsettledChange } from '#widgets/shared/UnsettledChange.tsx';
import type { ThanksProps } from './props.ts';

/** When the appointment is, how to change it, and the way into a calendar. */
export function Booked({ locale, t, T }: ThanksProps) {
  const booking = useCurrentBooking();
  const booked = bookedAt(booking, locale);
  return (
    <>
      <IconList
        items={[
          {
            key: 'booked',
            icon: <Icon name="calendar" />,
            content: <T message="booked" {...(booked && { values: booked })} />,
          },
        ]}
      />
      <UnsettledChange booking={booking} T={T} />
      {booking?.change ? (
        <p className="screen-only">
          <a href={`${booking.change}?language=${locale}`}>
            <T message="bookedChange" />
          </a>
        </p>
      ) : null}
      <p {...(booking?.change && { className: 'paper-only' })}>
        <T message="bookedNext" />
      </p>
      <CalendarLinks booking={booking} t={t} T={T} />
    </>
  );
}
