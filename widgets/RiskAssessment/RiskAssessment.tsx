import { yesNoAnswers } from '#src/domain/choices.ts';
import { useQuestion } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { spec } from './spec.ts';

const questions = [
  { self: 'wfh', child: 'childWfh', participant: 'participantWfh' },
  { self: 'interactivity', child: 'childInteractivity', participant: 'participantInteractivity' },
  { self: 'publicTrans', child: 'childPublicTrans', participant: 'participantPublicTrans' },
] as const;

function RiskAssessmentField({ id, value, set, leave, t, T }: WidgetProps<typeof spec>) {
  const about = useQuestion('auto');
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <T message="title" />
      </h2>
      {questions.map(({ self: key, ...others }) => (
        <RadioGroup
          key={key}
          id={`${id}-${key}`}
          name={key}
          legend={<T message={about === 'self' ? key : others[about]} />}
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
