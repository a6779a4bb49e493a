import { refusesCalls } from '#src/domain/refusesCalls.ts';
import { useFacts } from '#src/kit/context.ts';
import { useAdvisorLine, type AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import { useSuitableStudies } from '#src/kit/useSuitableStudies.ts';
import { useAbout } from '#src/kit/useAbout.ts';
import { useVisitorName } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { TelLink } from '#src/ui/TelLink.tsx';
import { AdvisorHours } from '#widgets/shared/AdvisorHours.tsx';
import { SuitableStudies } from '#widgets/shared/SuitableStudies.tsx';
import { spec } from './spec.ts';
import { NotCalled } from '#widgets/shared/NotCalled.tsx';

type Props = WidgetProps<typeof spec>;

/** That the visitor is called; in the hours above only where they are hours of their day. */
function weCallOf({ status, isAbroad }: AdvisorLine) {
  if (status === 'unreachable') return 'weCallOnly';
  return isAbroad ? 'weCallAbroad' : 'weCall';
}

/** The number, to be called now only while somebody answers; otherwise who calls, and when. */
function Call(props: Props & { line: AdvisorLine }) {
  const { options, line, text, T } = props;
  const isUnsaved = useFacts((facts) => facts.isLeadPending);
  const isRefused = useFacts(refusesCalls);
  const { number, isAbroad } = line;
  const isOpen = line.status === 'open';
  if (isUnsaved)
    return (
      <p>
        <T message="unsaved" />
      </p>
    );
  return (
    <>
      <p>{options.text ? text(options.text) : <T message={isOpen ? 'text' : 'textClosed'} />}</p>
      {isOpen && number ? (
        <ButtonRow>
          <TelLink number={number} kind="primary" />
        </ButtonRow>
      ) : null}
      <AdvisorHours {...props} />
      {isOpen ? (
        <p>
          <T message={isRefused ? 'notCalled' : isAbroad ? 'laterAbroad' : 'later'} />
        </p>
      ) : (
        <p>
          {isRefused ? <NotCalled T={T} hasNumber={Boolean(number)} /> : <T message={weCallOf(line)} />}{' '}
          {number ? <TelLink number={number} /> : null}
        </p>
      )}
    </>
  );
}

function ThankYouSpecialBlock(props: Props) {
  const { t, T } = props;
  const about = useAbout();
  const name = useVisitorName();
  const line = useAdvisorLine('callNow');
  const search = useSuitableStudies();
  return (
    <>
      <StepHeading mark="success">
        {name ? <T message={about('heading')} values={{ name }} /> : <T message={about('headingWithoutName')} />}
      </StepHeading>
      <div aria-live="polite">
        {line.status === 'loading' ? <Spinner label={t('loading')} /> : <Call {...props} line={line} />}
      </div>
      <SuitableStudies {...props} search={search} hasSearchButton={false} />
    </>
  );
}

export const ThankYouSpecial = defineWidget(spec, ThankYouSpecialBlock);
