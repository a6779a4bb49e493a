import { NextSteps } from '#widgets/shared/NextSteps.tsx';
import type { EndProps } from './props.ts';

/** Three steps: of a visitor for whom there are studies, or of one who waits for some. */
export function WhatNext({ T, search, line }: EndProps) {
  const suits = search.studies.length > 0;
  return (
    <NextSteps
      T={T}
      title="nextTitle"
      steps={[
        suits ? ['chooseTitle', 'chooseText'] : ['waitTitle', 'waitText'],
        suits ? ['callTitle', line.status === 'open' ? 'callOpen' : 'callClosed'] : ['matchTitle', 'matchText'],
        ['decideTitle', 'decideText'],
      ]}
    />
  );
}
