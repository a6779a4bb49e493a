import type { ConsentWords } from '#src/i18n/locales/consentWord.ts';

export const consentWords: ConsentWords = {
  phone: /\b(?:call|text|phone|mobile)/i,
  email: /\be-?mail/i,
  health: /\b(?:health|medical condition|symptom)/i,
  pictures: /\b(?:picture|photo|image)/i,
  agent: /\bagents?\b[^.]*\basks\b/i,
  clinic: /\b(?:clinic|doctor|site)/i,
  medicalRecords: /\bmedical records?\b/i,
  medicalRecordsHealthData: /\bpartner\b/i,
  commercial: /\b(?:advertis|marketing|commercial|promotion)/i,
  studyAlerts: /\bnew (?:clinical )?(?:stud(?:y|ies)|trials?)\b/i,
};
