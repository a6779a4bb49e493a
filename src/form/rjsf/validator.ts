import type { ValidatorType } from '@rjsf/utils';

/**
 * RJSF never validates a step: answers are in the store, and their problems are found field by field with the validators
 * compiled when the campaign was built.
 */
export const layoutOnly: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
