/** What says that somebody may or must do something, and may not or must not; and whatever says such a no in other words. */
export type PermissionWords = { allows: RegExp; forbids: RegExp; denies: RegExp };

export const permissionWords: Readonly<Record<string, PermissionWords>> = {
  en: {
    allows: /\b(?:can|may|must|should|will)\b/iu,
    forbids: /\b(?:(?:can|may|must|should) not|cannot|(?:ca|must|should)n['’]t)\b/iu,
    denies:
      /\b(?:no|not|nor|none|never|nobody|nothing|neither|cannot|without|unless|until|only|except|instead|rather|stop\w*|skip\w*|leave|avoid\w*|fail\w*|refus\w*|too|few\w*|hardly|(?:un|in|im|dis|mis)\w{4,}|\w+less)\b|n['’]t\b/iu,
  },
  es: {
    allows: /(?<!\p{L})(?:puede|podrá|debe|deberá)n?(?!\p{L})/iu,
    forbids: /(?<!\p{L})no (?:l[eao]s? |se )?(?:puede|podrá|debe|deberá)n?(?!\p{L})/iu,
    denies:
      /(?<!\p{L})(?:no|ni|nada|nadie|nunca|jamás|tampoco|ning[uú]n\p{L}*|sin|salvo|excepto|menos|sol[oa]|sólo|únicamente|dej\p{L}+|omit\p{L}*|evit\p{L}*|imped\p{L}*|impid\p{L}*|neg\p{L}*|rechaz\p{L}*|(?:in|im|des|ir)\p{L}{4,})(?!\p{L})/iu,
  },
};
