import type { Answers } from '#src/domain/facts.ts';
import { isFullName, joinName, twoWords } from '#src/domain/fullName.ts';
import { defineSpec, type CheckContext } from '#src/kit/spec.ts';

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
      question: 'What is your name?',
      fieldName: 'Your full name',
      who: 'You answer for the participant. Please give your own first and last name here.',
      invalid: 'Please enter a valid full name',
    },
    es: {
      question: '¿Cómo se llama usted?',
      fieldName: 'Su nombre completo',
      who: 'Usted responde por el participante. Escriba aquí su propio nombre y apellido.',
      invalid: 'Ingrese un nombre completo válido',
    },
  },
  textOf,
  textForm: () => twoWords,
  isEmpty: (value, context) => textOf(value, context).trim() === '',
  check: (value, context) => (isFullName(textOf(value, context)) ? undefined : 'invalid'),
});
