import { outcomeOf } from '#src/domain/qualification.ts';
import { useFacts } from '#src/kit/context.ts';
import { defineWidget } from '#src/kit/widget.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Congratulations } from './Congratulations.tsx';
import { NoMatch } from './NoMatch.tsx';
import type { ResultProps } from './props.ts';
import { spec } from './spec.ts';

function ScreenerResultBlock(props: ResultProps) {
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
  return outcome === 'congratulations' ? <Congratulations {...props} /> : <NoMatch {...props} outcome={outcome} />;
}

export const ScreenerResult = defineWidget(spec, ScreenerResultBlock);
