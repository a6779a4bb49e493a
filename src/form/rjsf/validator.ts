import type { ValidatorType } from '@rjsf/utils';

/**
 * RJSF lays a step out and never judges it: answers live in the store, and what is wrong with them is found field by
 * field with the validators that were compiled when the campaign was built.
 */
export const layoutOnly: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
