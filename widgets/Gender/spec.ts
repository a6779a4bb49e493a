import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Gender as one choice of three.',
  answers: ['gender'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'participant', 'short'],
      default: 'short',
      description: 'A full question, or a short label; auto asks about the participant when a caregiver answers.',
    },
  },
  requiredByDefault: true,
  reads: [],
  onePress: () => true,
  messages: {
    en: {
      self: 'What is your gender?',
      participant: "What is the participant's gender?",
      fieldName: 'Gender',
      participantShort: "Participant's gender",
      childShort: "Your child's gender",
      male: 'Male',
      female: 'Female',
      other: 'Non-Binary',
    },
    es: {
      self: '¿Cuál es su género?',
      participant: '¿Cuál es el género del participante?',
      fieldName: 'Género',
      participantShort: 'Género del participante',
      childShort: 'Género de su hijo o hija',
      male: 'Masculino',
      female: 'Femenino',
      other: 'No binario',
    },
  },
});
