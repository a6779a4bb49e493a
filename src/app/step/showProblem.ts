import type { FieldProblem } from '#src/form/stepForm.ts';

const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the first problem to the middle of the window; its control takes focus unless a summary already has it. */
export function showProblem({ field, problem }: FieldProblem, hasSummary: boolean): void {
  const named = problem.at ? document.getElementById(`${field.id}-${problem.at}`) : null;
  const control = named ?? document.getElementById(field.id);
  if (!control) return;
  if (!hasSummary) control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: moves() ? 'smooth' : 'auto' });
}
