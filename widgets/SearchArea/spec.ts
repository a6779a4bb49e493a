import { isPostalCode } from '#src/domain/postalCode.ts';
import { defineSpec } from '#src/kit/spec.ts';
import { conditionPickerMessages } from '#widgets/shared/conditionPickerMessages.ts';

/**
 * What a search for studies asks. The search itself is run by the kind that shows its results, as soon as the postal code
 * is one of the country. Conditions are the answer `indicationIds`, as other kinds edit it too; words and distance are
 * filters of the page (`useSearchFilters`).
 */
export const spec = defineSpec({
  description:
    'Asks where to search for studies: postal code, country where it may be chosen, conditions, and what narrows the results.',
  answers: ['postalCode', 'postalCodeCountry', 'postalCodeValid', 'country', 'indicationIds'],
  // By its name: its module is for parts that load later.
  drafts: ['addedCondition'],
  live: true,
  options: {
    conditions: { type: 'boolean', default: false, description: 'Conditions to search for.' },
    filters: { type: 'boolean', default: true, description: 'Words and a distance that narrow the results.' },
  },
  requiredByDefault: false,
  messages: {
    en: {
      country: 'Country',
      invalid: 'Invalid postal code',
      conditions: 'Conditions',
      conditionsHint: 'Type at least 3 letters, for example: asthma',
      ...conditionPickerMessages.en,
      narrow: 'Narrow the search',
      words: 'Words in the study',
      wordsHint: 'For example: sleep, vaccine, children',
      within: 'Distance',
      anyDistance: 'Any distance',
      miles: 'Up to {count} miles',
      kilometers: 'Up to {count} km',
    },
    es: {
      country: 'País',
      invalid: 'Código postal no válido',
      conditions: 'Afecciones',
      conditionsHint: 'Escriba al menos 3 letras; por ejemplo: asma',
      ...conditionPickerMessages.es,
      narrow: 'Afinar la búsqueda',
      words: 'Palabras del estudio',
      wordsHint: 'Por ejemplo: sueño, vacuna, niños',
      within: 'Distancia',
      anyDistance: 'Cualquier distancia',
      miles: 'Hasta {count} millas',
      kilometers: 'Hasta {count} km',
    },
  },
  isEmpty: ({ postalCode = '' }) => postalCode.trim() === '',
  check: ({ postalCode = '' }, { facts }) => (isPostalCode(postalCode, facts.country) ? undefined : 'invalid'),
});
