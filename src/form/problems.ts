import type { Facts } from '#src/domain/facts.ts';
import { answerProblems, isUnanswered } from '#src/kit/answerProblems.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { CheckContext, Problem } from '#src/kit/spec.ts';
import { isRequired, widgetOf, type FieldDefinition, type Validators, type Widgets } from './fieldDefinition.ts';

type Drafts = Readonly<Record<string, string>>;

/** The given entries of an object that are there. */
export function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (from[key] !== undefined) picked[key] = from[key];
  return picked;
}

/** What the checks of a kind get about a field. */
export function checkContext(widgets: Widgets, field: FieldDefinition, facts: Facts, drafts: Drafts): CheckContext {
  const { spec } = widgetOf(widgets, field);
  return {
    options: withDefaults(spec.options, field.options),
    required: isRequired(widgets, field),
    drafts: pick(drafts, spec.drafts ?? []) as Drafts, // Absent drafts are left out, the others are texts.
    facts,
  };
}

/** The problems of a field that are found without a server. An empty optional field has none. */
export function problemsOf(
  field: FieldDefinition,
  widgets: Widgets,
  validators: Validators,
  facts: Facts,
  drafts: Drafts,
): readonly Problem[] {
  const { spec } = widgetOf(widgets, field);
  const value = pick(facts.answers, spec.answers);
  const context = checkContext(widgets, field, facts, drafts);
  const problems = answerProblems(spec, value, context);
  if (problems.length > 0 || isUnanswered(spec, value, context)) return problems;
  // A value that does not match its schema can only come from an edited storage: the field counts as unanswered.
  const isShaped = spec.answers.every((name) => value[name] === undefined || (validators[name]?.(value[name]) ?? true));
  return isShaped ? (field.evaluateChecks?.(facts, drafts) ?? []) : [{ message: 'required' }];
}

/** Whether the field has an answer that a server could verify. */
export function isAnswered(field: FieldDefinition, widgets: Widgets, facts: Facts, drafts: Drafts): boolean {
  const { spec } = widgetOf(widgets, field);
  return !isUnanswered(spec, pick(facts.answers, spec.answers), checkContext(widgets, field, facts, drafts));
}
