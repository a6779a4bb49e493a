import { defineCheck } from '#src/kit/check.ts';

const value = { type: 'number', required: true, description: 'In the unit of the answer: years of age.' } as const;

export const minValue = defineCheck({
  description: 'The number given is so much or more.',
  params: { value },
  reads: 'numberOf',
  messages: { en: '{field} must be {value} or more', es: '{field}: debe ser {value} o más' },
  holds: (number, { value: least }) => number >= least,
  bounds: ({ value: least }) => ({ least }),
});

export const maxValue = defineCheck({
  description: 'The number given is so much or less.',
  params: { value },
  reads: 'numberOf',
  messages: { en: '{field} must be {value} or less', es: '{field}: debe ser {value} o menos' },
  holds: (number, { value: most }) => number <= most,
  bounds: ({ value: most }) => ({ most }),
});
