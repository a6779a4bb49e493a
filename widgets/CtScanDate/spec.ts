import { isAfterToday, isTodayOrBefore, parseDate } from '#src/domain/dates.ts';
import { defineSpec } from '#src/kit/spec.ts';

type Day = 'coming' | 'past';

/** Whether a day is one that is asked for: a scan to come is later than today, one that was had is not. */
export const isDayOf = (day: Day, date: string, today: string) =>
  day === 'past' ? isTodayOrBefore(date, today) : isAfterToday(date, today);

/** The date of a CT scan, to come or had. A date on the wrong side of today is not stored. */
export const spec = defineSpec({
  description: 'Date of a CT scan, in the format of the country. Optional.',
  answers: ['ctScanAppointmentDate'],
  drafts: ['ctScanAppointmentDate'],
  options: {
    day: {
      type: 'string',
      enum: ['coming', 'past'],
      default: 'coming',
      description: 'Whether the scan is still to come, or has been had.',
    },
    position: {
      type: 'integer',
      minimum: 1,
      description: 'Place among the numbered questions of a screener: 1 is the first after the criteria.',
    },
  },
  requiredByDefault: false,
  whenHidden: () => ({}),
  messages: {
    en: {
      question: 'When is your CT scan appointment?',
      childQuestion: 'When is your child’s CT scan appointment?',
      participantQuestion: 'When is the participant’s CT scan appointment?',
      pastQuestion: 'When was your CT scan?',
      childPastQuestion: 'When was your child’s CT scan?',
      participantPastQuestion: 'When was the participant’s CT scan?',
      hint: 'Type the date as {format}',
      invalid: 'Please enter a valid date',
      notInFuture: 'Please enter a date in the future',
      notInPast: 'Please enter a date in the present or past',
    },
    es: {
      question: '¿Cuándo es su cita para la tomografía computarizada?',
      childQuestion: '¿Qué día es la cita de su hijo o hija para la tomografía?',
      participantQuestion: '¿Cuándo es la cita del participante para la tomografía computarizada?',
      pastQuestion: '¿Cuándo fue su tomografía computarizada?',
      childPastQuestion: '¿Qué día fue la tomografía de su hijo o hija?',
      participantPastQuestion: '¿Cuándo fue la tomografía computarizada del participante?',
      hint: 'Escriba la fecha como {format}',
      invalid: 'Ingrese una fecha válida',
      notInFuture: 'Ingrese una fecha futura',
      notInPast: 'Ingrese la fecha de hoy o una anterior',
    },
  },
  check: ({ ctScanAppointmentDate }, { drafts, facts, options: { day } }) => {
    const typed = drafts.ctScanAppointmentDate;
    const date = typed ? parseDate(typed, facts.country) : ctScanAppointmentDate;
    if (date === undefined) return 'invalid';
    if (isDayOf(day, date, facts.today)) return undefined;
    return day === 'past' ? 'notInPast' : 'notInFuture';
  },
});
