import { defineSpec } from '#src/kit/spec.ts';
import { conditionPickerMessages } from '#widgets/shared/conditionPickerMessages.ts';

export const spec = defineSpec({
  description: 'Health conditions: searched by name, listed as chips, with the wording of who answers for whom.',
  answers: ['indicationIds'],
  options: {
    label: {
      type: 'string',
      enum: ['auto', 'self', 'parent', 'child', 'spouse', 'friend', 'caregiver'],
      default: 'auto',
      description: 'What the visitor is to the participant; auto takes it from the answers.',
    },
    showCategories: {
      type: 'boolean',
      default: false,
      description: 'Lists the conditions of each category under the search, to tick.',
    },
  },
  requiredByDefault: false,
  live: true,
  reads: [],
  messages: {
    en: {
      self: 'Which health conditions do you have?',
      parent: 'Which health conditions does your child have?',
      child: 'Which health conditions does your parent have?',
      spouse: 'Which health conditions does your spouse or partner have?',
      friend: 'Which health conditions does your friend have?',
      caregiver: 'Which health conditions does the person in your care have?',
      search: 'Search for a condition',
      searchHint: 'Type at least 3 letters, then choose from the list. You can add more than one.',
      ...conditionPickerMessages.en,
      popular: 'Or choose from a list',
      goOn: 'You can also go on without choosing a condition.',
    },
    es: {
      self: '¿Qué afecciones tiene usted?',
      parent: '¿Qué afecciones tiene su hijo o hija?',
      child: '¿Qué afecciones tiene su padre o madre?',
      spouse: '¿Qué afecciones tiene su cónyuge o pareja?',
      friend: '¿Qué afecciones tiene su amigo o amiga?',
      caregiver: '¿Qué afecciones tiene la persona a su cuidado?',
      search: 'Busque una afección',
      searchHint: 'Escriba al menos 3 letras y elija de la lista. Puede agregar más de una.',
      ...conditionPickerMessages.es,
      popular: 'O elija de una lista',
      goOn: 'También puede continuar sin elegir ninguna.',
    },
  },
  isEmpty: () => false,
  check: ({ indicationIds = [] }, { required }) =>
    required && indicationIds.length === 0 ? 'selectOption' : undefined,
});
