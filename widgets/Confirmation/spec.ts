import type { CountryCode } from '#src/domain/facts.ts';
import { withCallingCode } from '#src/domain/phoneDigits.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** The name of the draft that stores the repeated text of each answer. */
export const draftOf = { email: 'emailAgain', phone: 'phoneAgain' } as const;

/** The form in which two texts mean the same. */
const comparable = {
  email: (text: string) => text.trim().toLowerCase(),
  phone: (text: string, country: CountryCode) => withCallingCode(text, country),
};

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
      emailAgain: 'Confirme su correo electrónico',
      phoneAgain: 'Confirme su número de teléfono',
    },
  },
  asksAbout: ({ answer }) => answer,
  textOf: (_, { drafts, options }) => drafts[draftOf[options.answer]],
  isRepeated(_, { drafts, options: { answer }, facts }) {
    const again = drafts[draftOf[answer]];
    if (!again) return undefined;
    const first = drafts[answer] || (facts.answers[answer] ?? '');
    const [one, other] = [first, again].map((text) => comparable[answer](text, facts.country));
    return one === other;
  },
  isEmpty: (_, { drafts, options }) => (drafts[draftOf[options.answer]] ?? '').trim() === '',
});
