/** Messages that every kind may use without declaring them. A campaign overrides them as `common.<key>`. */
export const common = {
  required: 'This field is required',
  completeFields: 'Please complete the required fields.',
  selectOption: 'Please select at least one option',
  selectOneOption: 'Please select one option',
  answerQuestion: 'This question must be answered',
  optional: 'optional',
  loading: 'Loading…',
  slow: 'This takes longer than usual. Your answers are kept.',
  retry: 'Try again',
  loadFailed: 'Something went wrong. Please try again.',
  newTab: 'opens in a new tab',
} as const;

/** Key of a text that all kinds share. */
export type CommonMessage = keyof typeof common;
