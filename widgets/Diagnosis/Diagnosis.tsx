import { conditionInSentence } from '#src/domain/conditionInSentence.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { useQuestion } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { ChoiceButtons } from '#src/ui/ChoiceButtons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { spec } from './spec.ts';

function DiagnosisField({ id, value, set, leave, options, error, t, T }: WidgetProps<typeof spec>) {
  const { next } = useSurroundings();
  const isLoading = useFacts((facts) => facts.path.loadingInitialPayload);
  const indication = useFacts((facts) => facts.path.indication);
  const wording = useQuestion(options.label);
  if (isLoading) {
    return (
      <>
        <Spinner label={t('loading')} />
        <Skeleton />
      </>
    );
  }
  const choose = (answer: 'yes' | 'no') => {
    const diagnosed = answer === 'yes';
    set({ diagnosed, indicationIds: diagnosed && indication ? [indication.id] : [] });
    next();
  };
  return (
    <ChoiceButtons
      id={id}
      legend={
        <T
          message={wording}
          values={{ indication: indication ? conditionInSentence(indication.name) : t('theCondition') }}
        />
      }
      isHeading
      options={[
        { value: 'yes', label: <T message="yes" /> },
        { value: 'no', label: <T message="no" /> },
      ]}
      value={value.diagnosed === undefined ? undefined : value.diagnosed ? 'yes' : 'no'}
      onChoose={choose}
      onBlur={leave}
      error={error()}
    />
  );
}

export const Diagnosis = defineWidget(spec, DiagnosisField);
