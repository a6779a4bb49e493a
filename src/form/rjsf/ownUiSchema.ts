import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** Stand-in for RJSF's resolving of definitions in a uiSchema, of which that of a step has none. */
export default function resolveUiSchema(_schema: RJSFSchema, uiSchema: UiSchema = {}): UiSchema {
  return uiSchema;
}
