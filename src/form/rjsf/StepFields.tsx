import Form from '@rjsf/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { isQuestion, widgetOf, type FieldDefinition } from '#src/form/fieldDefinition.ts';
import { FieldIsland } from '#src/form/FieldIsland.tsx';
import { FieldView } from '#src/form/FieldView.tsx';
import { useStepForm } from '#src/form/StepFormContext.ts';
import { useShownFields } from '#src/form/useShownFields.ts';
import { stepTemplates } from './templates.ts';
import { layoutOnly } from './validator.ts';

/**
 * The object of a step: each property is a field that it shows. The lead stands before the first field that asks for more
 * than a consent, where it is read after the heading, and the help after the last. The fields up to the first question are
 * taken over with the page, so that it can be typed into; those after it when they are needed, as are those that may load later.
 */
function StepObject({ schema: { properties = {} } }: FieldProps) {
  const { form, lead, help } = useStepForm();
  const shown = form.fields.filter(({ id }) => Object.hasOwn(properties, id));
  const asks = (field: FieldDefinition) => isQuestion(form.widgets, field);
  const last = help ? shown.findLast(asks) : undefined;
  // As the step opens: a field that turned into an island later would be rendered anew.
  const [first] = useState(() => shown.find(asks));
  const orderOf = (field: FieldDefinition) => form.fields.indexOf(field);
  const isAtOnce = (field: FieldDefinition) =>
    !field.later &&
    !field.when &&
    (!first || orderOf(field) <= orderOf(first) || widgetOf(form.widgets, field).spec.live === true);
  return shown.map((field) => (
    <Fragment key={field.id}>
      {field === first ? lead : null}
      {isAtOnce(field) ? <FieldView field={field} /> : <FieldIsland field={field} />}
      {field === last ? help : null}
    </Fragment>
  ));
}

/** RJSF's own renders for each property what a step has no use for: a schema field, its templates and their texts. */
const rjsfFields = { ObjectField: StepObject };

const schemaOf = (fields: readonly FieldDefinition[]): RJSFSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ id }) => [id, { type: 'object' as const }])),
});

type Props = {
  id: string;
  onSubmit: () => void;
  /** Rendered below the fields, inside the form. */
  children: ReactNode;
};

/** The fields of a step as one form of RJSF. Why and how RJSF is fitted to it: README.md of this folder. */
export function StepFields({ id, onSubmit, children }: Props) {
  const shown = useShownFields(false);
  const schema = useMemo(() => schemaOf(shown), [shown]);
  return (
    <Form
      schema={schema}
      id={id}
      className="step-form"
      // A press on Enter before the script is loaded would otherwise reload the page with the answers in its address.
      method="dialog"
      validator={layoutOnly}
      fields={rjsfFields}
      templates={stepTemplates}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  );
}
