import { isEmail } from '#src/domain/email.ts';
import type { Answers } from '#src/domain/facts.ts';
import { defineSpec, type CheckContext } from '#src/kit/spec.ts';

const textOf = ({ email = '' }: Pick<Answers, 'email'>, { drafts }: Pick<CheckContext, 'drafts'>) =>
  drafts.email || email;

export const spec = defineSpec({
  description: 'Email address, stored trimmed.',
  answers: ['email'],
  drafts: ['email'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'short'],
      default: 'auto',
      description: 'An invitation to be notified of new trials, or a short label.',
    },
  },
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      question: 'Would you like to be notified of new trials? Enter your email address.',
      fieldName: 'Email',
      invalid: 'Please enter a valid email address',
    },
    es: {
      question: '¿Desea que le avisemos de nuevos estudios? Ingrese su correo electrónico.',
      fieldName: 'Correo electrónico',
      invalid: 'Ingrese un correo electrónico válido',
    },
  },
  textOf,
  textForm: () => /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  isEmpty: (value, context) => textOf(value, context).trim() === '',
  check: (value, context) => (isEmail(textOf(value, context)) ? undefined : 'invalid'),
});
