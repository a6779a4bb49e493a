import Form from '@rjsf/core';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { FieldDefinition } from './definition.ts';
import { FieldView } from './FieldView.tsx';
import { useStepForm } from './StepFormContext.ts';
import { layoutOnly } from './validator.ts';

/** RJSF hands over the name of the property: that is the id of the field. */
function KindField({ name }: FieldProps) {
  const { form } = useStepForm();
  const field = form.fields.find(({ id }) => id === name);
  return field ? <FieldView field={field} /> : null;
}

const rjsfFields = { KindField };

/** One object property per field that is asked, each shown by the one custom field. */
function layoutOf(fields: readonly FieldDefinition[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  const each = <T,>(value: T) => Object.fromEntries(fields.map(({ id }) => [id, value]));
  return {
    schema: { type: 'object', properties: each({ type: 'object' as const }) },
    uiSchema: { 'ui:order': fields.map(({ id }) => id), ...each({ 'ui:field': 'KindField' }) },
  };
}

type Props = {
  id: string;
  onSubmit(): void;
  /** Stands below the fields, inside the form. */
  children: ReactNode;
};

/** The fields of a step as one form. */
export function StepFields({ id, onSubmit, children }: Props) {
  const { form } = useStepForm();
  const read = () =>
    form
      .asked()
      .map((field) => field.id)
      .join(' ');
  const ids = useSyncExternalStore(form.subscribe, read, read);
  const layout = useMemo(() => {
    const wanted = ids.split(' ');
    return layoutOf(form.fields.filter((field) => wanted.includes(field.id)));
  }, [form, ids]);
  return (
    <Form
      {...layout}
      id={id}
      className="step-form"
      validator={layoutOnly}
      fields={rjsfFields}
      noValidate
      noHtml5Validate
      showErrorList={false}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  );
}
