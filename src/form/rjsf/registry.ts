import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Registry } from '@rjsf/utils';
import { stepTemplates } from './templates.ts';

/**
 * What a step needs of RJSF: the walk from a schema to its fields. Every field, template and widget that RJSF brings
 * stays out of the bundle; the build puts this in the place of its default registry.
 */
export default function getRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: { ObjectField, SchemaField },
    // A step has no arrays and no free keys: the templates for them are never asked for.
    templates: stepTemplates as unknown as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
