import { shownAges } from './ageWords.ts';

/** What a text may claim of its campaign, by the name of the claim. */
export const claims = [
  'books',
  'unsaved',
  'held',
  'oneByOne',
  'unshared',
  'mails',
  'calls',
  'nameless',
  'phoneless',
  'emailless',
  'birthless',
  'callless',
  'oldEnough',
  'ages',
  'kept',
  'questions',
  'pages',
  'minutes',
  'seconds',
] as const;
export type Claim = (typeof claims)[number];

/** The end of a sentence or of a part of it: what follows limits the claim. */
const ends = '(?=\\s*(?:[.,;:!)]|$))';

const saved = '(?:saved|stored|kept|recorded)';
const answers = '(?:answers|information|data|details)';
const never = "(?:do not|don['’]t|never|will not|won['’]t)";
const unasked = (what: string) => `we ${never} ask (?:you )?for (?:any|your|an?) ${what}${ends}`;
const unneeded = (what: string) => `no ${what} (?:is )?(?:needed|required|necessary)`;

const answersInSpanish = '(?:respuestas|datos|información)';
const unaskedInSpanish = (what: string) => `no (?:le )?pedimos (?:ningún|su|el|un) ${what}${ends}`;
const unneededInSpanish = (what: string) =>
  `(?:sin|no hace falta|no es necesario|no se necesita)(?: dar| dejar)?(?: ningún| su| el| un)? ${what}${ends}`;

const taking = (unit: string) =>
  new RegExp(
    `(?<!\\p{L})(?:it|this|(?:the|our) (?:form|screener|sign-?up|questions?)) (?:will )?takes?(?: you)?(?: just| only| about| less than| under| at most)* (\\d+|\\p{L}+) ${unit}s?(?!\\p{L})`,
    'iu',
  );
const takingInSpanish = (unit: string) =>
  new RegExp(
    `(?<=^|[.!:;]\\s*|(?:^|\\P{L})(?:esto|eso|solo|sólo|le|registrarse|responder) )(?:toma|tomará|lleva|llevará)(?: solo| sólo| unos| apenas| menos de)* (\\d+|\\p{L}+) ${unit}s?(?!\\p{L})`,
    'iu',
  );

/**
 * Words about "them", where those are what the sentence itself or the one before names, or at the beginning what the page is
 * about. What stands before is read only where the words are: a long text takes no longer for each of its words.
 */
const ofThem = (words: string, what: string) =>
  `(?=${words})(?<=^|(?<!\\p{L})${what}(?!\\p{L})[^.!?]*(?:[.!?]\\s+[^.!?]*)?)${words}`;
const keptFor = (words: string, units: string) =>
  new RegExp(`(?<!\\p{L})(?:${words}) (\\d+|\\p{L}+) (${units})(?!\\p{L})`, 'iu');

/** That something is saved no sooner than at a button: its name is in quotation marks, or begins with a capital. */
const held = (words: string, until: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words}) ${until} (?:[“"«‘])?((?<=[“"«‘])[^”"»’]{2,40}?(?=[.,]?[”"»’])|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*)(?!\\p{L})[”"»’]?`,
    'u',
  );

const inWords = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/**
 * Words by which a text makes a claim of its campaign; those of `questions`, `pages`, `minutes` and `seconds` have their number as a
 * group, those of `kept` also what it counts, those of `held` the button after which something is saved as their second, and those of `ages` the first and the last. An email address that may be left
 * out is asked for, and not needed.
 */
