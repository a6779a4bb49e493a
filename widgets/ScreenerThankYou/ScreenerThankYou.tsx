import { sourceLocale } from '#src/generated/locales.ts';
import { bookedAt } from '#src/domain/appointment.ts';
import { bookingOf } from '#src/domain/booking.ts';
import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { outcomeOf } from '#src/domain/qualification.ts';
import { useAppLink } from '#src/kit/useAppLink.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useAnswersForOther, useQuestionAbout, useVisitorName } from '#src/kit/wording.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TextHelp } from '#widgets/shared/TextHelp.tsx';
import { Booked } from './Booked.tsx';
import { CallNow } from './CallNow.tsx';
import type { ThanksProps } from './props.ts';
import { spec } from './spec.ts';

type Following =
  | 'booked'
  | 'unsaved'
  | 'call'
  | 'receivedNext'
  | 'noCall'
  | 'childNoCall'
  | 'participantNoCall'
  | 'noSite'
  | 'notCalled';

const noCalls = { question: 'noCall', childQuestion: 'childNoCall', participantQuestion: 'participantNoCall' } as const;

/**
 * What follows for the visitor: an appointment, else by the outcome, once that was received; of whom nothing is known,
 * nobody can say.
 */
function useFollowing({ options: { callNow } }: ThanksProps): Following {
  const about = useQuestionAbout();
  const outcome = useFacts(outcomeOf);
  const isRefused = useFacts(refusesCalls);
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  const hasStudy = useFacts((facts) => facts.study !== undefined);
  const siteSearch = useFacts((facts) => facts.siteSearch);
  const hasBooking = useFacts((facts) => bookedAt(bookingOf(facts), sourceLocale) !== undefined);
  if (hasBooking) return 'booked';
  if (isUnsaved) return 'unsaved';
  if (callNow || outcome === 'congratulations') return 'call';
  if (isRefused && (outcome === 'noSite' || !hasStudy)) return 'notCalled';
  if (outcome === 'noSite') return siteSearch === 'none' ? 'noSite' : 'receivedNext';
  if (!hasStudy) return 'receivedNext';
  return noCalls[about];
}

function Received({ following, T }: ThanksProps & { following: Exclude<Following, 'booked'> }) {
  return (
    <>
      {following === 'unsaved' ? null : (
        <p>
          <T message="received" />
        </p>
      )}
      {following === 'call' ? null : (
        <p>
          <T message={following} />
        </p>
      )}
    </>
  );
}

function ScreenerThankYouBlock(props: ThanksProps) {
  const { options, locale, T } = props;
  const { links, numbers } = useSurroundings();
  const appLink = useAppLink();
  const name = useVisitorName();
  const forOther = useAnswersForOther();
  const following = useFollowing(props);
  const healthStep = locale === sourceLocale && !forOther ? options.healthQuestionsStep : undefined;
  // Who is called has nothing else to do: for all others it is the way on.
  const find = (
    <ButtonLink {...appLink(links.studySearch)} kind={following === 'call' ? 'secondary' : 'primary'}>
      <T message="findStudies" />
    </ButtonLink>
  );
  return (
    <>
      <StepHeading mark={following === 'unsaved' ? undefined : 'success'}>
        {name ? <T message="thanks" values={{ name }} /> : <T message="thanksNameless" />}
      </StepHeading>
      {following === 'booked' ? <Booked {...props} /> : <Received {...props} following={following} />}
      {following === 'call' ? <CallNow {...props} /> : null}
      {following === 'call' ? null : <ButtonRow>{find}</ButtonRow>}
      {healthStep ? (
        <p className="screen-only">
          <T message="healthQuestionsText" />
        </p>
      ) : null}
      <ButtonRow>
        {healthStep ? (
          <ButtonLink kind="secondary" {...appLink(links.step(healthStep))}>
            <T message="healthQuestions" />
          </ButtonLink>
        ) : null}
        {following === 'call' ? find : null}
      </ButtonRow>
      <TextHelp text={<T message="texts" values={{ shortCode: numbers.shortCode }} />} />
    </>
  );
}

export const ScreenerThankYou = defineWidget(spec, ScreenerThankYouBlock);
