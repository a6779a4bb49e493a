import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Gender as large buttons, one to a step.',
  answers: ['gender'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'participant'],
      default: 'auto',
      description: 'Whom the question is about; auto asks about the participant when a caregiver answers.',
    },
    movesOn: { type: 'boolean', default: true, description: 'A choice leads to the next step at once.' },
  },
  requiredByDefault: true,
  leadsOn: ({ movesOn = true }) => movesOn,
  reads: [],
  messages: {
    en: {
      self: 'What is your gender?',
      child: 'What is your child’s gender?',
      participant: "What is the participant's gender?",
      male: 'Male',
      female: 'Female',
      other: 'Non-Binary',
    },
    es: {
      self: '¿Cuál es su género?',
      child: '¿Cuál es el género de su hijo o hija?',
      participant: '¿Cuál es el género del participante?',
      male: 'Masculino',
      female: 'Femenino',
      other: 'No binario',
    },
  },
});
