/** What an offer is called, what may stand between it and its end, and what its end stands behind. */
const until = (offer: string, between: string, end: string) =>
  new RegExp(`(?<!\\p{L})(?:${offer})(?!\\p{L})(?:(?!${between})[^.!?:;\\d]){0,40} (?:${end}) $`, 'iu');

/** By language, the words of an offer behind which the month or the year of its end stands. */
export const offerEnds: Readonly<Record<string, RegExp>> = {
  en: until(
    'open|join|apply|enroll?(?:s|ing|ment)?|recruit(?:s|ing|ment)?|sign(?:ing)? up|register(?:ing)?|looking for|take part',
    ' (?:who|that|which|ran|was|were|had|has|have|since|not|learned|before) | (?:born|\\p{L}{3,}(?<!enroll|clos|need)ed) ',
    '(?:until|till|through|by|no later than|ends? in|closes? in)(?: the end of)?(?: the)?',
  ),
  es: until(
    'abiert[oa]s?|únase|inscr[ií]\\p{L}*|regístrese|participe|reclut(?:a|amos|ando|amiento)|buscamos|convocatoria|plazo',
    ' (?:que|quien|quienes|fue|desde|no|aprendimos) | (?:personas|adultos|mujeres|hombres|niñ[oa]s|pacientes) \\p{L}+[ai]d[oa]s ',
    '(?:hasta|antes de|a más tardar en|termina en|acaba en|cierra en)(?: (?:finales de|el fin de|el final de))?(?: (?:el|la))?',
  ),
};

/** By language, the seasons of a year. */
export const seasonWords: Readonly<Record<string, string>> = {
  en: 'spring|summer|fall|autumn|winter',
  es: 'primavera|verano|otoño|invierno',
};

/** By language, words that let an hour be one of the day after. */
export const nextDayWords: Readonly<Record<string, RegExp>> = {
  en: /^[\s,(]*(?:o[nf] )?(?:the )?(?:next|following) (?:day|morning|afternoon|evening|night)/iu,
  es: /^[\s,(]*(?:del?|al)(?: la)? (?:otro día|(?:día|mañana|tarde|noche) siguiente)/iu,
};

/** By language, words behind which two hours are no span: something was at the first and is at the second. */
export const movedWords: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:mov|chang)(?:e[ds]?|ing)(?!\p{L})[^.!?\d]{0,40}$/iu,
  es: /(?<!\p{L})(?:cambi|pas)(?:a|ó|amos|ado)(?!\p{L})[^.!?\d]{0,40}$/iu,
};
