import { defineSpec } from '#src/kit/spec.ts';
import { birthDateMessages, birthDateProblem } from '#widgets/shared/birthDateMessages.ts';

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
      ...birthDateMessages.en,
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
      ...birthDateMessages.es,
    },
  },
  check: ({ birthDate }, { drafts, facts }) => {
    const problem = birthDateProblem({ birthDate, draft: drafts.birthDate }, facts);
    return problem && [problem];
  },
});
