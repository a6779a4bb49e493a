import { conditionInSentence } from '#src/domain/conditionInSentence.ts';
import { fitOf, type FitReason, type Misfit } from '#src/domain/studyFit.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { StudyCardProps } from './studyCardProps.ts';

function reasonText(reason: FitReason, { t }: StudyCardProps): string {
  if (reason.kind === 'condition')
    return t('whyCondition', { names: reason.names.map(conditionInSentence).join(', ') });
  if (reason.kind === 'healthy') return t('whyHealthy');
  if (reason.kind === 'age') return t('whyAge', { age: reason.age });
  return t(reason.gender === 'male' ? 'whyMale' : 'whyFemale');
}

function misfitText(misfit: Misfit, { t }: StudyCardProps): string {
  if (misfit.kind === 'tooOld') return t('tooOld', { max: misfit.max });
  if (misfit.kind === 'tooYoung') return t('tooYoung', { min: misfit.min });
  return t(misfit.gender === 'male' ? 'onlyMale' : 'onlyFemale');
}

/** Why the study is shown, and what does not fit. */
export function FitMarks(props: StudyCardProps) {
  const { T } = props;
  const answers = useFacts((facts) => facts.answers);
  const today = useFacts((facts) => facts.today);
  const { healthyIndicationId: healthyId } = useSurroundings();
  const { reasons, misfits } = fitOf(props.study, answers, { today, healthyId });
  if (reasons.length + misfits.length === 0) return null;
  return (
    <div className="study-fit">
      {reasons.length > 0 ? (
        <p>
          <T message="why" />
        </p>
      ) : null}
      <ul>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <Icon name="success" />
            <span>{reasonText(reason, props)}</span>
          </li>
        ))}
        {misfits.map((misfit) => (
          <li key={misfit.kind} className="study-misfit">
            <Icon name="error" />
            <span>{misfitText(misfit, props)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
