import type { Facts } from '#src/domain/facts.ts';
import { pick } from '#src/domain/pick.ts';
import { answerProblems, isUnanswered } from '#src/kit/answerProblems.ts';
import { withDefaults } from '#src/kit/options.ts';
import type { CheckContext, Problem } from '#src/kit/spec.ts';
import { isRequired, widgetOf, type FieldDefinition, type Validators, type Widgets } from './fieldDefinition.ts';

type Drafts = Readonly<Record<string, string>>;

/** A step as its problems are found: what it is made of, and what is known and typed at this moment. */
export type StepMoment = { widgets: Widgets; validators: Validators; facts: Facts; drafts: Drafts };

/** What the checks of a kind get about a field. */
export function checkContext(field: FieldDefinition, { widgets, facts, drafts }: StepMoment): CheckContext {
  const { spec } = widgetOf(widgets, field);
  return {
    options: withDefaults(spec.options, field.options),
    required: isRequired(widgets, field),
    drafts: pick(drafts, spec.drafts ?? []) as Drafts, // Absent drafts are left out, the others are texts.
    facts,
  };
}

/** The problems of a field that are found without a server. An empty optional field has none. */
export function problemsOf(field: FieldDefinition, moment: StepMoment): readonly Problem[] {
  const { widgets, validators, facts, drafts } = moment;
  const { spec } = widgetOf(widgets, field);
  const value = pick(facts.answers, spec.answers);
  const context = checkContext(field, moment);
  const problems = answerProblems(spec, value, context);
  if (problems.length > 0 || isUnanswered(spec, value, context)) return problems;
  // A value that does not match its schema can only come from an edited storage: the field counts as unanswered.
  const isShaped = spec.answers.every((name) => value[name] === undefined || (validators[name]?.(value[name]) ?? true));
  return isShaped ? (field.evaluateChecks?.(facts, drafts) ?? []) : [{ message: 'required' }];
}

/** Whether the field has an answer that a server could verify. */
export function isAnswered(field: FieldDefinition, moment: StepMoment): boolean {
  const { spec } = widgetOf(moment.widgets, field);
  return !isUnanswered(spec, pick(moment.facts.answers, spec.answers), checkContext(field, moment));
}
