import { controlId } from '#src/form/errorSummary.ts';
import type { FieldProblem } from '#src/form/stepForm.ts';

const isMotionAllowed = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Focuses the control of a problem and scrolls it to the centre of the window. */
export function showProblem(found: FieldProblem): void {
  const control = document.getElementById(controlId(found)) ?? document.getElementById(found.field.id);
  if (!control) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: isMotionAllowed() ? 'smooth' : 'auto' });
}
