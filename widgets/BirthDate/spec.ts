import { birthDateFault, isBirthDate } from '#src/domain/dates.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { birthDateMessages } from '#widgets/shared/birthDateMessages.ts';

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
      ...birthDateMessages.en,
      self: 'What is your date of birth?',
      participant: "What is the participant's date of birth?",
      fieldName: 'Date of birth',
      participantShort: "Participant's date of birth",
      childShort: "Your child's date of birth",
    },
    es: {
      ...birthDateMessages.es,
      self: '¿Cuál es su fecha de nacimiento?',
      participant: '¿Cuál es la fecha de nacimiento del participante?',
      fieldName: 'Fecha de nacimiento',
      participantShort: 'Fecha de nacimiento del participante',
      childShort: 'Fecha de nacimiento de su hijo o hija',
    },
  },
  check: ({ birthDate = '' }, { drafts, facts: { country, today } }) =>
    isBirthDate(birthDate, today) ? undefined : birthDateFault(drafts.birthDate ?? '', country, today),
});
