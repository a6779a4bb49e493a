import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isInternational } from '#src/domain/consentNeed.ts';
import type { Criterion } from '#src/domain/facts.ts';
import { useFacts, useSurroundings } from '#src/kit/context.ts';
import { LinkedText } from '#src/kit/LinkedText.tsx';
import { useNumbering } from '#src/kit/questionPlace.ts';
import { useQuestionAbout } from '#src/kit/wording.ts';
import { defineWidget, type WidgetProps } from '#src/kit/widget.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { answerByNumber } from './answerByNumber.ts';
import { CriterionGroup, groupsOf } from './CriterionGroup.tsx';
import { areAnswersNeeded, askedCriteria, controlOf, spec } from './spec.ts';
import './QualificationQuestions.css';

type Props = WidgetProps<typeof spec>;

/** Answers one criterion. The same function for the life of the field, so that no question renders for another's sake. */
function useAnswering({ own, enter, leave }: Props, showsProblems: boolean) {
  const leaves = useRef(showsProblems);
  useEffect(() => {
    leaves.current = showsProblems;
  });
  return useCallback(
    (criterionId: number, responseIds: readonly number[]) => {
      const isShown = enter({ responses: { ...own.read().value.responses, [criterionId]: [...responseIds] } });
      // Storing an answer takes the messages away; those of the other questions are still needed.
      if (leaves.current) leave();
      return isShown;
    },
    [own, enter, leave],
  );
}

function Criteria(props: Props) {
  const { id, value, options, required, error, t } = props;
  const { count } = useSurroundings();
  const criteria = useFacts((facts) => facts.criteria);
  const gender = useFacts((facts) => facts.answers.gender);
  const flags = useFacts((facts) => facts.campaign.webScreenerProps);
  const isNeeded = useFacts(({ siteSearch }) => required && areAnswersNeeded(siteSearch));
  const { first, last } = options;
  const asked = useMemo(
    () => askedCriteria({ criteria, answers: { gender } }, { first, last }),
    [criteria, gender, first, last],
  );
  useNumbering(asked.length);
  const groups = useMemo(() => [...groupsOf(asked, criteria)], [asked, criteria]);
  const problemOf = (criterion: Criterion) => error(controlOf(criterion.id));
  const answer = useAnswering(props, asked.some(problemOf));
  const countHint = useCallback(() => count('hint'), [count]);
  return (
    <div
      className={flags.isSingleColumn ? 'criteria' : 'criteria criteria-two'}
      {...(options.numberKeys && { 'data-keys': 'numbers', onKeyDown: answerByNumber })}
    >
      {groups.map(([group, questions]) => (
        <CriterionGroup
          key={group}
          id={id}
          criteria={questions}
          renderedAnswers={questions.map((criterion) => value.responses?.[criterion.id])}
          problems={questions.map(problemOf)}
          own={props.own}
          flags={flags}
          isNeeded={isNeeded}
          t={t}
          onAnswer={answer}
          onHint={countHint}
        />
      ))}
    </div>
  );
}

/** Five questions with two answers each keep the place of those to come. */
function Loading({ t }: Props) {
  return (
    <div className="criteria-waiting">
      <Spinner label={t('loading')} />
      <Skeleton lines={15} />
    </div>
  );
}

const titles = { question: 'title', childQuestion: 'childTitle', participantQuestion: 'participantTitle' } as const;

function QualificationQuestionsField(props: Props) {
  const { id, error, t, T, country, options } = props;
  const isLoading = useFacts((facts) => facts.path.loadingStudy);
  const hasCriteria = useFacts((facts) => facts.criteria.length > 0);
  const about = useQuestionAbout();
  // On the pages before, the visitor has read what this is about.
  const isBegun = options.first > 1;
  if (!isLoading && !hasCriteria) return null;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={isBegun ? 'visually-hidden' : undefined}>
        <T message={titles[about]} />
      </h2>
      {isBegun ? null : (
        <LinkedText text={t(isInternational(country) ? 'noticeInternational' : 'notice')} newTab={t('newTab')} />
      )}
      {isLoading ? <Loading {...props} /> : <Criteria {...props} />}
      <FieldError id={id} error={error()} />
    </section>
  );
}

export const QualificationQuestions = defineWidget(spec, QualificationQuestionsField);
