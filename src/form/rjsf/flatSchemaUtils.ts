import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

/** A part of RJSF that a flat schema never asks for. */
function unreached(): never {
  throw new Error('The schema of a step is flat: no references, conditions, alternatives, lists or files.');
}

/**
 * What RJSF asks about a schema, answered for the schema of a step: an object of objects, without references,
 * conditions or defaults, so that each part is what it says. The build puts this in the place of RJSF's own, which can
 * resolve everything that JSON Schema has and weighs as much as all widgets of a flow.
 */
export default function createSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema): SchemaUtilsType {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (otherValidator, otherSchema) => validator !== otherValidator || rootSchema !== otherSchema,
    getDefaultFormState: (_schema, formData) => formData,
    retrieveSchema: (schema) => schema,
    getDisplayLabel: () => false,
    omitExtraData: (_schema, formData) => formData,
    sanitizeDataForNewSchema: (_new, _old, data) => data,
    isFilesArray: () => false,
    isMultiSelect: () => false,
    isSelect: () => false,
    findFieldInSchema: unreached,
    findSelectedOptionInXxxOf: unreached,
    getClosestMatchingOption: unreached,
    getFirstMatchingOption: unreached,
    getFromSchema: unreached,
    toPathSchema: unreached,
  };
}
