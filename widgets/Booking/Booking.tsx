import { useCallback, useEffect, useState } from 'react';
import { timezoneHere } from '#src/domain/appointment.ts';
import { bookingOf } from '#src/domain/booking.ts';
import { mayBook } from '#src/domain/qualification.ts';
import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { BOOKING_DAYS, type BookingDay } from '#src/domain/slots.ts';
import { siteOfVisit } from '#src/domain/studySite.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconList } from '#src/ui/IconList.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { BookButton } from './BookButton.tsx';
import { DayCards } from './DayCards.tsx';
import { Failed } from './Failed.tsx';
import { MoreOptions } from './MoreOptions.tsx';
import type { BookingProps } from './props.ts';
import { spec } from './spec.ts';
import { TimeTable } from './TimeTable.tsx';
import { useBooking } from './useBooking.ts';
import { useSlots } from './useSlots.ts';
import { ZoneSelect } from './ZoneSelect.tsx';
import './Booking.css';

function NoSlots({ T }: BookingProps) {
  const { next } = useSurroundings();
  const isRefused = useFacts(refusesCalls);
  return (
    <Card kind="tint">
      <p>
        <strong>
          <T message="noSlots" values={{ days: BOOKING_DAYS }} />
        </strong>
      </p>
      <p>
        <T message={isRefused ? 'notCalled' : 'noSlotsNext'} />
      </p>
      <Button onClick={next}>
        <T message="goOn" />
      </Button>
    </Card>
  );
}

type CalendarProps = BookingProps &
  Omit<ReturnType<typeof useSlots>, 'days'> & {
    days: readonly BookingDay[];
    zone: string;
    onZone: (zone: string) => void;
  };

function Calendar(props: CalendarProps) {
  const { days, reload, zone, onZone, options } = props;
  const [isRead, setRead] = useState(false);
  const fail = () => {
    setRead(false);
    // The time may be somebody else's by now.
    reload();
  };
  const firstFree = days.find(({ timeSlots }) => timeSlots.length > 0)?.date;
  const { choice, busy, failure, chooseDay, toggleSlot, submit, check } = useBooking(
    { scheduler: options.scheduler, timezone: zone },
    firstFree,
    fail,
  );
  const gone = useCallback(() => setRead(true), []);
  const day = days.find(({ date, timeSlots }) => date === choice.date && timeSlots.length > 0);
  const slot = day?.timeSlots.find(({ id }) => id === choice.slot?.id);
  const chooseZone = (chosen: string) => {
    onZone(chosen);
    // The same hour would be another moment.
    if (choice.date !== undefined) chooseDay(choice.date);
  };
  const notice = failure ? (
    <Failed
      {...props}
      failure={failure}
      isRead={isRead}
      onGone={gone}
      isChecking={busy === 'checking'}
      onCheck={check}
    />
  ) : null;
  return (
    <>
      {days.length > 0 ? (
        <>
          <ZoneSelect {...props} onChange={chooseZone} />
          <DayCards {...props} chosen={choice.date} onChoose={chooseDay} />
        </>
      ) : (
        <NoSlots {...props} />
      )}
      {day ? <TimeTable {...props} day={day} chosen={slot} onToggle={toggleSlot} /> : null}
      {days.length > 0 ? (
        <BookButton {...props} slot={slot} notice={notice} busy={busy} onBook={submit} onToggle={toggleSlot} />
      ) : (
        notice
      )}
    </>
  );
}

/** A place on a map. The drawings in the HTML are those of every page. */
const PinIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 21.5c4.5-4.6 7-8.2 7-11.5a7 7 0 0 0-14 0c0 3.3 2.5 6.9 7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  </svg>
);

/** How the appointment is held, and the site that it is about, where its name is known. */
function Terms({ T }: BookingProps) {
  const site = useFacts(siteOfVisit);
  const items = [
    { key: 'lead', icon: <Icon name="phone" />, content: <T message="lead" /> },
    ...(site?.name
      ? [
          {
            key: 'site',
            icon: <PinIcon />,
            content: (
              <>
                <T message="site" /> <strong>{[site.name, site.place].filter(Boolean).join(', ')}</strong>
              </>
            ),
          },
        ]
      : []),
  ];
  return <IconList items={items} />;
}

const verdicts = {
  question: 'qualified',
  childQuestion: 'childQualified',
  participantQuestion: 'participantQualified',
} as const;

/** The verdict comes first: a calendar without it would leave open what it is for. */
function Heading(props: BookingProps & { days: readonly BookingDay[] | undefined }) {
  const { options, T, days } = props;
  const isQualified = useFacts(mayBook);
  const about = useQuestionAbout();
  const title = <T message={options.scheduler === 'site' ? 'titleSite' : 'titleSecondary'} />;
  const terms = days?.length === 0 ? null : <Terms {...props} />;
  if (!isQualified)
    return (
      <>
        <StepHeading>{title}</StepHeading>
        {terms}
      </>
    );
  return (
    <>
      <StepHeading mark="success">
        <T message={verdicts[about]} />
      </StepHeading>
      <div className="booking-head">
        <h2>{title}</h2>
        {terms}
      </div>
    </>
  );
}

function BookingField(props: BookingProps) {
  const { options, t } = props;
  const { skip } = useSurroundings();
  const isLoading = useFacts((facts) => facts.path.loadingInitialPayload);
  const isBooked = useFacts((facts) => bookingOf(facts) !== undefined);
  const [zone, setZone] = useState(timezoneHere);
  const { days, ...slots } = useSlots(options.scheduler, zone, !isLoading && !isBooked);
  useEffect(() => {
    if (isBooked && !isLoading) skip();
  }, [isBooked, isLoading, skip]);
  const shown = isLoading || isBooked ? undefined : days;
  return (
    <>
      <Heading {...props} days={shown} />
      {shown ? (
        <Calendar {...props} {...slots} days={shown} zone={zone} onZone={setZone} />
      ) : (
        <div className="booking-waiting">
          <Spinner label={t('loading')} />
          <Skeleton lines={4} />
        </div>
      )}
      <MoreOptions {...props} />
    </>
  );
}

export const Booking = defineWidget(spec, BookingField);
