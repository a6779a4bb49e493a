import { ageOfCandidate } from '#src/domain/qualification.ts';
import type { Facts } from '#src/domain/facts.ts';
import { useFacts } from '#src/kit/context.ts';
import { useAbout } from '#src/kit/useAbout.ts';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { AdvisorHours } from '#widgets/shared/AdvisorHours.tsx';
import type { EndProps } from './props.ts';

/** Whether anything was told by which studies choose; the place alone qualifies nobody. */
function hasToldOfCandidate({ answers, today }: Facts): boolean {
  const { indicationIds = [], gender } = answers;
  return indicationIds.length > 0 || gender !== undefined || ageOfCandidate(answers, today) !== undefined;
}

/** Whether studies suit the visitor. Where that could not be found out, neither is said. */
function Verdict({ T, search, isRefused }: EndProps) {
  const about = useAbout();
  const isToldOf = useFacts(hasToldOfCandidate);
  if (search.studies.length > 0) {
    if (!isToldOf) return <T message="nearby" />;
    return <T message={about('qualified')} />;
  }
  return (
    <>
      {search.status === 'ready' ? <T message="notNow" /> : null} <T message={isRefused ? 'notCalled' : 'willCall'} />
    </>
  );
}

/** Whom to ask of medicine where nobody of the studies is to be called now. */
function Doctor({ T }: Pick<EndProps, 'T'>) {
  const about = useAbout();
  return (
    <p>
      <T message={about('doctor')} />
    </p>
  );
}

/** The number, as a button for whoever is asked to call; that of another country may cost what a call costs. */
function OurNumber({ T, line, number, isToCall }: EndProps & { number: string; isToCall: boolean }) {
  if (isToCall)
    return (
      <>
        <p>
          <T message={line.isAbroad ? 'callAbroad' : 'call'} />
        </p>
        <ButtonRow>
          <TelLink number={number} kind="primary" />
        </ButtonRow>
      </>
    );
  const later = line.isAbroad ? 'callLaterAbroad' : 'callLater';
  return (
    <p>
      <T message={line.status === 'open' ? 'speakNow' : later} /> <TelLink number={number} />
    </p>
  );
}

/** Studies decide what the visitor reads, the hours of the line alone whether they are asked to call now. */
export function CallText(props: EndProps) {
  const { T, line, search } = props;
  const suits = search.studies.length > 0;
  const isOpen = line.status === 'open';
  const isToCall = suits && isOpen;
  return (
    <>
      <p>
        <Verdict {...props} /> {isToCall ? <T message="available" /> : null}
      </p>
      {isToCall ? null : <Doctor T={T} />}
      {line.number ? <OurNumber {...props} number={line.number} isToCall={isToCall} /> : null}
      <AdvisorHours {...props} />
    </>
  );
}
