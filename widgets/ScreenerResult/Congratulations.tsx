import { bookedAt } from '#src/domain/appointment.ts';
import { bookingOf } from '#src/domain/booking.ts';
import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { CallCenterLink } from '#widgets/shared/CallCenterLink.tsx';
import { useFacts } from '#src/kit/context.ts';
import { useAdvisorLine, type AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { AdvisorHours } from '#widgets/shared/AdvisorHours.tsx';
import { NotCalled } from '#widgets/shared/NotCalled.tsx';
import { UsualHours } from '#widgets/shared/UsualHours.tsx';
import { VisitSteps } from '#widgets/shared/VisitSteps.tsx';
import type { ResultProps } from './props.ts';

type CallProps = ResultProps & { line: AdvisorLine; isRefused: boolean };

/** Call now while somebody answers; else the number and when they do again. Who cannot call it is called, unless they refuse. */
function Call(props: CallProps) {
  const { T, line, isRefused } = props;
  const { number } = line;
  if (!number) return <p>{isRefused ? <NotCalled T={T} hasNumber={false} /> : <T message="callOnly" />}</p>;
  const next = line.status === 'open' ? 'callOpen' : 'callClosed';
  return (
    <>
      <p>{isRefused ? <NotCalled T={T} hasNumber /> : <T message={next} />}</p>
      <ButtonRow>
        {line.status === 'open' ? (
          <TelLink number={number} kind="primary">
            <T message="callNow" />
          </TelLink>
        ) : null}
        <TelLink number={number} />
      </ButtonRow>
      <AdvisorHours {...props} />
    </>
  );
}

/** What follows for a visitor without an appointment. */
function Unbooked(props: ResultProps) {
  const line = useAdvisorLine('callNow');
  const isRefused = useFacts(refusesCalls);
  const steps = isRefused ? null : <VisitSteps {...props} line={line} />;
  return (
    <>
      <div aria-live="polite">
        {line.status === 'loading' ? (
          <Spinner label={props.t('loading')} />
        ) : (
          <Call {...props} line={line} isRefused={isRefused} />
        )}
      </div>
      {/* Until it is known what follows, the buttons below are out of view: there nobody sees them move. */}
      {line.status === 'loading' ? <div className="later" /> : steps}
    </>
  );
}

/** The number that calls, as the confirmation of the appointment names it, unless the visitor refuses. */
function Booked({ T, locale, isRefused }: ResultProps & { isRefused: boolean }) {
  return (
    <>
      <p>
        {isRefused ? <NotCalled T={T} hasNumber /> : <T message="bookedCall" />} <CallCenterLink />
      </p>
      <UsualHours T={T} locale={locale} />
    </>
  );
}

/** What follows the verdict, and what the study adds to that; nobody calls before what was entered is saved. */
function Following(props: ResultProps) {
  const { T, locale } = props;
  const comments = useFacts((facts) => facts.study?.closingCommentsQualified);
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  const isRefused = useFacts(refusesCalls);
  const booked = bookedAt(useFacts(bookingOf), locale);
  if (isUnsaved && !booked)
    return (
      <p>
        <T message="unsaved" />
      </p>
    );
  return (
    <>
      {/* What a study adds is about the call. */}
      {comments && !isRefused ? <p>{comments}</p> : null}
      {booked ? <Booked {...props} isRefused={isRefused} /> : <Unbooked {...props} />}
    </>
  );
}

const verdicts = {
  question: { usual: 'qualified', special: 'special' },
  childQuestion: { usual: 'childQualified', special: 'childSpecial' },
  participantQuestion: { usual: 'participantQualified', special: 'participantSpecial' },
} as const;

/** Good news: the verdict, the appointment or the way to one, and what the study adds. */
export function Congratulations(props: ResultProps) {
  const { T, locale } = props;
  const about = useQuestionAbout();
  const isSpecial = useFacts((facts) => facts.study?.isSpecial ?? false);
  const booked = bookedAt(useFacts(bookingOf), locale);
  // What follows is not known before the save is, and is up to whoever took back that they may be called.
  const isRefused = useFacts(refusesCalls);
  const isOpen = useFacts((facts) => facts.isLeadPending) || isRefused;
  const next = isOpen ? undefined : <T message={isSpecial ? 'specialCall' : 'scheduling'} />;
  return (
    <>
      <StepHeading
        mark="success"
        lead={booked ? <T message={isRefused ? 'bookedNotCalled' : 'booked'} values={booked} /> : next}
      >
        <T message={verdicts[about][isSpecial ? 'special' : 'usual']} />
      </StepHeading>
      <Following {...props} />
    </>
  );
}
