/** When study advisors answer calls, shown beside their number. Must match `isAdvisorLineOpen`. */
export const advisorHours = {
  en: {
    hours: 'Study advisors answer calls Monday to Friday, 8\u00a0AM to 5\u00a0PM Central Time.',
    hoursHere: 'In your time zone: {first} to {last}, {from} to {to}.',
  },
  es: {
    hours:
      'Los asesores de estudios atienden llamadas de lunes a viernes, de 8\u00a0a.\u00a0m. a 5\u00a0p.\u00a0m., hora central de EE. UU.',
    hoursHere: 'En su zona horaria: de {from} a {to}, de {first} a {last}.',
  },
} as const;

/** Key of one of these messages. */
export type HoursMessage = keyof typeof advisorHours.en;
