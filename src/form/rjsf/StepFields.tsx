import Form from '@rjsf/core';
import type { FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { widgetOf, type FieldDefinition } from '#src/form/fieldDefinition.ts';
import { FieldView } from '#src/form/FieldView.tsx';
import { useStepForm } from '#src/form/StepFormContext.ts';
import { stepTemplates } from './templates.ts';
import { layoutOnly } from './validator.ts';

/** RJSF hands over the name of the property: that is the id of the field. Help follows the last field that asks for
 * more than a consent. */
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

/** One object property per field that is asked, each shown by the one custom field. */
function layoutOf(fields: readonly FieldDefinition[]): { schema: RJSFSchema; uiSchema: UiSchema } {
  const each = <T,>(value: T) => Object.fromEntries(fields.map(({ id }) => [id, value]));
  return {
    schema: { type: 'object', properties: each({ type: 'object' as const }) },
    uiSchema: { 'ui:order': fields.map(({ id }) => id), ...each({ 'ui:field': 'KindField' }) },
  };
}

/** The ids of the fields that are asked now, in a form that compares by value. */
function useAsked(below: boolean): readonly FieldDefinition[] {
  const { form } = useStepForm();
  const isBelow = (field: FieldDefinition) => widgetOf(form.widgets, field).spec.below === true;
  const read = () =>
    form
      .asked()
      .filter((field) => isBelow(field) === below)
      .map(({ id }) => id)
      .join(' ');
  const ids = useSyncExternalStore(form.subscribe, read, read);
  return useMemo(() => {
    const wanted = ids.split(' ');
    return form.fields.filter((field) => wanted.includes(field.id));
  }, [form, ids]);
}

/** Content that stands below the buttons of the step. While some of it is on its way, the end of the page keeps out of view. */
export function StepBelow() {
  const { form } = useStepForm();
  const asked = useAsked(true);
  const isAwaited = () => form.fields.some(({ kind }) => !(kind in form.widgets));
  const holdsPlace = useSyncExternalStore(form.subscribe, isAwaited, isAwaited);
  return (
    <>
      {asked.map((field) => (
        <FieldView key={field.id} field={field} />
      ))}
      {holdsPlace ? <div className="later" /> : null}
    </>
  );
}

type Props = {
  id: string;
  onSubmit: () => void;
  /** Stands below the fields, inside the form. */
  children: ReactNode;
};

/** The fields of a step as one form. */
export function StepFields({ id, onSubmit, children }: Props) {
  const asked = useAsked(false);
  const layout = useMemo(() => layoutOf(asked), [asked]);
  return (
    <Form
      {...layout}
      id={id}
      className="step-form"
      // Before the script arrives a press on Enter would otherwise put the answers into the address of a page load.
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
