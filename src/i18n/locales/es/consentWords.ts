import type { ConsentWords } from '#src/i18n/locales/consentWord.ts';

export const consentWords: ConsentWords = {
  phone: /llam|mensaje|tel[eé]fono|celular/i,
  email: /correo|e-?mail/i,
  pictures: /foto|imagen|im[aá]genes/i,
};
