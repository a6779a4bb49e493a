/** What a text may state, of which only one can be so, by its name. */
export const statementNames = ['cost', 'insurance', 'condition', 'ages', 'bmi', 'pay', 'deadline', 'hours'] as const;
export type StatementName = (typeof statementNames)[number];

/**
 * Words that state one of two things; what a study is about, whose words are the group; ages, a body mass index and what is paid
 * for a visit, which are `from` and `to`; and what stands before the last day to join and before the hours of a line.
 */
type Words = Readonly<{
  cost: { free: RegExp; paid: RegExp };
  insurance: { needless: RegExp; needed: RegExp };
  condition: RegExp;
  ages: RegExp;
  bmi: RegExp;
  pay: RegExp;
  deadline: RegExp;
  hours: RegExp;
}>;

const ends = '(?=\\s*(?:[.,;:!)]|$))';
const word = (...forms: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

const taking = '(?:taking part|participation|participating|joining|(?:the|this|our) study)';
const fee = '(?:\\p{L}+ ){0,2}fee';
const cover = '(?:health |medical )?insurance';
const people = '(?:people|adults|volunteers|participants)';
const range = '(?<from>\\d+)(?: to |[-–]| and )(?<to>\\d+)';

/** Less and more of what is measured or paid; what follows limits it. */
const span = (joined: string, sign = '') =>
  `(?<from>${sign}\\d[\\d.,]*)(?:\\s?[-–]\\s?| (?:${joined}) )(?<to>(?:${sign})?\\d(?:[\\d.,]*\\d)?)(?![.,]?\\d)`;

/** Words of a sentence that is about what somebody else is paid, or something else. */
const others =
  '(?<!\\p{L})(?:if|for|caregivers?|carers?|partners?|companions?|spouses?|parents?|friends?|drivers?|family|who)(?!\\p{L})';

const participar = '(?:participar|la participación|(?:el|este|nuestro) estudio)';
const seguro = '(?:tener )?(?:un |ningún )?seguro(?: médico| de salud)?(?! de que)';
const personas = '(?:las |los )?(?:personas|adultos|voluntarios|participantes)';
const otros =
  '(?<!\\p{L})(?:si|para|cuidador\\p{L}*|acompañantes?|parejas?|padres?|madres?|familiar\\p{L}*|amig\\p{L}+|quien(?:es)?)(?!\\p{L})';
const entre = '(?<from>\\d+)(?: a |[-–]| y )(?<to>\\d+) años';

/** By language, the words of statements that exclude one another. */
export const statementWords: Readonly<Record<string, Words>> = {
  en: {
    cost: {
      free: word(
        `${taking} (?:is|are) (?:completely |always )?free(?: of charge)?${ends}`,
        `${taking} costs (?:you )?nothing`,
        `you (?:will )?pay nothing${ends}`,
        `there is no (?:fee|charge|cost)(?: (?:to you|for you|for taking part|to (?:join|take part)))?${ends}`,
      ),
      paid: word(
        `(?<!(?:if|whether) )there is an? ${fee}(?! waiver)`,
        `(?<!(?:receives?|gets?|earns?|paid|pay you) )an? ${fee} of [$£€]\\s?\\d+`,
        '(?<!if )you pay [$£€]\\s?\\d+ (?:for|per) (?:each |every |the |your )?(?:first )?(?:visit|place|screening|study)',
        `${taking} costs (?:you )?[$£€]\\s?\\d+`,
      ),
    },
    insurance: {
      needless: word(
        `(?:do not|don['’]t) (?:need|have to have|need to have)(?: any)? ${cover}`,
        `no ${cover} (?:is )?(?:needed|required|necessary)`,
        `${cover} is not (?:needed|required|necessary)`,
      ),
      needed: word(
        `(?<!(?:if|whether|that|do) )you (?:must|need to|have to) have ${cover}`,
        `(?<!(?:if|whether|do|why) )you need ${cover}(?!\\?)`,
        `(?<!\\b(?:no|neither|nor)\\b[^.!?]{0,30})${cover} is (?:needed|required)`,
      ),
    },
    condition: new RegExp(
      `(?<!\\p{L})(?:(?:the|this|our) (?:new )?(?:study|trial) (?:is about|is for ${people} (?:with|who (?:have|live with))|looks at|is on) (?<about>[^.!?;:]*)|(?<!(?:also|another|other|like|see)(?: \\p{L}+)? )(?:our|this) (?<named>\\p{L}+(?: \\p{L}+)?) (?:study|trial)(?!\\p{L}))`,
      'iu',
    ),
    ages: new RegExp(
      `(?<!\\p{L})(?:(?:for|looks? for|seeks?|needs?|looking for) ${people} (?:who are )?(?:aged? |ages |between |from )*${range}(?!\\d| (?:kg|pounds|cm|months|weeks|days))|^(?:you (?:are|must be) )?(?:aged? |ages |between |from )*${range} years (?:old|of age)\\.?$)`,
      'iu',
    ),
    bmi: new RegExp(
      `(?=BMI|body mass)(?<!(?:\\b(?:if|example|another|groups?|healthy|normal|average|typical|(?:overweight|obesity) is)\\b|teen|child|adult|m[ae]n\\b)[^.!?]*)(?<!\\p{L})(?:BMI|body mass index)(?: \\(BMI\\))? (?:(?:of|must be|should be|is|has to be|from|between|range) )*${span('to|and')}${ends}`,
      'iu',
    ),
    pay: new RegExp(
      `(?=receive|get|earn|pay|are)(?<!${others}[^.!?]*)(?:receive|get|earn|pay you|are paid) (?:from |between )?${span('to|and', '[$£€]')} (?:per|an?|for each|for every) visit${ends}`,
      'iu',
    ),
    deadline:
      /\byou can (?:still )?(?:join|apply|sign up|take part|enroll)(?: (?:in|for) (?:the|this|our) (?:study|trial))? (?:until|by) (?:the )?$/iu,
    hours:
      /(?:\b(?:our|the) (?:phone )?line is open|(?<=^|[.!?:]\s+)(?:call us|we answer calls))(?: Monday to Friday,?)? (?:from |between )?$/iu,
  },
  es: {
    cost: {
      free: word(
        `${participar} (?:es|será) (?:totalmente |completamente )?grat(?:is|uit[oa])${ends}`,
        `${participar} no (?:le )?cuesta nada`,
        `no paga nada${ends}`,
        `no hay (?:ninguna cuota|ninguna tarifa|ningún costo)(?: (?:para usted|por participar))?${ends}`,
      ),
      paid: word(
        '(?<!(?:no|si) )hay (?:una (?:cuota|tarifa)|un cargo)',
        '(?<!(?:recib|pagamos|gana)\\p{L}* una )(?:cuota|tarifa|cargo) de [$£€]\\s?\\d+',
        '(?<!si )paga [$£€]\\s?\\d+ por (?:cada |la |su )?(?:primera )?(?:visita|plaza|evaluación|participación)',
        `${participar} (?:le )?cuesta [$£€]\\s?\\d+`,
        'visita tiene un costo de [$£€]\\s?\\d+',
      ),
    },
    insurance: {
      needless: word(
        `no (?:necesita|se necesita|tiene que|hace falta|se requiere) ${seguro}`,
        'seguro(?: médico| de salud)? no es (?:necesario|obligatorio)',
      ),
      needed: word(
        `(?<!¿|(?:no|si|ni|tampoco|nunca)(?: usted| se)? )(?:debe|tiene que|necesita|se requiere|se necesita) ${seguro}`,
        '(?<!no )es (?:necesario|obligatorio) tener (?:un )?seguro',
      ),
    },
    condition: new RegExp(
      `(?<!\\p{L})(?:(?:el|este|nuestro) (?:nuevo )?estudio (?:es sobre|trata (?:sobre|de)|es para ${personas} (?:con|que tienen)|analiza) (?<about>[^.!?;:]*)|(?<!(?:también|otro)(?: \\p{L}+){0,2} )(?:nuestro|este) estudio (?:sobre|de|contra) (?<named>(?:la |el )?\\p{L}+(?: \\p{L}+)?))`,
      'iu',
    ),
    ages: new RegExp(
      `(?<!\\p{L})(?:(?:para|busca(?:mos)?|necesita(?:mos)?) (?:a )?${personas} (?:que (?:tienen|tengan) )?(?:de |entre )*${entre}|^(?:(?:usted )?(?:tiene|debe tener) )?(?:de |entre )*${entre}(?: de edad)?\\.?$)`,
      'iu',
    ),
    bmi: new RegExp(
      `(?=IMC|índice de masa)(?<!(?:(?<!\\p{L})(?:si|ejemplo|otro|grupo)|niñ|adolescente|adulto|hombre|mujer)[^.!?]*)(?<!\\p{L})(?:IMC|índice de masa corporal)(?: \\(IMC\\))? (?:(?:debe (?:ser|estar)|es|de|entre) )*${span('a|y')}${ends}`,
      'iu',
    ),
    pay: new RegExp(
      `(?=recib|gan|le)(?<!${otros}[^.!?]*)(?:recib(?:e|a|irá)|gan(?:a|e|ará)|le pagamos) (?:de |entre )?${span('a|y', '[$£€]')} por (?:cada )?visita${ends}`,
      'iu',
    ),
    deadline:
      /(?<!\p{L})(?:puede|podrá) (?:participar|inscribirse|registrarse|unirse)(?: (?:en|al) (?:el |este |nuestro )?estudio)? hasta el $/iu,
    hours:
      /(?<!\p{L})(?:(?:nuestra|la) línea (?:atiende|abre|está abierta)|(?<=^|[.!?:]\s+)(?:llámenos|atendemos))(?: de lunes a viernes,?)? (?:de |entre las? )?$/iu,
  },
};
