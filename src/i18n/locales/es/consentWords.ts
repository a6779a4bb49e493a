import type { ConsentWords } from '#src/i18n/locales/consentWord.ts';

export const consentWords: ConsentWords = {
  phone: /llam|mensaje|tel[eé]fono|celular/i,
  email: /correo|e-?mail/i,
  health: /\bsalud\b|afecci[oó]n|s[ií]ntoma/i,
  pictures: /foto|imagen|im[aá]genes/i,
};
