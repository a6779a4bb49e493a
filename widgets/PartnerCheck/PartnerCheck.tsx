import { useEffect, useState } from 'react';
import { useSurroundings, type ProblemLink } from '#src/kit/context.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonRow } from '#src/ui/ButtonRow.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import type { CheckResult } from './checkCandidate.ts';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;

const loadCheck = () => import('./checkCandidate.ts');
const failed: CheckResult = { result: 'failed', problems: [] };

/** Checks the candidate and stores what the check says, unless an answer that it is about has changed meanwhile. */
function useChecking({ set }: Props) {
  const surroundings = useSurroundings();
  const [isChecking, setChecking] = useState(false);
  const [problems, setProblems] = useState<readonly ProblemLink[]>([]);
  useEffect(() => {
    // Ahead of the press, which comes at the end of the page; one that finds nothing loaded tries again.
    void loadCheck().catch(() => undefined);
  }, []);
  const check = async () => {
    setChecking(true);
    set({ candidateCheck: undefined });
    const loaded = await loadCheck().catch(() => undefined);
    const checked = loaded ? await loaded.checkCandidate(surroundings) : failed;
    setChecking(false);
    if (!checked) return;
    setProblems(checked.problems);
    set({ candidateCheck: checked.result });
    surroundings.count(checked.result === 'qualified' ? 'candidate_qualified' : 'candidate_not_qualified');
  };
  return { check, isChecking, problems };
}

function PartnerCheckField(props: Props) {
  const { id, value, error, t, T } = props;
  const { check, isChecking, problems } = useChecking(props);
  const { candidateCheck: result } = value;
  const isMissing = result === undefined ? error() : undefined;
  const state = isMissing === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message="title" />
      </h2>
      <ButtonRow>
        <Button
          id={id}
          {...state}
          kind="secondary"
          busy={isChecking}
          busyLabel={t('checking')}
          onClick={() => void check()}
        >
          <T message="check" />
        </Button>
      </ButtonRow>
      <FieldError id={id} error={isMissing} />
      {result === undefined ? null : problems.length > 0 ? (
        <ErrorSummary title={<T message={result} />} errors={problems} moreOf={(more) => t('more', { more })} />
      ) : (
        <Alert kind={result === 'qualified' ? 'success' : 'error'}>
          <T message={result} />
        </Alert>
      )}
    </section>
  );
}

export const PartnerCheck = defineWidget(spec, PartnerCheckField);
