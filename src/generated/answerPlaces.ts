// Generated from schemas/answers.schema.json, never edited.

/** Answers that a browser keeps in its local storage; all others are kept in the session storage of a tab. */
export const localAnswers = ['firstName', 'lastName', 'gender', 'age', 'birthDate', 'email', 'phone', 'phoneCountry', 'postalCode', 'country', 'caregiver'] as const;

/** Answers that are saved with a lead under their own name, among its additional fields. */
export const leadAnswers = ['ctScanAppointmentDate', 'partnerConsent', 'contactProof', 'callStartedAt'] as const;
