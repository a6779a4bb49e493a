import type { Answers } from '#src/domain/facts.ts';
import type { CheckContext, Problem, Spec } from './spec.ts';

const isBlank = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether nothing has been answered yet, nor typed. */
export function isUnanswered(spec: Spec, value: Partial<Answers>, context: CheckContext): boolean {
  if (spec.isEmpty) return spec.isEmpty(value, context);
  const typed = (spec.drafts ?? []).map((name) => context.drafts[name]?.trim() ?? '');
  return [...Object.values(value), ...typed].every(isBlank);
}

/** The problems that a kind finds by itself in what is answered. An empty optional field has none. */
export function answerProblems(spec: Spec, value: Partial<Answers>, context: CheckContext): readonly Problem[] {
  if (isUnanswered(spec, value, context)) return context.required ? [{ message: 'required' }] : [];
  const found = spec.check?.(value, context) ?? [];
  return typeof found === 'string' ? [{ message: found }] : found;
}
