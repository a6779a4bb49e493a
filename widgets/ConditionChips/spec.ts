import { defineSpec } from '#src/kit/spec.ts';
import { addedCondition } from '#widgets/shared/addedCondition.ts';

/**
 * Conditions to press, in front of the results of a search: a change holds the search, so that the results are away until
 * the visitor asks for them. The condition of healthy volunteers belongs to the choice from the start and has no button.
 */
export const spec = defineSpec({
  description:
    'Conditions as buttons to press, for a search: after a change the results hide until the visitor asks for them.',
  answers: ['indicationIds'],
  drafts: [addedCondition],
  live: true,
  options: {},
  requiredByDefault: false,
  later: true,
  messages: {
    en: {
      self: 'Which of these conditions do you have?',
      child: 'Which of these conditions does your child have?',
      participant: 'Which of these conditions does the participant have?',
      hint: 'Press all that apply. Press one again to take it back.',
      all: 'Show all {count} conditions',
      none: 'None of these apply to me',
      childNone: 'None of these apply to my child',
      participantNone: 'None of these apply to the participant',
      show: 'Show Matching {Product}',
      needsPlace: 'Tell us above where you live to see them.',
      held: 'Your choice has changed. Press “Show Matching {Product}” to see them.',
    },
    es: {
      self: '¿Cuáles de estas afecciones tiene usted?',
      child: '¿Cuáles de estas afecciones tiene su hijo o hija?',
      participant: '¿Cuáles de estas afecciones tiene el participante?',
      hint: 'Presione todas las que correspondan. Presione una de nuevo para quitarla.',
      all: 'Mostrar las {count} afecciones',
      none: 'No tengo ninguna de estas',
      childNone: 'No tiene ninguna de estas',
      participantNone: 'El participante no tiene ninguna de estas',
      show: 'Mostrar {product} compatibles',
      needsPlace: 'Ingrese arriba su código postal para verlos.',
      held: 'Su selección cambió. Presione «Mostrar {product} compatibles» para verlos.',
    },
  },
  isEmpty: () => false,
});
