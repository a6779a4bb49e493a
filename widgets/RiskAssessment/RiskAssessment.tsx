import { yesNoAnswers } from '#src/domain/choices.ts';
import { useAbout } from '#src/kit/useAbout.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { spec } from './spec.ts';

const questions = ['wfh', 'interactivity', 'publicTrans'] as const;

function RiskAssessmentField({ id, value, set, leave, t, T }: WidgetProps<typeof spec>) {
  const about = useAbout();
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message="title" />
      </h2>
      {questions.map((key) => (
        <RadioGroup
          key={key}
          id={`${id}-${key}`}
          name={key}
          legend={<T message={about(key)} />}
          optionalMark={t('optional')}
          layout="buttons"
          options={yesNoAnswers.map((answer) => ({ value: answer, label: <T message={answer} /> }))}
          value={value.riskAssessment?.[key]}
          onChange={(text) => {
            const chosen = yesNoAnswers.find((answer) => answer === text);
            set({ riskAssessment: { ...value.riskAssessment, ...(chosen && { [key]: chosen }) } });
          }}
          onBlur={leave}
        />
      ))}
    </section>
  );
}

export const RiskAssessment = defineWidget(spec, RiskAssessmentField);
