import type { FieldProblem } from '#src/form/stepForm.ts';

const isMotionAllowed = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the control of a problem to the centre of the window, and focuses it unless a summary takes the focus. */
export function showProblem({ field, problem }: FieldProblem, hasSummary: boolean): void {
  const named = problem.at ? document.getElementById(`${field.id}-${problem.at}`) : null;
  const control = named ?? document.getElementById(field.id);
  if (!control) return;
  if (!hasSummary) control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: isMotionAllowed() ? 'smooth' : 'auto' });
}
