import type { AdvisorLine } from '#src/kit/useAdvisorLine.ts';
import { NextSteps } from '#widgets/shared/NextSteps.tsx';
import type { EndProps } from './props.ts';

/** Who calls whom; by the hours above only where they are hours of the visitor's day. */
function callOf({ status, isAbroad }: AdvisorLine) {
  if (status === 'open') return isAbroad ? 'callOpenAbroad' : 'callOpen';
  return isAbroad ? 'callClosedAbroad' : 'callClosed';
}

/** Three steps: of a visitor for whom there are studies, or of one who waits for some. */
export function WhatNext({ T, search, line }: EndProps) {
  const suits = search.studies.length > 0;
  return (
    <NextSteps
      T={T}
      title="nextTitle"
      steps={[
        suits ? ['chooseTitle', 'chooseText'] : ['waitTitle', 'waitText'],
        suits ? ['callTitle', callOf(line)] : ['matchTitle', line.isAbroad ? 'matchAbroad' : 'matchText'],
        ['decideTitle', 'decideText'],
      ]}
    />
  );
}
