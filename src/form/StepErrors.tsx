import { useSyncExternalStore, type ReactNode } from 'react';
import { ErrorSummary, MOST_LINES } from '#src/ui/ErrorSummary.tsx';
import { hrefOf, type ErrorSummaryEntry } from './errorSummary.ts';
import { useStepForm } from './StepFormContext.ts';
import type { FieldProblem } from './stepForm.ts';

/** The problems that a step was tried to be left with, and the lines of their summary; each try has its own. */
export type Tried = {
  problems: readonly FieldProblem[];
  entries: readonly ErrorSummaryEntry[];
  /** A field has the focus instead: that of the first problem, or one that the visitor has gone on to. */
  leavesFocus: boolean;
};

type Props = {
  title: ReactNode;
  /** What is said of so many problems, of which the first or all are at a glance. */
  leadOf: (count: number, areAllShown: boolean) => ReactNode;
  /** What unfolds those after the first, of which there are so many. */
  moreOf: (count: number) => ReactNode;
  tried: Tried;
};

/** The summary of what kept the step from being left. A line goes as soon as its control has no problem any more. */
export function StepErrors({ title, leadOf, moreOf, tried: { problems, entries, leavesFocus } }: Props) {
  const { form } = useStepForm();
  const isLeft = ({ field, problem }: FieldProblem) => form.problems(field).some(({ at }) => at === problem.at);
  const read = () => (entries.length > 0 ? problems.filter(isLeft).map(hrefOf).join(' ') : '');
  const left = new Set(useSyncExternalStore(form.subscribe, read, () => '').split(' '));
  return (
    <ErrorSummary
      title={title}
      lead={leadOf(left.size, left.size <= MOST_LINES)}
      errors={entries}
      moreOf={moreOf}
      isMended={(href) => !left.has(href)}
      leavesFocus={leavesFocus}
    />
  );
}
