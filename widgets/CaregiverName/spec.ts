import type { Answers } from '#src/domain/facts.ts';
import { fullNameFault, joinName, twoWords } from '#src/domain/fullName.ts';
import { defineSpec, type CheckContext } from '#src/kit/spec.ts';
import { fullNameMessages } from '#widgets/shared/fullNameMessages.ts';

const textOf = ({ caregiver = {} }: Pick<Answers, 'caregiver'>, { drafts }: Pick<CheckContext, 'drafts'>) =>
  drafts.caregiverName || joinName(caregiver.firstName, caregiver.lastName);

export const spec = defineSpec({
  description: 'Full name of the caregiver, who answers for the participant.',
  answers: ['caregiver'],
  drafts: ['caregiverName'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'short'],
      default: 'auto',
      description: 'A full question, or a short label.',
    },
  },
  requiredByDefault: true,
  reads: [],
  meantFor: () => ({ rule: 'caregiverIsParent' }),
  messages: {
    en: {
      ...fullNameMessages.en,
      question: 'What is your name?',
      fieldName: 'Your full name',
      who: 'You answer for the participant. Please give your own first and last name here.',
    },
    es: {
      ...fullNameMessages.es,
      question: '¿Cómo se llama usted?',
      fieldName: 'Su nombre completo',
      who: 'Usted responde por el participante. Escriba aquí su propio nombre y apellido.',
    },
  },
  textOf,
  textForm: () => twoWords,
  isEmpty: (value, context) => textOf(value, context).trim() === '',
  check: (value, context) => fullNameFault(textOf(value, context)),
});
