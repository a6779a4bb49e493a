import { asma, asthma, type ScreenerVisitor } from '#tests/e2e/journeys/screenerVisitor.ts';
import type { Language } from '#tests/e2e/support/texts.ts';

type Answers = Record<Language, ScreenerVisitor['answers']>;

const responses = { 1001: [10011], 1002: [10022], 1003: [10031, 10032], 1004: [10042] };
/** What is stored of the answers to the asthma study, by question and response. */
export const answered = (language: Language) => ({ ...responses, 1006: [language === 'en' ? 10063 : 10062] });

/** Answers that keep a visitor out of the asthma study: one of several ticks in Spanish. */
export const smoking: Answers = {
  en: { ...asthma, 'Have you smoked or vaped in the last 12 months?': 'Yes' },
  es: {
    ...asma,
    '¿Cuáles de estos toma todos los días para el asma?': ['Tabletas', 'Inyecciones de un médico'],
  },
};

export const migraine: Answers = {
  en: {
    'On how many days a month do you have a migraine?': '4 to 14',
    'What comes with your migraine?': ['Nausea'],
  },
  es: { '¿Cuántos días al mes tiene migraña?': 'De 4 a 14', '¿Qué acompaña a su migraña?': ['Náuseas'] },
};

export const eczema: Answers = {
  en: {
    'Has a doctor said that the child has eczema?': 'Yes',
    'Where is the eczema now?': ['Face or neck', 'Body'],
  },
  es: {
    '¿Un médico ha dicho que el niño o la niña tiene eccema?': 'Sí',
    '¿Dónde está el eccema ahora?': ['Cara o cuello', 'Cuerpo'],
  },
};

export const memory: Answers = {
  en: {
    'How has memory changed in the last two years?': 'A little worse',
    'Is there somebody who can come along to the visits?': 'Yes',
  },
  es: {
    '¿Cómo ha cambiado la memoria en los últimos dos años?': 'Un poco peor',
    '¿Hay alguien que pueda acompañar a las visitas?': 'Sí',
  },
};

export const cholesterol: Answers = {
  en: {
    'Do you take medicine for high cholesterol?': 'Yes',
    'When was your cholesterol last measured?': 'In the last 12 months',
  },
  es: {
    '¿Toma medicamento para el colesterol alto?': 'Sí',
    '¿Cuándo le midieron el colesterol por última vez?': 'En los últimos 12 meses',
  },
};

export const diabetes: Answers = {
  en: { 'Has a doctor told you that you have type 2 diabetes?': 'Yes' },
  es: { '¿Un médico le ha dicho que tiene diabetes tipo 2?': 'Sí' },
};

export const practice: Answers = {
  en: {
    'Would you like to try out how a screener works?': 'Yes',
    'Have you taken part in another clinical study in the last 30 days?': 'No',
  },
  es: {
    '¿Le gustaría probar cómo funciona este cuestionario?': 'Sí',
    '¿Ha participado en otro estudio clínico en los últimos 30 días?': 'No',
  },
};

export const gout: Answers = {
  en: {
    'Have you had a gout flare in the last 12 months?': 'Yes',
    'Have you taken part in another clinical study in the last 30 days?': 'No',
  },
  es: {
    '¿Ha tenido un ataque de gota en los últimos 12 meses?': 'Sí',
    '¿Ha participado en otro estudio clínico en los últimos 30 días?': 'No',
  },
};
