import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { useFacts } from '#src/kit/context.ts';
import { useAdvisorLine } from '#src/kit/useAdvisorLine.ts';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { AdvisorHours } from '#widgets/shared/AdvisorHours.tsx';
import { NotCalled } from '#widgets/shared/NotCalled.tsx';
import { VisitSteps } from '#widgets/shared/VisitSteps.tsx';
import type { ThanksProps } from './props.ts';

/**
 * The number to call: now while somebody answers; else who calls whom, and when, unless they refuse. An agent's patient is
 * told the rest.
 */
export function CallNow(props: ThanksProps) {
  const { options, t, T } = props;
  const line = useAdvisorLine('callNow');
  const isRefused = useFacts(refusesCalls);
  if (line.status === 'loading') return <Spinner label={t('loading')} />;
  const isOpen = line.status === 'open';
  const next = line.number ? (isOpen ? 'callNow' : 'weCall') : 'weCallOnly';
  return (
    <>
      <p>{isRefused ? <NotCalled T={T} hasNumber={Boolean(line.number)} /> : <T message={next} />}</p>
      {line.number ? (
        <ButtonRow>
          <TelLink number={line.number} kind={isOpen ? 'primary' : 'secondary'} />
        </ButtonRow>
      ) : null}
      <AdvisorHours {...props} line={line} />
      {options.callNow || isRefused ? null : <VisitSteps {...props} line={line} />}
    </>
  );
}
