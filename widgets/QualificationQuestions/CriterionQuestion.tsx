import { memo, useState, type ReactNode } from 'react';
import { withoutExcluded } from '#src/domain/choices.ts';
import type { Criterion, Facts } from '#src/domain/facts.ts';
import { useCriterionPlace } from '#src/kit/questionPlace.ts';
import { useFocusOut } from '#src/kit/useFocusOut.ts';
import { useOwnState } from '#src/kit/useOwnState.ts';
import type { WidgetProps } from '#src/kit/widget.ts';
import { CheckboxGroup } from '#src/ui/CheckboxGroup.tsx';
import { Hint } from '#src/ui/Hint.tsx';
import { NumberedText, Question } from '#src/ui/Question.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import type { spec } from './spec.ts';

/** What the questions of a screener have in common. */
export type OfAllQuestions = Pick<WidgetProps<typeof spec>, 't' | 'own'> & {
  /** How the campaign has answers laid out. */
  flags: Facts['campaign']['webScreenerProps'];
  /** Each must be answered. */
  isNeeded: boolean;
  onAnswer: (criterionId: number, responseIds: readonly number[]) => boolean;
  onHint: () => void;
};

type Props = OfAllQuestions & { id: string; criterion: Criterion; error: ReactNode };

/** One criterion as a question. Rendered again only when something of its own changes. */
export const CriterionQuestion = memo(function CriterionQuestion(props: Props) {
  const { id, criterion, flags, isNeeded, t, own } = props;
  const chosen = useOwnState(own).value.responses?.[criterion.id];
  const latest = () => own.read().value.responses?.[criterion.id];
  // Before all are asked for, a question is wrong only where its answers were taken back: one that was passed may yet get some.
  const [isEmptied, setEmptied] = useState(false);
  const answer = (responseIds: readonly number[]) => {
    if (isEmptied) setEmptied(false);
    return props.onAnswer(criterion.id, responseIds);
  };
  // One that is left with an answer, or without any, shows the same as before: it is not rendered for that.
  const focusOut = useFocusOut(() => {
    if (latest()?.length === 0) setEmptied(true);
  });
  // Asked for here: a question that is not taken over yet must not be rendered again when others come and go before it.
  const { number, isShaded } = useCriterionPlace(criterion.id);
  const isYesNo = criterion.questionType === 'yes_no_unsure';
  const responses = isYesNo
    ? criterion.responses.toSorted((a, b) => (a.position < b.position ? -1 : 1))
    : criterion.responses;
  const group = {
    id,
    legend: <NumberedText number={number}>{criterion.question}</NumberedText>,
    help: criterion.questionHintText ? (
      <Hint label={t('hint')} onOpen={props.onHint}>
        {criterion.questionHintText}
      </Hint>
    ) : null,
    error: props.error ?? (isEmptied && isNeeded && chosen?.length === 0 ? t('answerQuestion') : undefined),
    options: responses.map((response) => ({ value: String(response.id), label: response.text })),
  };
  const excludes = (one: number) => responses.some((response) => response.id === one && response.exclusive);
  return (
    <Question isShaded={isShaded} {...focusOut}>
      {criterion.questionType === 'select_multiple' ? (
        <CheckboxGroup
          {...group}
          hint={t('selectAll')}
          columns={flags.twoColumnMultiSelect ? 2 : 1}
          values={chosen?.map(String) ?? []}
          onChange={(values) => {
            const now = withoutExcluded(values.map(Number), latest() ?? [], excludes);
            return answer(now) ? now.map(String) : undefined;
          }}
        />
      ) : (
        <RadioGroup
          {...group}
          layout={isYesNo && flags.shouldUseYNUButtons ? 'buttons' : 'list'}
          value={chosen?.[0] === undefined ? undefined : String(chosen[0])}
          onChange={(value) => answer([Number(value)])}
          required
        />
      )}
    </Question>
  );
});
