import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Whether the condition of the visit was diagnosed: yes or no, which moves on at once.',
  answers: ['diagnosed', 'indicationIds'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'participant'],
      default: 'auto',
      description: 'Whom the question is about; auto asks about the participant when a caregiver answers.',
    },
  },
  requiredByDefault: true,
  leadsOn: () => true,
  reads: [],
  messages: {
    en: {
      self: 'Have you been diagnosed with {indication}?',
      child: 'Has your child been diagnosed with {indication}?',
      participant: 'Has the participant been diagnosed with {indication}?',
      theCondition: 'the condition that this study is about',
      yes: 'Yes',
      no: 'No',
    },
    es: {
      self: '¿Le han diagnosticado {indication}?',
      child: '¿Le han diagnosticado {indication} a su hijo o hija?',
      participant: '¿Le han diagnosticado {indication} al participante?',
      theCondition: 'la afección de la que trata este estudio',
      yes: 'Sí',
      no: 'No',
    },
  },
  isEmpty: ({ diagnosed }) => diagnosed === undefined,
});
