import { advisorHours } from '#src/kit/advisorHours.ts';

/** Messages about when calls are answered, for the kinds that name a number. */
export const advisorMessages = {
  en: {
    ...advisorHours.en,
    opensToday: 'today',
    opensTomorrow: 'tomorrow',
    opensOn: '{day}',
    opens: 'Nobody answers right now. We open {day} at {time} Central Time.',
    opensHere: 'Nobody answers right now. We open {day} at {time} Central Time ({here} your time).',
  },
  es: {
    ...advisorHours.es,
    opensToday: 'hoy',
    opensTomorrow: 'mañana',
    opensOn: 'el {day}',
    opens: 'En este momento no atendemos llamadas. Abrimos {day} a las {time}, hora central de EE. UU.',
    opensHere:
      'En este momento no atendemos llamadas. Abrimos {day} a las {time}, hora central de EE. UU. ({here} en su zona horaria).',
  },
} as const;

/** Key of one of them. */
export type AdvisorMessage = keyof typeof advisorMessages.en;