export const claimWords: Readonly<Record<string, Readonly<Record<Claim, RegExp>>>> = {
  en: {
    books: /(?<=^|[.!?:]\s+)(?:book|reserve|schedule) (?:my|your|an?) (?:visit|appointment|time|call)(?!\p{L})/iu,
    unsaved: inWords(
      `we ${never} (?:save|store|keep|record) (?:any|the|your|any of your) ${answers}${ends}`,
      `${answers} (?:(?:are|is) (?:not|never)|will (?:not|never) be) ${saved}${ends}`,
      `nothing (?:that you (?:enter|answer|type) )?(?:is|will be) ${saved}${ends}`,
    ),
    held: held(
      `(?:[Ww]e (?:save|store|keep|record|send) nothing|[Nn]othing (?:(?:that )?you (?:enter|answer|type) )?(?:is|will be) (?:${saved}|sent)|[Ww]e ${never} (?:save|store|keep|record) (?:any|the|your|any of your) ${answers})`,
      '(until|before) you (?:press|click|tap)(?: on)?(?: the)?(?: button)?',
    ),
    oneByOne: new RegExp(
      `(?<=^|[.!?:]\\s+|(?:^|[.!?:]\\s+)(?:we ask|you answer|answer|just|only) )one question (?:at a time|per page|on each page)${ends}`,
      'iu',
    ),
    unshared: inWords(
      `we ${never} (?:share|pass on|give) (?:any of )?(?:your|the) ${answers}(?: (?:with|to) (?:anyone|anybody|others|anyone else|anybody else))?${ends}`,
    ),
    mails: inWords(
      "we(?:['’]ll| will) (?:e-?mail you|send you an e-?mail|write to you by e-?mail)",
      "we(?:['’]ve| have)?(?: just)? (?:e-?mailed you|sent you an e-?mail)",
    ),
    calls: inWords("we(?:['’]ll| will) (?:call|phone|text) you"),
    nameless: inWords(
      'anonymously',
      `(?:is|are|stays?|remains?|completely|fully) anonymous${ends}`,
      'an anonymous (?:survey|questionnaire|form|screener|quiz|check)',
      unasked('(?:names?|personal (?:data|information|details))'),
      unneeded('(?:names?|personal (?:data|information|details))'),
    ),
    phoneless: inWords(unasked('(?:tele)?phone(?: number)?'), unneeded('(?:tele)?phone(?: number)?')),
    emailless: inWords(unasked('e-?mail(?: address(?:es)?)?')),
    birthless: inWords(unasked('(?:date of birth|birth ?date|birthday)')),
    callless: new RegExp(`(?<=^|[.!?:]\\s+)we (?:will )?${never} (?:call|phone|ring)(?: you)?(?: up)?${ends}`, 'iu'),
    oldEnough:
      /(?<!\p{L})you (?:must|have to|need to) be (?:at least )?(\d+)(?: years old)?(?: or (?:older|over|more))?(?=\s*(?:[.,;:!)]|$))/iu,
    ages: shownAges.en,
    kept: keptFor(
      `(?:${ofThem('we (?:keep|store) them', '(?:pictures|photos|images)')}|we (?:keep|store) (?:your|the|all) (?:pictures|photos))(?: for)?|(?:pictures|photos) are (?:kept|stored) for|(?:pictures|photos) are (?:deleted|erased|removed) after`,
      'days?|weeks?|months?|years?',
    ),
    questions:
      /\b(?:answer|just|only)(?: just| only| these| our| the)? (\d+|\p{L}+)(?: (?:short|quick|simple|easy|brief))? questions\b(?! (?:more|about|on|of|at|for|an?|per|each|remain|left|to go)\b)/iu,
    pages: new RegExp(
      `(?:^|(?<=[.!:]\\s+))(?:(?:just|only)(?: on| in)?|(?:all|everything|all (?:the )?questions)(?: is| are)? on)(?: a)? (\\d+|\\p{L}+)(?: (?:short|quick|simple|easy|brief))? pages?${ends}`,
      'iu',
    ),
    minutes: taking('minute'),
    seconds: taking('second'),
  },
  es: {
    books: /(?<=^|[.!?:]\s+|[¡¿])(?:reserv[ae]r?|program[ae]r?) (?:mi|su|una?) (?:visita|cita|hora|llamada)(?!\p{L})/iu,
    unsaved: inWords(
      `no (?:guardamos|almacenamos|conservamos) (?:sus|las|los) ${answersInSpanish}${ends}`,
      `${answersInSpanish} no se (?:guardan|almacenan|conservan)${ends}`,
      `no se (?:guarda|almacena|conserva) nada${ends}`,
    ),
    held: held(
      `(?:[Nn]o (?:guardamos|almacenamos|conservamos|enviamos) (?:nada|(?:sus|las|los) ${answersInSpanish})|(?:[Nn]ada|[Nn]o) se (?:guarda|almacena|conserva|envía)(?: nada)?)`,
      '(hasta que|antes de que) (?:usted )?(?:no )?(?:pulse|presione|oprima|toque|haga clic en)(?: en)?(?: el botón)?',
    ),
    oneByOne: new RegExp(
      `(?<=^|[.!?:]\\s+|(?:^|[.!?:]\\s+)(?:le hacemos|hacemos|responda|conteste|solo|sólo) )una pregunta (?:a la vez|por página|en cada página)${ends}`,
      'iu',
    ),
    unshared: inWords(
      `(?:nunca|no) compartimos (?:sus|las|los) ${answersInSpanish}(?: con (?:nadie|otros|otras personas))?${ends}`,
    ),
    mails: inWords(
      'le (?:enviaremos|mandaremos|escribiremos|(?:hemos|acabamos de) (?:enviado|mandado|escrito|enviar|mandar)|enviamos|mandamos) (?:por |un )?correo(?: electrónico)?',
    ),
    calls: inWords('le (?:llamaremos|enviaremos un mensaje de texto)'),
    nameless: inWords(
      'de forma anónima',
      'anónimamente',
      `(?<!no )(?:es|son|totalmente|completamente) anónim[oa]s?${ends}`,
      'no (?:le )?pedimos (?:sus )?datos personales',
      unaskedInSpanish('nombre'),
      unneededInSpanish('(?:nombre|datos personales)'),
    ),
    phoneless: inWords(unaskedInSpanish('(?:número de )?teléfono'), unneededInSpanish('(?:número de )?teléfono')),
    emailless: inWords(unaskedInSpanish('correo(?: electrónico)?')),
    birthless: inWords('no (?:le )?pedimos (?:su|la) fecha de nacimiento'),
    callless: new RegExp(`(?<=^|[.!?:]\\s+)(?:no|nunca) le (?:llamamos|llamaremos)${ends}`, 'iu'),
    oldEnough: /(?<!\p{L})(?:debe|tiene que|necesita) tener (?:al menos )?(\d+) años(?: o más)?(?=\s*(?:[.,;:!)]|$))/iu,
    ages: shownAges.es,
    kept: keptFor(
      `(?:(?:guardamos|conservamos) (?:sus|las) fotos|${ofThem('las (?:guardamos|conservamos)', '(?:fotos|fotografías|imágenes)')}|fotos se (?:guardan|conservan))(?: durante| por)?|fotos se (?:borran|eliminan) (?:después de|tras|a los)`,
      'días?|semanas?|mes(?:es)?|años?',
    ),
    questions:
      /(?<!\p{L}|quedan )(?:responda|conteste|solo|sólo|únicamente)(?: solo| sólo| a)* (\d+|\p{L}+)(?: (?:breves|sencillas|simples|cortas|rápidas))? preguntas(?: (?:breves|sencillas|simples|cortas|rápidas))?(?! (?:más|sobre|acerca|de|del|por|para|cada))(?!\p{L})/iu,
    pages: new RegExp(
      `(?:^|(?<=[.!:]\\s+))(?:(?:solo|sólo|únicamente)(?: en)?|(?:todo|todas las preguntas)(?: está| están)? en)(?: una)? (\\d+|\\p{L}+)(?: (?:breves?|cortas?|sencillas?|rápidas?))? páginas?(?: (?:breves?|cortas?|sencillas?|rápidas?))?${ends}`,
      'iu',
    ),
    minutes: takingInSpanish('minuto'),
    seconds: takingInSpanish('segundo'),
  },
};

/** What a button says that sends what its page asks. */
export const sendingWords: Readonly<Record<string, RegExp>> = {
  en: /^(?:submit|send)(?: (?:all )?(?:my|your|the|these) (?:answers?|information|data|details|form))?[.!]?$/iu,
  es: /^(?:enviar|envíe)(?: (?:todas? )?(?:mis?|sus?|las?|los|el|estas) (?:respuestas?|información|datos|formulario))?[.!]?$/iu,
};
