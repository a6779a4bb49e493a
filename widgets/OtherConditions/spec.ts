import { defineSpec } from '#src/kit/spec.ts';

/** Further conditions of the participant, none of them needed. */
export const spec = defineSpec({
  description: 'Asks for other conditions by a search, with the chosen ones as chips. Optional.',
  answers: ['indicationIds'],
  options: {},
  requiredByDefault: false,
  reads: [],
  messages: {
    en: {
      title: 'Other conditions',
      question: 'Do you have any other conditions?',
      childQuestion: 'Does your child have any other conditions?',
      participantQuestion: 'Does the participant have any other conditions?',
      why: 'Tell us, and we can let you know about other studies that may be a match.',
      hint: 'Type at least 3 letters, for example: asthma',
      none: 'No conditions matched your search.',
      found: 'Conditions found: {count}',
      chosen: 'Your conditions',
      childChosen: 'Your child’s conditions',
      participantChosen: 'The participant’s conditions',
      remove: 'Remove {name}',
      added: '{name} was added.',
      removed: '{name} was removed.',
    },
    es: {
      title: 'Otras afecciones',
      question: '¿Tiene alguna otra afección?',
      childQuestion: '¿Tiene su hijo o hija alguna otra afección?',
      participantQuestion: '¿Tiene el participante alguna otra afección?',
      why: 'Díganos cuáles, y podremos avisarle de otros estudios que podrían ser adecuados.',
      hint: 'Escriba al menos 3 letras; por ejemplo: asma',
      none: 'Ninguna afección coincide con su búsqueda.',
      found: 'Afecciones encontradas: {count}',
      chosen: 'Sus afecciones',
      childChosen: 'Las afecciones de su hijo o hija',
      participantChosen: 'Las afecciones del participante',
      remove: 'Quitar {name}',
      added: 'Se agregó {name}.',
      removed: 'Se quitó {name}.',
    },
  },
});
