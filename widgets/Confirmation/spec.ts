import { defineSpec } from '#src/kit/spec.ts';

/** Under which name the second text of each answer is kept. */
export const draftOf = { email: 'emailAgain', phone: 'phoneAgain' } as const;

export const spec = defineSpec({
  description: 'Asks for an answer once more; its check `confirmed` says whether both are the same.',
  answers: [],
  drafts: Object.values(draftOf),
  options: {
    answer: {
      type: 'string',
      enum: ['email', 'phone'],
      required: true,
      description: 'The answer that is asked for again.',
    },
  },
  requiredByDefault: true,
  messages: {
    en: { fieldName: 'Confirmation', emailAgain: 'Email address, once more', phoneAgain: 'Phone number, once more' },
    es: {
      fieldName: 'Confirmación',
      emailAgain: 'Correo electrónico, otra vez',
      phoneAgain: 'Número de teléfono, otra vez',
    },
  },
  isEmpty: (_, { drafts, options }) => (drafts[draftOf[options.answer]] ?? '').trim() === '',
});
