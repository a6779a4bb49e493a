import { yesNoAnswers } from '#src/domain/choices.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { Field } from '#src/ui/Field.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Select } from '#src/ui/Select.tsx';
import { StepHeading } from '#src/ui/StepHeading.tsx';
import { isTextOf, type QuestionKey } from './messages.ts';
import { askedQuestions } from './questions.ts';
import { spec } from './spec.ts';

type Props = WidgetProps<typeof spec>;
type Asked = ReturnType<typeof askedQuestions>[number];

/** More answers than this are offered as a list that opens. */
const FEW_ANSWERS = 4;

function HealthQuestion(props: Props & { question: Asked; onAnswer: (key: QuestionKey, text: string) => void }) {
  const { id, value, options, required, error, t, T, question, onAnswer } = props;
  const { key, answers, optional } = question;
  const choices = answers.map((answer) => ({ value: answer, label: t(answer) }));
  const marks = optional ? { optionalMark: t('optional') } : { required };
  const common = { id: `${id}-${key}`, error: error(key), ...marks };
  const kept = value.additional?.[key];
  const chosen = answers.find((answer) => kept === answer || kept === t(answer) || isTextOf(answer, kept));
  const choose = (text: string) => {
    const answer = answers.find((one) => one === text);
    onAnswer(key, answer && options.form === 'screener' ? t(answer) : text);
  };
  if (answers.length <= FEW_ANSWERS) {
    return (
      <RadioGroup
        {...common}
        name={key}
        legend={<T message={key} />}
        layout={answers === yesNoAnswers ? 'buttons' : 'list'}
        options={choices}
        value={chosen}
        onChange={choose}
      />
    );
  }
  return (
    <Field {...common} label={<T message={key} />}>
      {(control) => (
        <Select
          {...control}
          name={key}
          options={choices}
          placeholder={t('choose')}
          value={chosen ?? ''}
          onChange={choose}
        />
      )}
    </Field>
  );
}

function HealthQuestionsField(props: Props) {
  const { value, set, leave, options, error, T } = props;
  const focusOut = useFocusOut(leave);
  const questions = askedQuestions(options);
  const showsProblems = questions.some(({ key }) => error(key) !== undefined);
  const answer = (key: QuestionKey, text: string) => {
    const { [key]: _, ...others } = value.additional ?? {};
    set({ additional: text ? { ...others, [key]: text } : others });
    // Storing an answer takes the messages away; those of the other questions are still needed.
    if (showsProblems) leave();
  };
  return (
    <div role="presentation" {...focusOut}>
      {options.showTitle ? (
        <StepHeading lead={<T message="subtitle" />}>
          <T message="title" />
        </StepHeading>
      ) : null}
      {questions.map((question) => (
        <HealthQuestion key={question.key} {...props} question={question} onAnswer={answer} />
      ))}
    </div>
  );
}

export const HealthQuestions = defineWidget(spec, HealthQuestionsField);
