import type { Answers, Facts } from '#src/domain/facts.ts';
import type { Problem } from '#src/kit/spec.ts';
import type { StepField } from '#src/kit/stepField.ts';
import type { Widget } from '#src/kit/widget.ts';

/** One field of a step, with what the form asks of its campaign. */
export type FieldDefinition = StepField & {
  /** Whether the step shows the field now; without it, it always does. */
  isAsked?: (facts: Facts) => boolean;
  /** The problems that the campaign's checks find in an answer that is valid for its kind. */
  evaluateChecks?: (facts: Facts, drafts: Readonly<Record<string, string>>) => readonly Problem[] | undefined;
};

export type Widgets = Readonly<Record<string, Widget>>;

/** Whether a stored answer has the shape of its schema; compiled when the campaign was built. */
export type Validators = Readonly<Partial<Record<keyof Answers, (value: unknown) => boolean>>>;

/** The widget of a field. Throws without one: a checked campaign names only kinds of its bundle. */
export function widgetOf(widgets: Widgets, field: FieldDefinition): Widget {
  const widget = widgets[field.kind];
  if (!widget) throw new Error(`There is no widget ${field.kind}.`);
  return widget;
}

/** Whether the widget of a field is loaded. */
export const isLoaded = (widgets: Widgets, { kind }: FieldDefinition): boolean => kind in widgets;

/** Whether the field asks for more than a consent. */
export const isQuestion = (widgets: Widgets, field: FieldDefinition): boolean =>
  widgets[field.kind]?.spec.answers.some((answer) => answer !== 'consents') ?? field.asks === true;

/** Whether the field must be answered: as set by its campaign, else by its kind. */
export function isRequired(widgets: Widgets, field: FieldDefinition): boolean {
  return field.required ?? widgetOf(widgets, field).spec.requiredByDefault;
}
