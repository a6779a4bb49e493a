import { isAge } from '#src/domain/age.ts';
import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'Age in whole years, from a list.',
  answers: ['age'],
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
      self: 'Tell us a little about yourself: how old are you?',
      participant: 'Tell us a little about the participant: how old are they?',
      fieldName: 'Age',
      participantShort: "Participant's age",
      childShort: "Your child's age",
      choose: 'Choose an age',
      invalid: 'Please enter a valid age',
    },
    es: {
      self: 'Cuéntenos un poco sobre usted: ¿qué edad tiene?',
      participant: 'Cuéntenos un poco sobre el participante: ¿qué edad tiene?',
      fieldName: 'Edad',
      participantShort: 'Edad del participante',
      childShort: 'Edad de su hijo o hija',
      choose: 'Elija una edad',
      invalid: 'Ingrese una edad válida',
    },
  },
  numberOf: ({ age }) => age,
  check: ({ age }) => (age !== undefined && isAge(age) ? undefined : 'invalid'),
});
