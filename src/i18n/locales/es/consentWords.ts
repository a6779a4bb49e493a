import type { ConsentWords } from '#src/i18n/locales/consentWord.ts';

export const consentWords: ConsentWords = {
  phone: /llam|mensaje|tel[eé]fono|celular/i,
  email: /correo|e-?mail/i,
  health: /\bsalud\b|afecci[oó]n|s[ií]ntoma/i,
  pictures: /foto|imagen|im[aá]genes/i,
  agent: /\bagentes?\b[^.]*\bpregunta/i,
  clinic: /cl[ií]nica|consultorio|centro|m[eé]dico/i,
  medicalRecords: /(?:registro|historial|expediente)e?s? (?:m[eé]dico|cl[ií]nico)/i,
  medicalRecordsHealthData: /colaborador|\bsoci[oa]\b/i,
  commercial: /publici|comercial|promoci[oó]n/i,
  studyAlerts: /(?:estudio|ensayo)s? (?:cl[ií]nicos? )?nuevo|nuevos? (?:estudio|ensayo)/i,
};
