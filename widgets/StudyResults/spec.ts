import { defineSpec } from '#src/kit/spec.ts';
import { studyCardMessages } from '#widgets/shared/studyCardMessages.ts';
import { unknownPlaceMessages } from '#widgets/shared/unknownPlaceMessages.ts';

/**
 * The studies found, as cards, nearest first. It runs the search of the page (`useStudySearch`) by the answers postalCode,
 * country and indicationIds, whichever field of the step asks for them, and by the filters of the page. A kind that asks
 * first and shows afterwards holds the search: `studySearch.change({ isHeld: true })`, and false to show the results.
 */
export const spec = defineSpec({
  description: 'Studies near the postal code of the step, as cards: nearest first, then the others of the country.',
  answers: [],
  live: true,
  options: {
    held: {
      type: 'boolean',
      default: false,
      description: 'Nothing is searched for or shown before another field of the step asks for it.',
    },
    realtime: { type: 'boolean', default: false, description: 'Searches what is true at the moment.' },
    finish: { type: 'boolean', default: true, description: 'A button below the results that leaves the step.' },
    signUpFlow: {
      type: 'string',
      description: 'Name of the flow where those who find nothing, and have not said who they are, can ask to be told.',
    },
  },
  requiredByDefault: false,
  beside: ({ held = false }) => (held ? ['ConditionChips'] : []),
  leadsOn: ({ finish = true }) => finish,
  below: true,
  showsStudies: ({ held = false }) => !held,
  messages: {
    en: {
      ...studyCardMessages.en,
      title: '{Product} near you',
      start: 'Enter your postal code to see {product} near you.',
      searching: 'Searching for {product}…',
      countNear_one: '1 study near {place}',
      countNear: '{count} {product} near {place}',
      noneFor: 'No {indicationName} {product} found for postal code {searchedPostalCode}',
      none: "Sorry, no {product} are currently recruiting in your area. We'll keep your information on file and reach out when new {product} become available.",
      noneFiltered: 'No study near {place} matches these filters.',
      clearFilters: 'Clear filters',
      signUpWhy: 'So that we can tell you, we need to know how to reach you.',
      signUp: 'Sign up for news of new {product}',
      ...unknownPlaceMessages.en,
      failed: 'We could not search for {product}. What you entered is still here.',
      offline: 'You are offline. What you entered is still here.',
      callUs: 'Try again, or call us:',
      elsewhere: 'Further away',
      closed: 'We have no open study with this number.',
      closedText: 'Here you can look for others near you.',
      keep: 'Keep for later',
      keepStudy: 'Keep for later: {study}',
      more: 'Show more {product}',
      finish: 'I have finished',
    },
    es: {
      ...studyCardMessages.es,
      title: '{Product} cerca de usted',
      start: 'Ingrese su código postal para ver {product} cerca de usted.',
      searching: 'Buscando {product}…',
      countNear_one: '1 estudio cerca de {place}',
      countNear: '{count} {product} cerca de {place}',
      noneFor: 'No se encontraron {product} de {indicationName} para el código postal {searchedPostalCode}',
      none: 'Lo sentimos, actualmente no hay {product} que recluten participantes en su zona. Guardaremos su información y nos comunicaremos con usted cuando haya nuevos {product}.',
      noneFiltered: 'Ningún estudio cerca de {place} coincide con estos filtros.',
      clearFilters: 'Quitar filtros',
      signUpWhy: 'Para avisarle necesitamos saber cómo comunicarnos con usted.',
      signUp: 'Inscribirme para recibir avisos',
      ...unknownPlaceMessages.es,
      failed: 'No pudimos buscar {product}. Lo que ingresó sigue aquí.',
      offline: 'No tiene conexión. Lo que ingresó sigue aquí.',
      callUs: 'Inténtelo de nuevo o llámenos:',
      elsewhere: 'Más lejos',
      closed: 'No tenemos ningún estudio abierto con este número.',
      closedText: 'Aquí puede buscar otros cerca de usted.',
      keep: 'Guardar para después',
      keepStudy: 'Guardar para después: {study}',
      more: 'Mostrar más {product}',
      finish: 'Terminar',
    },
  },
});
