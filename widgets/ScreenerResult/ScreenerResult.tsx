import { bookedAt } from '#src/domain/appointment.ts';
import { bookingOf } from '#src/domain/booking.ts';
import { outcomeOf } from '#src/domain/qualification.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useAnswersForOther } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

function Congratulations({ T, locale }: Props) {
  const { numbers } = useSurroundings();
  const forOther = useAnswersForOther();
  const isSpecial = useFacts((facts) => facts.study?.isSpecial ?? false);
  const comments = useFacts((facts) => facts.study?.closingCommentsQualified);
  const booked = bookedAt(useFacts(bookingOf), locale);
  if (isSpecial) {
    return (
      <>
        <StepHeading mark="success" lead={<T message="specialCall" />}>
          <T message={forOther ? 'participantSpecial' : 'special'} />
        </StepHeading>
        <ButtonRow>
          <TelLink number={numbers.callNow} kind="primary" />
        </ButtonRow>
        <p>
          <T message="hours" />
        </p>
        {comments ? <p>{comments}</p> : null}
      </>
    );
  }
  return (
    <>
      <StepHeading mark="success" lead={booked ? <T message="booked" values={booked} /> : <T message="scheduling" />}>
        <T message={forOther ? 'participantQualified' : 'qualified'} />
      </StepHeading>
      {comments ? <p>{comments}</p> : null}
      <ButtonRow>
        <TelLink number={numbers.callNow} kind="primary">
          <T message="callNow" />
        </TelLink>
        <TelLink number={numbers.callNow} />
      </ButtonRow>
      <p>
        <T message="hours" />
      </p>
    </>
  );
}

/** Where the visitor came from; nothing but an address of the web. */
function ReturnLink({ T }: Props) {
  const address = useFacts((facts) => facts.path.affiliateReturnUrl);
  if (!address || !/^https?:\/\//i.test(address)) return null;
  return (
    <ButtonLink kind="secondary" href={address}>
      <T message="return" />
    </ButtonLink>
  );
}

function Sorry(props: Props & { reason: 'disqualified' | 'noSite' }) {
  const { reason, T } = props;
  const { links, recordFailedScreening } = useSurroundings();
  const appLink = useAppLink();
  const forOther = useAnswersForOther();
  const heading = reason === 'disqualified' && forOther ? 'participantDisqualified' : reason;
  return (
    <>
      <StepHeading mark="search" lead={<T message={`${reason}Text`} />}>
        <T message={heading} />
      </StepHeading>
      <ButtonRow>
        <ButtonLink {...appLink(links.studySearch, recordFailedScreening)}>
          <T message="findStudies" />
        </ButtonLink>
        <ReturnLink {...props} />
      </ButtonRow>
    </>
  );
}

function ScreenerResultBlock(props: Props) {
  const isLoading = useFacts((facts) => facts.path.loadingInitialPayload);
  const outcome = useFacts(outcomeOf);
  if (isLoading) {
    return (
      <>
        <Spinner label={props.t('loading')} />
        <Skeleton />
      </>
    );
  }
  return outcome === 'congratulations' ? <Congratulations {...props} /> : <Sorry {...props} reason={outcome} />;
}

export const ScreenerResult = defineWidget(spec, ScreenerResultBlock);
