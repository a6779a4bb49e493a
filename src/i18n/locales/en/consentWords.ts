import type { ConsentWords } from '#src/i18n/locales/consentWord.ts';

export const consentWords: ConsentWords = {
  phone: /\b(?:call|text|phone|mobile)/i,
  email: /\be-?mail/i,
  pictures: /\b(?:picture|photo|image)/i,
};
