import { studyCardMessages } from './studyCardMessages.ts';

/** Messages of the few studies that suit the visitor at the end of a flow, cards included. */
export const suitableStudyMessages = {
  en: {
    ...studyCardMessages.en,
    suitableTitle: '{Product} near you that may fit',
    looking: 'Looking for {product} near you…',
    allStudies: 'See all {product} near you',
    otherStudies: 'Look for {product} further away or for other conditions',
  },
  es: {
    ...studyCardMessages.es,
    suitableTitle: '{Product} cerca de usted que pueden ser adecuados',
    looking: 'Buscando {product} cerca de usted…',
    allStudies: 'Ver todos los {product} cerca de usted',
    otherStudies: 'Buscar {product} más lejos o para otras afecciones',
  },
} as const;

/** Key of one of them. */
export type SuitableStudyMessage = keyof typeof suitableStudyMessages.en;
