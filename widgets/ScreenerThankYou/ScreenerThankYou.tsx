import { sourceLocale } from '#src/generated/locales.ts';
import { bookedAt } from '#src/domain/appointment.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useSurroundings } from '#src/kit/context.ts';
import { useAdvisorLine } from '#src/kit/useAdvisorLine.ts';
import { useAnswersForOther, useVisitorName } from '#src/kit/wording.ts';
import { useCurrentBooking } from '#src/kit/useCurrentBooking.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconList } from '#src/ui/IconList.tsx';
import { LinkMenu } from '#src/ui/LinkMenu.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { AdvisorHours } from '#widgets/shared/AdvisorHours.tsx';
import { TextHelp } from '#widgets/shared/TextHelp.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

function WhatNext({ locale, options: { callNow }, t, T }: Props) {
  const booking = useCurrentBooking();
  const booked = bookedAt(booking, locale);
  const lines = booked
    ? ([<T key="booked" message="booked" values={booked} />, <T key="next" message="bookedNext" />] as const)
    : ([<T key="received" message="received" />, callNow ? null : <T key="next" message="receivedNext" />] as const);
  const [first, second] = lines;
  return (
    <>
      {booked ? (
        <IconList items={[{ key: 'booked', icon: <Icon name="calendar" />, content: first }]} />
      ) : (
        <p>{first}</p>
      )}
      {booking?.change ? (
        <p>
          <a href={`${booking.change}?language=${locale}`}>
            <T message="bookedChange" />
          </a>
        </p>
      ) : second ? (
        <p>{second}</p>
      ) : null}
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

/** The number to call: now while somebody answers; else who calls whom, and when. */
function CallNow(props: Props) {
  const { t, T } = props;
  const { numbers } = useSurroundings();
  const line = useAdvisorLine();
  if (line.status === 'loading') return <Spinner label={t('loading')} />;
  const isOpen = line.status === 'open';
  return (
    <>
      <p>
        <T message={isOpen ? 'callNow' : 'weCall'} />
      </p>
      <ButtonRow>
        <TelLink number={numbers.callNow} kind={isOpen ? 'primary' : 'secondary'} />
      </ButtonRow>
      <AdvisorHours {...props} line={line} />
    </>
  );
}

function ScreenerThankYouBlock(props: Props) {
  const { options, locale, T } = props;
  const { links, numbers } = useSurroundings();
  const appLink = useAppLink();
  const name = useVisitorName();
  const forOther = useAnswersForOther();
  const healthStep = locale === sourceLocale && !forOther ? options.healthQuestionsStep : undefined;
  return (
    <>
      <StepHeading mark="success">
        {name ? <T message="thanks" values={{ name }} /> : <T message="thanksNameless" />}
      </StepHeading>
      <WhatNext {...props} />
      {options.callNow ? <CallNow {...props} /> : null}
      {healthStep ? (
        <p>
          <T message="healthQuestionsText" />
        </p>
      ) : null}
      <ButtonRow>
        {healthStep ? (
          <ButtonLink kind="secondary" {...appLink(links.step(healthStep))}>
            <T message="healthQuestions" />
          </ButtonLink>
        ) : null}
        <ButtonLink {...appLink(links.studySearch)} kind={options.callNow ? 'secondary' : 'primary'}>
          <T message="findStudies" />
        </ButtonLink>
      </ButtonRow>
      <TextHelp text={<T message="texts" values={{ shortCode: numbers.shortCode }} />} />
    </>
  );
}

export const ScreenerThankYou = defineWidget(spec, ScreenerThankYouBlock);
