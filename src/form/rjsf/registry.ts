import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry } from '@rjsf/utils';
import { stepTemplates } from './templates.ts';

/** Stand-in for RJSF's default registry, which imports every field, template and widget of RJSF; a step brings its own object field. */
export default function getRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: { SchemaField },
    // The cast is safe: RJSF reads no other templates for the one object of a step.
    templates: stepTemplates as unknown as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
