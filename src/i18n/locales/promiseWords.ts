/** What a text may promise in numbers, by its name. */
export const promiseNames = ['called', 'paid', 'paidInAll', 'lasts', 'visits', 'filled'] as const;
export type PromiseName = (typeof promiseNames)[number];

const number = '(?<number>\\d+|\\p{L}+)';
const counted = (units: string) => `${number} (?<unit>${units})(?!\\p{L})`;
const span = counted('minutes?|hours?|days?|weeks?|minutos?|horas?|d[íi]as?|semanas?');
const long = counted('days?|weeks?|months?|years?|d[íi]as?|semanas?|mes(?:es)?|años?');
const short = counted('seconds?|minutes?|segundos?|minutos?');
const money = '(?<unit>[$£€])\\s?(?<number>\\d[\\d.,]*\\d|\\d)';
/** The end of a sentence or of a part of it: what follows limits the promise. */
const ends = '(?=\\s*(?:[.,;:!)]|$))';

const paid = '(?:receive|get|earn|pay you|are paid)';
const study = '(?<!\\p{L})(?:the|this|our) study';
const form = '(?<!\\p{L})(?:the|this|our) (?:form|screener|sign-?up|questionnaire)';
const paidInSpanish = '(?:recib(?:e|a|irá)|gan(?:a|e|ará)|le pagamos)';
const studyInSpanish = '(?<!\\p{L})(?:el|este|nuestro) estudio';
const formInSpanish = '(?<!\\p{L})(?:el|este|nuestro) (?:formulario|cuestionario)';

/**
 * By language, words that promise a call within so much time, so much money for each visit or in all, or that the study or
 * the form takes so long, or the study so many visits: a number and what it counts.
 */
export const promiseWords: Readonly<Record<string, Readonly<Record<PromiseName, RegExp>>>> = {
  en: {
    called: new RegExp(`(?<=^|[.!?:]\\s+)we(?: will|['’]ll)? call you (?:back )?(?:with)?in ${span}`, 'iu'),
    paid: new RegExp(`${paid} ${money} (?:per|for each|for every) visit(?!\\p{L})`, 'iu'),
    paidInAll: new RegExp(
      `(?:${paid}|may be paid) up to ${money}(?: (?:in (?:all|total)|for (?:taking part|(?:your|their) time)))?(?=\\s*(?:[.;!)]|$))`,
      'iu',
    ),
    lasts: new RegExp(`${study} (?:will )?(?:lasts?|takes?|runs? for)(?: about| around| up to)? ${long}`, 'iu'),
    visits: new RegExp(
      `${study} (?:has|includes|involves|takes|requires|needs)(?: about| up to)? ${counted('visits?')}${ends}`,
      'iu',
    ),
    filled: new RegExp(
      `(?:${form} (?:will )?|(?<=^|[.!?:]\\s+)(?:answering )?the(?:se)? questions (?:will )?)takes?(?: you)?(?: just| only| about| less than| under| up to)* ${short}`,
      'iu',
    ),
  },
  es: {
    called: new RegExp(
      `(?<=^|[.!?:]\\s+)le (?:llamamos|llamaremos) (?:en|dentro de)(?: un plazo de| menos de)? ${span}`,
      'iu',
    ),
    paid: new RegExp(`${paidInSpanish} ${money} por (?:cada )?visita(?!\\p{L})`, 'iu'),
    paidInAll: new RegExp(
      `${paidInSpanish} hasta ${money}(?: (?:en total|por (?:participar|su tiempo)))?(?=\\s*(?:[.;!)]|$))`,
      'iu',
    ),
    lasts: new RegExp(`${studyInSpanish} (?:dura|durará|lleva|toma)(?: unos| unas| hasta| cerca de)? ${long}`, 'iu'),
    visits: new RegExp(
      `${studyInSpanish} (?:tiene|incluye|requiere|comprende|consta de)(?: unas| hasta)? ${counted('visitas?')}${ends}`,
      'iu',
    ),
    filled: new RegExp(
      `(?:${formInSpanish}|(?<=^|[.!?:]\\s+)(?:responder (?:a )?)?(?:las|estas) preguntas) (?:toman?|tomará|lleva|llevará|tarda)(?: solo| sólo| unos| apenas| menos de| hasta)* ${short}`,
      'iu',
    ),
  },
};

/** Words that say how long their own page takes, by language. */
export const ofItself: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<=^|[.!?:]\\s+)(?:this|it) (?:will )?takes?(?: you)?(?: just| only| about| less than| under| up to)* ${short}`,
    'iu',
  ),
  es: new RegExp(
    `(?<=^|[.!?:]\\s+)(?:esto )?(?:le )?(?:toma|tomará|lleva|llevará)(?: solo| sólo| unos| apenas| menos de| hasta)* ${short}`,
    'iu',
  ),
};
