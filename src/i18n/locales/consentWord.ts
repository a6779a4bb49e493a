/** What a consent must name where a flow sends it, or where it is asked by an agent on the phone. */
export const consentSubjects = ['phone', 'email', 'health', 'pictures', 'agent'] as const;
export type ConsentSubject = (typeof consentSubjects)[number];

/** The wordings that campaigns share, each of a question of its own. */
export const sharedConsents = [
  'clinic',
  'medicalRecords',
  'medicalRecordsHealthData',
  'commercial',
  'studyAlerts',
] as const;
export type SharedConsent = (typeof sharedConsents)[number];

/** What words of one language name a subject by, and by what the words of a shared consent are told from all others. */
export type ConsentWords = Readonly<Record<ConsentSubject | SharedConsent, RegExp>>;
