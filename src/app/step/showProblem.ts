import type { FieldProblem } from '#src/form/stepForm.ts';

const isMotionAllowed = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Focuses the control of a problem and scrolls it to the centre of the window. */
export function showProblem({ field, problem }: FieldProblem): void {
  const named = problem.at ? document.getElementById(`${field.id}-${problem.at}`) : null;
  const control = named ?? document.getElementById(field.id);
  if (!control) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: isMotionAllowed() ? 'smooth' : 'auto' });
}
