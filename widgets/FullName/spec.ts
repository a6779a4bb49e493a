import type { Answers } from '#src/domain/facts.ts';
import { fullNameFault, joinName, twoWords } from '#src/domain/fullName.ts';
import { defineSpec, type CheckContext } from '#src/kit/spec.ts';
import { fullNameMessages } from '#widgets/shared/fullNameMessages.ts';

type Name = Pick<Answers, 'firstName' | 'lastName'>;

const textOf = ({ firstName, lastName }: Name, { drafts }: Pick<CheckContext, 'drafts'>) =>
  drafts.fullName || joinName(firstName, lastName);

export const spec = defineSpec({
  description: 'Full name of the participant in one box. The last word is the family name.',
  answers: ['firstName', 'lastName'],
  drafts: ['fullName'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'participant', 'caregiver', 'short'],
      default: 'auto',
      description:
        'A full question, or a short label; auto asks about the participant when a caregiver answers, caregiver about the person in their care.',
    },
  },
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      ...fullNameMessages.en,
      self: 'What is your full name?',
      participant: 'What is the full name of the participant?',
      caregiver: 'What is the full name of the person in your care?',
      fieldName: 'Full name',
      participantShort: "Participant's full name",
      childShort: "Your child's full name",
      who: 'Who is the participant? Give the first and last name of whoever would take part in a study.',
    },
    es: {
      ...fullNameMessages.es,
      self: '¿Cuál es su nombre completo?',
      participant: '¿Cuál es el nombre completo del participante?',
      caregiver: '¿Cuál es el nombre completo de la persona a su cuidado?',
      fieldName: 'Nombre completo',
      participantShort: 'Nombre completo del participante',
      childShort: 'Nombre completo de su hijo o hija',
      who: '¿Quién es el participante? Escriba nombre y apellido de quien participaría en un estudio.',
    },
  },
  textOf,
  textForm: () => twoWords,
  check: (value, context) => fullNameFault(textOf(value, context)),
});
