import type { FormProps } from '@rjsf/core';
import { toFieldPathId, type Registry } from '@rjsf/utils';
import { useMemo, type ReactNode } from 'react';
import createSchemaUtils from './flatSchemaUtils.ts';
import getRegistry from './registry.ts';

type Props = Pick<
  FormProps,
  'schema' | 'uiSchema' | 'validator' | 'fields' | 'templates' | 'id' | 'className' | 'method' | 'noHtml5Validate'
> & { onSubmit?: () => void; children?: ReactNode };

const doNothing = () => undefined;

/**
 * Stand-in for RJSF's form, which holds values and errors, finds defaults and validates: here the store does. It lays the
 * fields of the schema out with RJSF's own components, and tells of a submission.
 */
export default function LayoutForm({ schema, uiSchema = {}, validator, fields, templates, ...form }: Props) {
  const { id, className, method, noHtml5Validate, onSubmit, children } = form;
  const registry = useMemo((): Registry => {
    const usual = getRegistry();
    return {
      ...usual,
      fields: { ...usual.fields, ...fields },
      // Safe: nothing is taken away from the usual ones.
      templates: { ...usual.templates, ...templates } as Registry['templates'],
      rootSchema: schema,
      schemaUtils: createSchemaUtils(validator, schema),
    };
  }, [schema, validator, fields, templates]);
  const path = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  const { SchemaField } = registry.fields;
  if (!SchemaField) throw new Error('A step has no SchemaField.');
  return (
    <form
      id={id}
      className={className}
      method={method}
      noValidate={noHtml5Validate}
      onSubmit={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onSubmit?.();
      }}
    >
      <SchemaField
        name=""
        schema={schema}
        uiSchema={uiSchema}
        fieldPathId={path}
        formData={undefined}
        registry={registry}
        onChange={doNothing}
        onBlur={doNothing}
        onFocus={doNothing}
      />
      {children}
    </form>
  );
}
