/**
 * Words by which a reader agrees; those by which they do not, where no condition stands before; and whatever says no, so that a
 * translation with any of them may say the same.
 */
export type AgreementWords = { agrees: RegExp; disagrees: RegExp; mayDisagree: RegExp };

export const agreementWords: Readonly<Record<string, AgreementWords>> = {
  en: {
    agrees: /\byou (?:\w+ )?(?:agree|consent|accept|allow|authorize|permit)\b/iu,
    disagrees:
      /(?<!\b(?:if|when|where|unless|whether|because|that)\b[^.!?;:]*)\byou (?:also )?(?:(?:do|will|can) not|cannot|(?:do|wo|ca)n['’]t|never) (?:agree|consent|accept|allow|authorize|permit)\b/iu,
    mayDisagree:
      /\b(?:no|not|none|nor|nobody|nothing|never|neither|cannot|without|unless|except|until|(?:refus|declin|reject|withh|withdr|object|disagree|den[iy])\w*)\b|n['’]t\b/iu,
  },
  es: {
    agrees: /(?<!\p{L})(?:acepta|consiente|autoriza|permite|está de acuerdo)(?!\p{L})/iu,
    disagrees:
      /(?<!(?<!\p{L})(?:si|cuando|aunque|porque|que)(?!\p{L})[^.!?;:]*)(?<!\p{L})(?:no|nunca|tampoco) (?:acepta|consiente|autoriza|permite|está de acuerdo)(?!\p{L})/iu,
    mayDisagree:
      /(?<!\p{L})(?:no|ni|nada|nadie|nunca|jamás|tampoco|ning[uú]n\p{L}*|sin|salvo|excepto|hasta|(?:rechaz|neg|nieg|retir|opon|opus)\p{L}*)(?!\p{L})/iu,
  },
};

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
