import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'The country whose formats and rules apply. It starts with the one we guessed.',
  answers: ['country'],
  options: {
    display: {
      type: 'string',
      enum: ['name', 'label'],
      default: 'name',
      description: 'Countries by their name, or by their short label such as USA or UK.',
    },
  },
  requiredByDefault: false,
  reads: [],
  messages: {
    en: {
      fieldName: 'Country',
    },
    es: {
      fieldName: 'País',
    },
  },
  isEmpty: () => false,
});
