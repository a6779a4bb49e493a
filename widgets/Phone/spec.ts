import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Phone number of the visitor, validated by the server for the chosen country.',
  answers: ['phone', 'phoneValid', 'phoneCountry'],
  drafts: ['phone'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'short'],
      default: 'auto',
      description: 'A question about being called when pre-qualified, or a short label.',
    },
  },
  requiredByDefault: true,
  messages: {
    en: {
      question: 'If you pre-qualify for a study, what number should we call?',
      participantQuestion: 'If the participant pre-qualifies for a study, what number should we call?',
      short: 'Phone number',
      example: 'For example {example}',
      invalid: 'Please enter a valid phone number',
    },
    es: {
      question: 'Si precalifica para un estudio, ¿a qué número debemos llamarle?',
      participantQuestion: 'Si el participante precalifica para un estudio, ¿a qué número debemos llamar?',
      short: 'Número de teléfono',
      example: 'Por ejemplo, {example}',
      invalid: 'Ingrese un número de teléfono válido',
    },
  },
});
