import { cancerStages, cancerTypes, treatmentStatuses } from '#src/domain/cancerChoices.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;
type Question = 'cancerType' | 'cancerStage' | 'treatmentStatus';
type Asked = Props & { answer: (question: Question, text: string) => void };

function CancerType({ id, value, marks, error, t, T, answer }: Asked) {
  const about = useAbout();
  return (
    <Field id={`${id}-cancerType`} label={<T message={about('cancerType')} />} {...marks} error={error('cancerType')}>
      {(control) => (
        <Select
          {...control}
          name="cancerType"
          options={cancerTypes.map((type) => ({ value: type, label: t(type) }))}
          placeholder={t('choose')}
          value={value.oncologyResponse?.cancerType ?? ''}
          onChange={(text) => answer('cancerType', text)}
        />
      )}
    </Field>
  );
}

function OncologyQuestionsField(props: Props) {
  const { id, value, set, leave, marks, error, T } = props;
  const focusOut = useFocusOut(leave);
  const answer = (question: Question, text: string) => {
    const { [question]: _, ...others } = value.oncologyResponse ?? {};
    set({ oncologyResponse: text ? { ...others, [question]: text } : others });
  };
  const choice = <K extends 'cancerStage' | 'treatmentStatus'>(
    question: K,
    answers: K extends 'cancerStage' ? typeof cancerStages : typeof treatmentStatuses,
  ) => (
    <RadioGroup
      id={`${id}-${question}`}
      name={question}
      legend={<T message={question} />}
      options={answers.map((key) => ({ value: key, label: <T message={key} /> }))}
      value={value.oncologyResponse?.[question]}
      onChange={(text) => answer(question, text)}
      {...marks}
      error={error(question)}
    />
  );
  return (
    <div id={id} role="presentation" {...focusOut}>
      <CancerType {...props} answer={answer} />
      {choice('cancerStage', cancerStages)}
      {choice('treatmentStatus', treatmentStatuses)}
    </div>
  );
}

export const OncologyQuestions = defineWidget(spec, OncologyQuestionsField);
