/**
 * What says no to a statement, past what only invites, such as "do not hesitate"; and whatever says such a no in other words,
 * so that a translation with any of them may say the same.
 */
export type DenialWords = { denies: RegExp; mayDeny: RegExp };

export const denialWords: Readonly<Record<string, DenialWords>> = {
  en: {
    denies:
      /(?<!^)\b(?:(?:do|does|did|is|are|was|were|will|would|has|have|must|may|can|could|should) not|cannot|(?:do|does|did|is|are|was|were|wo|would|has|have|must|ca|could|should)n['’]t|never)\b(?!(?: (?:have|need) to)? (?:only|just|sure|worry|hesitate|forget|miss|mind|matter|alone)\b)|\bno (?:cost|charge|fees?|payment|insurance)\b/iu,
    mayDeny:
      /\b(?:no|not|non|nor|none|never|nobody|nothing|neither|cannot|without|at most|maximum|under|younger|lack\w*|different\w*|unless|until|only|except|instead|rather|stop\w*|skip\w*|leave|avoid\w*|fail\w*|refus\w*|declin\w*|exclud\w*|too|few\w*|hardly|off\w*|free|out\w*|(?:un|in|im|dis|mis)\w{4,}|\w+less)\b|n['’]t\b/iu,
  },
  es: {
    denies:
      /(?<!\p{L})(?:no(?: se)?(?: (?:l[eao]s?|nos))? (?!(?:(?:dud|olvid|esper|pierd|preocup|dej)\p{L}+|l[eao]s|nos)(?!\p{L}))\p{L}{3,}|nunca|jamás)(?!\p{L})/iu,
    mayDeny:
      /(?<!\p{L})(?:no|ni|nada|nadie|nunca|jamás|tampoco|ning[uú]n\p{L}*|sin|salvo|excepto|menos|sol[oa]|sólo|únicamente|fuera|ajen[oa]s?|máximo|carec\p{L}*|falta\p{L}*|lejos|distint[oa]s?|diferentes?|gratis|gratuit\p{L}*|dej\p{L}+|omit\p{L}*|evit\p{L}*|exclu\p{L}*|proh[ií]b\p{L}*|imped\p{L}*|impid\p{L}*|neg\p{L}*|rechaz\p{L}*|demasiad\p{L}*|(?:in|im|des|ir)\p{L}{4,})(?!\p{L})/iu,
  },
};
