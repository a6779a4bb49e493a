import { birthDateFault, isBirthDate } from '#src/domain/dates.ts';
import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Birth date of the participant, typed in the format of the country.',
  answers: ['birthDate'],
  drafts: ['birthDate'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'participant', 'short'],
      default: 'auto',
      description: 'A full question, or a short label; auto asks about the participant when a caregiver answers.',
    },
  },
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      self: 'What is your date of birth?',
      participant: "What is the participant's date of birth?",
      fieldName: 'Date of birth',
      participantShort: "Participant's date of birth",
      childShort: "Your child's date of birth",
      monthDayYear: 'Month, day and year as {format}, for example {example}',
      dayMonthYear: 'Day, month and year as {format}, for example {example}',
      yearMonthDay: 'Year, month and day as {format}, for example {example}',
      invalid: 'Please enter a valid birth date',
      future: 'Please enter a valid birth date: this one is in the future',
      tooLongAgo: 'Please enter a valid birth date: this one is too long ago',
    },
    es: {
      self: '¿Cuál es su fecha de nacimiento?',
      participant: '¿Cuál es la fecha de nacimiento del participante?',
      fieldName: 'Fecha de nacimiento',
      participantShort: 'Fecha de nacimiento del participante',
      childShort: 'Fecha de nacimiento de su hijo o hija',
      monthDayYear: 'Mes, día y año como {format}, por ejemplo {example}',
      dayMonthYear: 'Día, mes y año como {format}, por ejemplo {example}',
      yearMonthDay: 'Año, mes y día como {format}, por ejemplo {example}',
      invalid: 'Ingrese una fecha de nacimiento válida',
      future: 'Ingrese una fecha de nacimiento válida: esta fecha es futura',
      tooLongAgo: 'Ingrese una fecha de nacimiento válida: esta fecha es demasiado antigua',
    },
  },
  check: ({ birthDate = '' }, { drafts, facts: { country, today } }) =>
    isBirthDate(birthDate, today) ? undefined : birthDateFault(drafts.birthDate ?? '', country, today),
});
