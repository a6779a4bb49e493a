/** Messages of the line that says who asks. */
export const oversightMessages = {
  en: {
    sponsoredBy: 'Sponsor: {sponsor}.',
    recruitedBy: '{recruiter} is asking.',
    approved: 'Ethics approval {number}, version {version}.',
    whoAsks: 'More about who is asking',
  },
  es: {
    sponsoredBy: 'Patrocinador: {sponsor}.',
    recruitedBy: 'Le pregunta {recruiter}.',
    approved: 'Aprobación ética {number}, versión {version}.',
    whoAsks: 'Más sobre quién pregunta',
  },
} as const;

/** Key of one of them. */
export type OversightMessage = keyof typeof oversightMessages.en;
