import Form from '@rjsf/core';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo, type ReactNode } from 'react';
import { widgetOf, type FieldDefinition } from '#src/form/fieldDefinition.ts';
import { FieldView } from '#src/form/FieldView.tsx';
import { useStepForm } from '#src/form/StepFormContext.ts';
import { useAskedFields } from '#src/form/useAskedFields.ts';
import { stepTemplates } from './templates.ts';
import { layoutOnly } from './validator.ts';

/** The field of a property, whose name is the id of the field. Help follows the last field that asks for more than a consent. */
function KindField({ name }: FieldProps) {
  const { form, help } = useStepForm();
  const field = form.fields.find(({ id }) => id === name);
  const isQuestion = (asked: FieldDefinition) =>
    widgetOf(form.widgets, asked).spec.answers.some((answer) => answer !== 'consents');
  return (
    <>
      {field ? <FieldView field={field} /> : null}
      {help && form.asked().findLast(isQuestion) === field ? help : null}
    </>
  );
}

const rjsfFields = { KindField };

/** One object property per asked field, each rendered by the one custom field. */
function layoutOf(fields: readonly FieldDefinition[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  const each = <T,>(value: T) => Object.fromEntries(fields.map(({ id }) => [id, value]));
  return {
    schema: { type: 'object', properties: each({ type: 'object' as const }) },
    uiSchema: { 'ui:order': fields.map(({ id }) => id), ...each({ 'ui:field': 'KindField' }) },
  };
}

type Props = {
  id: string;
  onSubmit: () => void;
  /** Rendered below the fields, inside the form. */
  children: ReactNode;
};

/** The asked fields of a step as one form of RJSF. Why and how RJSF is fitted to it: README.md of this folder. */
export function StepFields({ id, onSubmit, children }: Props) {
  const asked = useAskedFields(false);
  const layout = useMemo(() => layoutOf(asked), [asked]);
  return (
    <Form
      {...layout}
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
