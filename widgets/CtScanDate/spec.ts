import { isAfterToday, parseDate } from '#src/domain/dates.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** The date of a CT scan to come. A date that is not later than today is not kept. */
export const spec = defineSpec({
  description: 'Date of a coming CT scan, in the format of the country. Optional.',
  answers: ['ctScanAppointmentDate'],
  drafts: ['ctScanAppointmentDate'],
  options: {
    position: {
      type: 'integer',
      description: 'Place among the numbered questions of a screener: 1 is the first after the criteria.',
    },
  },
  requiredByDefault: false,
  messages: {
    en: {
      question: 'When is your CT scan appointment?',
      participantQuestion: 'When is the participant’s CT scan appointment?',
      hint: 'Type the date as {format}',
      invalid: 'Please enter a valid date',
      notInFuture: 'Please enter a date in the future',
      fieldName: 'CT scan appointment',
    },
    es: {
      question: '¿Cuándo es su cita para la tomografía computarizada?',
      participantQuestion: '¿Cuándo es la cita del participante para la tomografía computarizada?',
      hint: 'Escriba la fecha como {format}',
      invalid: 'Ingrese una fecha válida',
      notInFuture: 'Ingrese una fecha futura',
      fieldName: 'Cita para la tomografía computarizada',
    },
  },
  check: ({ ctScanAppointmentDate }, { drafts, facts }) => {
    const typed = drafts.ctScanAppointmentDate;
    const date = typed ? parseDate(typed, facts.country) : ctScanAppointmentDate;
    if (date === undefined) return 'invalid';
    return isAfterToday(date, facts.today) ? undefined : 'notInFuture';
  },
});
