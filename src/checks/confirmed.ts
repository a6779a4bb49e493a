import { defineCheck } from '#src/kit/check.ts';

export const confirmed = defineCheck({
  description: 'The answer is the same as the one that it repeats.',
  params: {},
  reads: 'isRepeated',
  messages: {
    en: '{field} does not match: please enter the same again',
    es: '{field}: no coincide; escriba lo mismo de nuevo',
  },
  holds: (isRepeated) => isRepeated,
});
