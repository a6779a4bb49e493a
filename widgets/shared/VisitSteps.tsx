import type { Spec } from '#src/kit/spec.ts';
import type { AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import type { Props as WidgetProps } from '#src/kit/widget.ts';
import { NextSteps } from './NextSteps.tsx';
import type { VisitStepMessage } from './visitStepMessages.ts';

type Props = Pick<WidgetProps<never, Spec['options'], VisitStepMessage>, 'T'> & { line: AdvisorLine };

/** Who calls whom; by the hours above only where they are hours of the visitor's day. */
function talkOf({ status, isAbroad }: AdvisorLine): VisitStepMessage {
  if (status === 'unreachable') return 'talkOnly';
  if (status === 'open') return isAbroad ? 'talkOpenAbroad' : 'talkOpen';
  return isAbroad ? 'talkAbroad' : 'talkClosed';
}

/** What happens next to a visitor who qualifies: a call, a visit, a decision. The number and its hours stand above. */
export function VisitSteps({ T, line }: Props) {
  return (
    <NextSteps
      T={T}
      title="nextTitle"
      steps={[
        ['talkTitle', talkOf(line)],
        ['visitTitle', 'visitText'],
        ['decideTitle', 'decideText'],
      ]}
    />
  );
}
