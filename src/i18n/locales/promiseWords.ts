/** What a text may promise in numbers, by its name. */
export const promiseNames = ['called', 'paid'] as const;
export type PromiseName = (typeof promiseNames)[number];

const span =
  '(?<number>\\d+|\\p{L}+) (?<unit>minutes?|hours?|days?|weeks?|minutos?|horas?|d[íi]as?|semanas?)(?!\\p{L})';

/** By language, words that promise a call within so much time, and so much money for each visit: a number and what it counts. */
export const promiseWords: Readonly<Record<string, Readonly<Record<PromiseName, RegExp>>>> = {
  en: {
    called: new RegExp(`(?<=^|[.!?:]\\s+)we(?: will|['’]ll)? call you (?:back )?(?:with)?in ${span}`, 'iu'),
    paid: /(?:receive|get|earn|pay you|are paid) (?<unit>[$£€])\s?(?<number>\d[\d.,]*\d|\d) (?:per|for each|for every) visit(?!\p{L})/iu,
  },
  es: {
    called: new RegExp(
      `(?<=^|[.!?:]\\s+)le (?:llamamos|llamaremos) (?:en|dentro de)(?: un plazo de| menos de)? ${span}`,
      'iu',
    ),
    paid: /(?:recib(?:e|a|irá)|gan(?:a|e|ará)|le pagamos) (?<unit>[$£€])\s?(?<number>\d[\d.,]*\d|\d) por (?:cada )?visita(?!\p{L})/iu,
  },
};
