import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry } from '@rjsf/utils';
import { stepTemplates } from './templates.ts';

/** Stand-in for RJSF's default registry, which imports every field, template and widget of RJSF. */
export default function getRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: { ObjectField, SchemaField },
    // The cast is safe: a step has no arrays and no free keys, so that RJSF never reads the templates for them.
    templates: stepTemplates as unknown as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
