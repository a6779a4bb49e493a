import type { Facts } from '#src/domain/facts.ts';
import { withCallingCode } from '#src/domain/phoneDigits.ts';
import { defineCheck } from '#src/kit/check.ts';
import { texts } from './texts.ts';

const { Confirmation, Email, Phone } = texts;

/** By the answer that is confirmed: what its own field says, and the form in which two texts mean the same. */
const confirmable = {
  email: { first: Email!, alike: (text: string) => text.trim().toLowerCase() },
  phone: { first: Phone!, alike: (text: string, { country }: Facts) => withCallingCode(text, country) },
};

export const confirmed = defineCheck({
  description: 'A Confirmation says the same as the answer that it asks for once more.',
  params: {},
  on: { Confirmation: Confirmation! },
  messages: {
    en: '{field} does not match: please enter the same again',
    es: '{field}: no coincide; escriba lo mismo otra vez',
  },
  holds(text, _, about) {
    const { answer } = about.options as { answer: keyof typeof confirmable }; // The options of a Confirmation.
    const { first, alike } = confirmable[answer];
    return alike(text, about.facts) === alike(first(about) ?? '', about.facts);
  },
});
