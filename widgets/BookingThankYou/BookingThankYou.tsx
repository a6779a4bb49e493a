import { bookedAt, timezoneHere, zoneInWords } from '#src/domain/appointment.ts';
import { bookingOf } from '#src/domain/booking.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { LinkMenu } from '#src/ui/LinkMenu.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

/** A space at which no line ends: the hour stays with its AM or PM. */
const noBreak = '\u00a0';

function When({ booked, locale, T }: Pick<Props, 'locale' | 'T'> & { booked: { date: string; time: string } }) {
  return (
    <>
      <strong>
        <T message="appointment" values={{ ...booked, time: booked.time.replaceAll(/\s/g, noBreak) }} />
      </strong>{' '}
      ({zoneInWords(timezoneHere(), locale)})
    </>
  );
}

function BookingThankYouBlock({ locale, t, T }: Props) {
  const { numbers } = useSurroundings();
  const booking = useFacts(bookingOf);
  const booked = bookedAt(booking, locale);
  if (!booked)
    return (
      <StepHeading lead={<T message="none" />}>
        <T message="noneTitle" />
      </StepHeading>
    );
  return (
    <>
      <StepHeading mark="success" lead={<When {...{ T, locale, booked }} />}>
        <T message="title" />
      </StepHeading>
      <p>
        <T message="incoming" /> <TelLink number={numbers.callCenter} />
      </p>
      <p>
        <T message="change" />
      </p>
      <p>
        <T message="hours" />
      </p>
      {booking?.calendar ? (
        <LinkMenu
          label={<T message="addToCalendar" />}
          links={[
            { href: booking.calendar.file, label: <T message="apple" /> },
            { href: booking.calendar.google, label: <T message="google" />, newTab: t('newTab') },
          ]}
        />
      ) : null}
    </>
  );
}

export const BookingThankYou = defineWidget(spec, BookingThankYouBlock);
