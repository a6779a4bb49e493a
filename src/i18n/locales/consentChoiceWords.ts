/** Words behind which what follows in the sentence, within 400 letters, is no statement: `Nobody's care depends on it`. */
const denies = {
  en: "(?<!\\b(?:no|not|never|nobody|none|neither|nor|cannot|whether|if)\\b[^.!?;:]{0,400}|n['’]t\\b[^.!?;:]{0,400}|\\bnobody['’]s\\b[^.!?;:]{0,400})",
  es: '(?<!(?<!\\p{L})(?:no|ni|nunca|nadie|tampoco|si)(?!\\p{L})[^.!?;:]{0,400})',
};

const consent = '(?:agreeing|consenting|your (?:agreement|consent|permission|authorization|yes)|this (?:consent|box))';
const get = '(?:get|receive|have|obtain|be given|keep)';
const care =
  '(?:any |your |the )?(?:(?:medical|health) ?)?(?:care|treatment|insurance)(?! (?:in|of|within) (?:the|a|this) study)\\b';

const consentInSpanish =
  '(?:aceptar|dar su consentimiento|(?:su|este) (?:consentimiento|acuerdo|permiso)|(?:su|esta) (?:autorización|casilla))';
const getInSpanish = '(?:recibir|obtener|tener|conservar|que le den)';
const careInSpanish =
  '(?:la |su |un )?(?:atención|cuidados?|tratamientos?|seguro)(?: médic[oa]s?| de salud)?(?! (?:en|de|del|dentro del?) (?:el |un |este )?estudio)(?!\\p{L})';

const inWords = (...words: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu');

/** By language, words of a consent that make it a condition of care, which nobody is to lose by a no. */
export const careForConsent: Readonly<Record<string, RegExp>> = {
  en: inWords(
    `${denies.en}${consent} is (?:needed|required|necessary) (?:to ${get}|for|before you ${get}) ${care}`,
    `${denies.en}you (?:must|have to|need to) (?:agree|consent|check (?:this|the) box)(?: to this)? (?:(?:in order )?to ${get}|before you ${get}) ${care}`,
    `to ${get} ${care},? you (?:must|have to|need to) (?:agree|consent|check (?:this|the) box)\\b`,
    `${denies.en}(?:care|treatment|insurance) (?:depends?|hangs?) on (?:it|this|your (?:agreement|consent))\\b`,
    `you (?:cannot|can['’]t|can not|will not|won['’]t) ${get} ${care} (?:unless you (?:agree|consent)|if you (?:do not|don['’]t) (?:agree|consent)|without (?:it|this|agreeing|your (?:agreement|consent)))\\b`,
    `without (?:it|agreeing|your (?:agreement|consent)),? you (?:cannot|can['’]t|can not|will not|won['’]t) ${get} ${care}`,
  ),
  es: inWords(
    `${denies.es}${consentInSpanish} es (?:necesari[oa]|obligatori[oa]|imprescindible|un requisito) para (?:${getInSpanish} )?${careInSpanish}`,
    `${denies.es}(?:debe|tiene que|necesita|es necesario|hay que) (?:aceptar|consentir|marcar (?:esta|la) casilla)(?: esto)? (?:para|antes de) ${getInSpanish} ${careInSpanish}`,
    `para ${getInSpanish} ${careInSpanish},? (?:usted )?(?:debe|tiene que|necesita|es necesario|hay que) (?:aceptar|consentir|marcar)(?!\\p{L})`,
    `${denies.es}(?:atención|tratamientos?|seguro)(?: médic[oa]s?)? depende[n]? de (?:ello|ella|él|esto|su (?:consentimiento|autorización))(?!\\p{L})`,
    `no (?:puede|podrá|va a) ${getInSpanish} ${careInSpanish} (?:si no (?:acepta|consiente)|sin (?:ello|ella|él|esto|aceptar|su consentimiento))(?!\\p{L})`,
    `sin (?:ello|ella|él|esto|aceptar|su (?:consentimiento|autorización)),? (?:usted )?no (?:puede|podrá|va a) ${getInSpanish} ${careInSpanish}`,
  ),
};
