/**
 * What a text may claim of its page: that answers are saved or sent by then, that what it asks decides nothing, that it is the last one that asks, or which one of how many, that another follows it or
 * comes before it, what that asks, how many questions are left, that the one below is the last, that a consent is below, or that its
 * reader has an appointment.
 */
export type PageClaim =
  | 'done'
  | 'idle'
  | 'last'
  | 'place'
  | 'next'
  | 'previous'
  | 'booked'
  | 'nextAsks'
  | 'left'
  | 'lastQuestion'
  | 'consentBelow';

const inWords = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const partInSpanish = '(?:paso|página)';

const [nextPage, nextPageInSpanish] = [
  '(?:on|in) the next page',
  'en la (?:página siguiente|siguiente página|próxima página)',
];
const ask = "we(?:['’]ll| will)? ask(?: you)?(?: for| about)?";
const askInSpanish = 'le (?:pedimos|pediremos|preguntamos|preguntaremos)(?: por| sobre)?';

const answers = '(?:answers?|information|details|data|responses?|form|request)';
const answersInSpanish = '(?:respuestas?|información|datos|formulario|solicitud)';

/**
 * Words of these claims; groups of `place` are its number and that of all pages, that of `left` its number, and those of `nextAsks`
 * what is asked for.
 */
export const pageClaimWords: Readonly<Record<string, Readonly<Record<PageClaim, RegExp>>>> = {
  en: {
    done: new RegExp(
      `(?<=^|[.!?:,]\\s+)(?:your ${answers} (?:(?:has|have|was|were)(?: now| already| just)*(?: been)?|(?:is|are) (?:now|already)) (?:saved|stored|recorded|sent|submitted|received)|we(?:['’]ve| have)(?: now| already| just)? (?:saved|stored|recorded|sent|received|passed on|got) (?:all (?:of )?)?your ${answers})(?!\\p{L})`,
      'iu',
    ),
    idle: /(?<!\p{L})(?:your|these|this|the) answers?(?: here)? (?:do(?:es)? not|do(?:es)?n['’]t|will not|won['’]t) (?:change|affect|influence) (?:your|the) (?:result|outcome)(?=\s*(?:[.,;:!)]|$))/iu,
    last: /(?:^|(?<=[.!?:]\s+)|(?<!\p{L})(?:this is|here is) )(?:one |the |our |your |and )*(?:last|final) (?:question|step|page)(?!\p{L}| (?:is|was|may|can|will|asks?|of)(?!\p{L}))/iu,
    place: /(?<!\p{L})(?:step|page) (\d+) (?:of|\/) (\d+)(?!\d)/iu,
    nextAsks: new RegExp(
      `(?<=^|[.!?:]\\s+)(?:${nextPage},? ${ask} ([^.!?;]+)|${ask} ((?:(?! on the next page)[^.!?;])+) ${nextPage})`,
      'iu',
    ),
    left: /(?:^|(?<=[.!?:]\s+))(?:there are |you have |only |just )*(\d+|\p{L}+) (?:more |short |quick |easy )*questions? (?:are |is )?(?:left|to go|remain(?:ing|s)?)(?=\s*(?:[.,;:!)]|$))/iu,
    lastQuestion:
      /(?:^|(?<=[.!?:]\s+)|(?<!\p{L})(?:this is|here is) )(?:one |the |our |your |and )*(?:last|final) question(?=\s*(?:[.,;:!)]|$))/iu,
    consentBelow: inWords(
      'read (?:the|this|our) consent(?: form| text)? below',
      '(?:the|our) consent(?: form| text)? below',
      'below is (?:the|our|your) consent',
    ),
    next: inWords('(?:on|to) the next page'),
    previous: inWords('(?:on|to|from) the previous page'),
    booked:
      /(?<=^|[.!?:]\s+)(?:thank you for booking|thanks for booking|your (?:appointment|visit) is (?:booked|confirmed|scheduled|set)|see you at your (?:appointment|visit))(?!\p{L})/iu,
  },
  es: {
    done: new RegExp(
      `(?<=^|[.!?:,]\\s+)(?:(?:ya )?(?:sus?|las?|los|el) ${answersInSpanish} (?:ya )?(?:(?:se )?ha[n]? (?:sido )?(?:guardad|enviad|recibid|registrad)[oa]s?|fue(?:ron)? (?:guardad|enviad|recibid|registrad)[oa]s?|ya están? (?:guardad|enviad|registrad)[oa]s?)|(?:ya )?(?:hemos|acabamos de) (?:guardad|enviad|recibid|registrad|guarda|envia|recibi|registra)[or] (?:todas? )?(?:sus?|las?|los|el) ${answersInSpanish})(?!\\p{L})`,
      'iu',
    ),
    idle: /(?<!\p{L})(?:sus?|las?|est[ae]s?) respuestas? no (?:cambian?|cambiarán?|afectan?|afectarán?|influyen?|influirán?)(?: en| a)? (?:el|su|al) resultado(?=\s*(?:[.,;:!)]|$))/iu,
    last: new RegExp(
      `(?:^|(?<=[.!?:]\\s+)|(?<!\\p{L})(?:este|esta) es )(?:una |el |la |su |y )*(?:últim[oa] (?:${partInSpanish}|pregunta)|${partInSpanish} final)(?!\\p{L}| (?:es|era|fue|puede|será|pregunta|del?)(?!\\p{L}))`,
      'iu',
    ),
    place: new RegExp(`(?<!\\p{L})${partInSpanish} (\\d+) (?:de|\\/) (\\d+)(?!\\d)`, 'iu'),
    nextAsks: new RegExp(
      `(?<=^|[.!?:]\\s+)(?:${nextPageInSpanish},? ${askInSpanish} ([^.!?;]+)|${askInSpanish} ((?:(?! en la )[^.!?;])+) ${nextPageInSpanish})`,
      'iu',
    ),
    left: /(?:^|(?<=[.!?:]\s+))(?:ya |solo |sólo |le )*(?:quedan?|faltan?)(?: solo| sólo)? (\d+|\p{L}+) preguntas?(?: más)?(?=\s*(?:[.,;:!)]|$))/iu,
    lastQuestion:
      /(?:^|(?<=[.!?:]\s+)|(?<!\p{L})(?:este|esta) es )(?:una |la |su |y )*última pregunta(?=\s*(?:[.,;:!)]|$))/iu,
    consentBelow: inWords(
      'el consentimiento (?:de abajo|de más abajo|más abajo|a continuación|que sigue)',
      '(?:abajo|a continuación) está (?:el|su|nuestro) consentimiento',
    ),
    next: inWords('(?:en|a) la (?:página siguiente|siguiente página|próxima página)'),
    previous: inWords('(?:en|a|de) la página anterior'),
    booked:
      /(?<=^|[.!?:]\s+|[¡¿])(?:gracias por (?:reservar|programar)|su (?:cita|visita) está (?:reservada|confirmada|programada)|(?:nos vemos|le esperamos) en su (?:cita|visita))(?!\p{L})/iu,
  },
};
