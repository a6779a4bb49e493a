import type { Language } from '#tests/e2e/support/texts.ts';

/** A visitor of the screener and what they type, tick and choose. */
export type ScreenerVisitor = {
  language: Language;
  /** The screener; the first one when absent. */
  flow?: string;
  studyId: number;
  /** Further query of the address, with its `&`. */
  query?: string;
  name: string;
  zip: string;
  phone: string;
  email?: string;
  birthDate: string;
  gender: 'male' | 'female' | 'nonBinary';
  /** Answers by question, in the order of the page. */
  answers: Readonly<Record<string, string | readonly string[]>>;
  ethnicity: string;
  height: { feet: string; inches: string } | { centimetres: string };
  weight: { pounds: string } | { kilograms: string };
  /** What the postal code is called in the visitor's country, where that is not the US. */
  postalLabel?: string;
};

export const asthma = {
  'Has a doctor told you that you have asthma?': 'Yes',
  'How often do you use your rescue inhaler?': 'Once or twice a week',
  'Which of these do you take every day for your asthma?': ['An inhaler that prevents attacks', 'Tablets'],
  'Have you smoked or vaped in the last 12 months?': 'No',
  'Have you taken part in another clinical study in the last 30 days?': "I'm not sure",
} as const;

export const asma = {
  '¿Un médico le ha dicho que tiene asma?': 'Sí',
  '¿Con qué frecuencia usa su inhalador de rescate?': 'Una o dos veces por semana',
  '¿Cuáles de estos toma todos los días para el asma?': ['Un inhalador que previene los ataques', 'Tabletas'],
  '¿Ha fumado o vapeado en los últimos 12 meses?': 'No',
  '¿Ha participado en otro estudio clínico en los últimos 30 días?': 'No',
} as const;

/** Qualifies for the asthma study, in Chicago. */
export const rosa: ScreenerVisitor = {
  language: 'en',
  studyId: 1,
  name: 'Rosa Maria Diaz',
  zip: '60601',
  phone: '3125550123',
  email: 'rosa@example.com',
  birthDate: '03/14/1980',
  gender: 'male',
  answers: asthma,
  ethnicity: 'White',
  height: { feet: '5', inches: '6' },
  weight: { pounds: '150' },
};

/** Qualifies as well, and reads Spanish. */
export const lucia: ScreenerVisitor = {
  ...rosa,
  language: 'es',
  name: 'Lucía Fernanda Peña',
  gender: 'nonBinary',
  answers: asma,
  ethnicity: 'Prefiero no responder',
};
