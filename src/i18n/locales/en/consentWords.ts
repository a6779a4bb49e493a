import type { ConsentWords } from '#src/i18n/locales/consentWord.ts';

export const consentWords: ConsentWords = {
  phone: /\b(?:call|text|phone|mobile)/i,
  email: /\be-?mail/i,
  health: /\b(?:health|medical condition|symptom)/i,
  pictures: /\b(?:picture|photo|image)/i,
};
