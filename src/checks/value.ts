import { defineCheck, type Said } from '#src/kit/check.ts';

const numbers = { Age: ({ facts: { answers } }: Said) => answers.age };
const value = { type: 'number', required: true, description: 'In the unit of the answer: years of age.' } as const;

export const minValue = defineCheck({
  description: 'The number given is so much or more.',
  params: { value },
  on: numbers,
  messages: { en: '{field} must be {value} or more', es: '{field}: debe ser {value} o más' },
  holds: (number, { value: least }) => number >= least,
});

export const maxValue = defineCheck({
  description: 'The number given is so much or less.',
  params: { value },
  on: numbers,
  messages: { en: '{field} must be {value} or less', es: '{field}: debe ser {value} o menos' },
  holds: (number, { value: most }) => number <= most,
});
