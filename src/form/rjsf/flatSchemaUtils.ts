import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

/** What RJSF never calls for a flat schema: it has no references, conditions, alternatives, lists or files. */
function unreached(): never {
  throw new Error('The schema of a step is flat.');
}

/**
 * Stand-in for RJSF's schema utilities, for a flat schema: an object of objects, without references, conditions or
 * defaults, so that each part is already resolved.
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
