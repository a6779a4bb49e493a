const placesLeft = '(?:spots?|places?|slots?|spaces?|seats?|openings?)';
const placesInSpanish = '(?:lugar(?:es)?|plazas?|cupos?|puestos?|vacantes?)';

/**
 * By language, words that hurry their readers: that few places are left, or little time. Who agrees to a study must have the time
 * to think (ICH E6, 4.8.7; FDA, "Recruiting Study Subjects"). That nobody need hurry is what a text should say.
 */
export const urgency: Readonly<Record<string, RegExp | undefined>> = {
  en: new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:only|just) (?:\\d+|an? (?:few|handful of)|\\p{L}+) (?:more )?${placesLeft} (?:are |is )?(?:left|remain(?:s|ing)?|available|open)`,
      `(?:limited ${placesLeft}|few ${placesLeft} (?:are )?(?:left|available|remain(?:ing)?))`,
      `${placesLeft} (?:are|is) (?:very |almost |nearly )?(?:limited|going fast|full|(?:filling|running)(?: up| out)?)(?: fast| quickly| soon)?`,
      'act (?:now|fast|quickly)',
      "(?<!\\b(?:no|not|never|without|(?:no )?need to)(?: any)? |n[’']t )hurry(?: up)?(?! through)",
      "(?:don[’']t|do not) (?:miss out|miss (?:this|your) (?:chance|opportunity)|wait to (?:join|sign up|apply|register))",
      'last chance',
      '(?:for a )?limited[- ]time(?: only| offer)?',
      "before it(?: is|[’']s) too late to (?:join|sign up|apply|register|take part)",
      `while ${placesLeft} last`,
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:solo|sólo|únicamente) (?:quedan?|hay) (?:\\d+|\\p{L}+) ${placesInSpanish}`,
      `quedan (?:solo |sólo |muy )?(?:\\d+|poc[oa]s|últim[oa]s) ${placesInSpanish}`,
      `(?:${placesInSpanish} (?:son |están )?(?:muy )?limitad[oa]s|últim[oa]s ${placesInSpanish})`,
      `se (?:están )?(?:acaba|agota|acaban|agotan|acabando|agotando) l[oa]s ${placesInSpanish}`,
      '(?:actúe) (?:ya|ahora|rápido)',
      '(?<!(?:no|sin|nadie) (?:hace falta que |tiene que |necesita )?(?:se )?)(?:apúrese|dese prisa|dése prisa|apresúrese)',
      'no (?:se lo|se la) pierda',
      'no pierda (?:esta|su|la) (?:oportunidad|ocasión)',
      'no espere (?:más )?para (?:inscribirse|unirse|participar|registrarse)',
      'última oportunidad',
      '(?:por )?tiempo limitado',
    ].join('|')})(?!\\p{L})`,
    'iu',
  ),
};
