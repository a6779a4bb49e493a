import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { FieldTemplateProps, ObjectFieldTemplateProps, Registry } from '@rjsf/utils';

const OneAfterTheOther = ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content);
const AsItIs = ({ children }: FieldTemplateProps) => children;
const Nothing = () => null;

/**
 * What a step needs of RJSF: the walk from a schema to its fields. Every field, template and widget that RJSF brings
 * stays out of the bundle; the build puts this in the place of its default registry.
 */
export default function getRegistry(): Omit<Registry, 'schemaUtils'> {
  return {
    fields: { ObjectField, SchemaField },
    templates: {
      ObjectFieldTemplate: OneAfterTheOther,
      FieldTemplate: AsItIs,
      DescriptionFieldTemplate: Nothing,
      FieldHelpTemplate: Nothing,
      FieldErrorTemplate: Nothing,
      TitleFieldTemplate: Nothing,
      ErrorListTemplate: Nothing,
      UnsupportedFieldTemplate: Nothing,
      ButtonTemplates: { SubmitButton: Nothing },
      // A step has no arrays and no free keys: the templates for them are never asked for.
    } as unknown as Registry['templates'],
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
