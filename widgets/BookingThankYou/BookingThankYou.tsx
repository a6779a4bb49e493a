import { bookedAt } from '#src/domain/appointment.ts';
import { isBookingCancelled } from '#src/domain/booking.ts';
import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { CallCenterLink } from '#widgets/shared/CallCenterLink.tsx';
import { NotCalled } from '#widgets/shared/NotCalled.tsx';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useCurrentBooking } from '#src/kit/useCurrentBooking.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { CalendarLinks } from '#widgets/shared/CalendarLinks.tsx';
import { NextSteps } from '#widgets/shared/NextSteps.tsx';
import { UsualHours } from '#widgets/shared/UsualHours.tsx';
import { UnsettledChange } from '#widgets/shared/UnsettledChange.tsx';
import { AnotherPerson } from './AnotherPerson.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

/** A space at which no line ends: the hour stays with its AM or PM. */
const noBreak = '\u00a0';

function When({ booked, T }: Pick<Props, 'T'> & { booked: NonNullable<ReturnType<typeof bookedAt>> }) {
  return (
    <>
      <strong>
        <T message="appointment" values={{ ...booked, time: booked.time.replaceAll(/\s/g, noBreak) }} />
      </strong>{' '}
      ({booked.zone})
    </>
  );
}

function NoAppointment({ options: { conditionsStep }, T }: Pick<Props, 'options' | 'T'>) {
  const { links } = useSurroundings();
  const appLink = useAppLink();
  const isCancelled = useFacts(isBookingCancelled);
  const isRefused = useFacts(refusesCalls);
  return (
    <>
      <StepHeading lead={<T message={isCancelled ? 'cancelled' : isRefused ? 'notCalled' : 'none'} />}>
        <T message={isCancelled ? 'cancelledTitle' : 'noneTitle'} />
      </StepHeading>
      {conditionsStep ? (
        <ButtonRow>
          <ButtonLink {...appLink(links.step(conditionsStep))}>
            <T message="goOn" />
          </ButtonLink>
        </ButtonRow>
      ) : null}
    </>
  );
}

/** Links to the page on which the appointment is moved or cancelled; by phone where its address is not known, and on paper. */
function Changes({ page, locale, T }: Pick<Props, 'locale' | 'T'> & { page: string | undefined }) {
  const byPhone = <T message="change" />;
  if (!page) return <p>{byPhone}</p>;
  return (
    <>
      <p className="paper-only">{byPhone}</p>
      <p className="screen-only">
        <T message="changeHere" />
      </p>
      <ButtonRow>
        <ButtonLink kind="secondary" href={`${page}?language=${locale}`}>
          <T message="move" />
        </ButtonLink>
        <ButtonLink kind="secondary" href={`${page}?language=${locale}&cancel=1`}>
          <T message="cancel" />
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

/** The page is the end of its flow; who wants to may still name other conditions. */
function OtherConditions({ options, T }: Pick<Props, 'options' | 'T'>) {
  const { links } = useSurroundings();
  const appLink = useAppLink();
  if (!options.conditionsStep) return null;
  return (
    <p className="screen-only">
      <a {...appLink(links.step(options.conditionsStep))}>
        <T message="conditions" />
      </a>
    </p>
  );
}

/** What happens at the appointment; not to whoever took back that they may be called. */
function WhatNext({ T }: Pick<Props, 'T'>) {
  return (
    <NextSteps
      T={T}
      title="nextTitle"
      steps={[
        ['callTitle', 'callText'],
        ['talkTitle', 'talkText'],
        ['decideTitle', 'decideText'],
      ]}
    />
  );
}

function BookingThankYouBlock({ options, locale, t, T }: Props) {
  const booking = useCurrentBooking();
  const isRefused = useFacts(refusesCalls);
  const booked = bookedAt(booking, locale);
  if (!booked) return <NoAppointment options={options} T={T} />;
  return (
    <>
      <StepHeading mark="success" lead={<When T={T} booked={booked} />}>
        <T message="title" />
      </StepHeading>
      <UnsettledChange booking={booking} T={T} />
      {booking?.stoodAlready ? (
        <Alert kind="info">
          <p>
            <T message="stoodAlready" />
          </p>
        </Alert>
      ) : null}
      <p>
        {isRefused ? <NotCalled T={T} hasNumber /> : <T message="incoming" />} <CallCenterLink />
      </p>
      <UsualHours T={T} locale={locale} />
      <CalendarLinks booking={booking} t={t} T={T} />
      <Changes page={booking?.change} locale={locale} T={T} />
      {isRefused ? null : <WhatNext T={T} />}
      <OtherConditions options={options} T={T} />
      <AnotherPerson t={t} T={T} />
    </>
  );
}

export const BookingThankYou = defineWidget(spec, BookingThankYouBlock);
