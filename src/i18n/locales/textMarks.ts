/** A mark, and the one that closes what it opens. */
type Pair = readonly [opens: string, closes: string];

/** Marks that stand in pairs in any language. */
export const pairs: readonly Pair[] = [
  ['(', ')'],
  ['“', '”'],
  ['«', '»'],
];

/** Marks that stand in pairs in one language alone. */
export const pairsIn: Readonly<Record<string, readonly Pair[] | undefined>> = {
  es: [
    ['¿', '?'],
    ['¡', '!'],
  ],
};

/** Words with which no text ends. */
export const neverLast: Readonly<Record<string, RegExp | undefined>> = {
  en: /\s(?:the|an?|and|or|your|our)$/u,
  es: /\s(?:el|la|los|las|un|una|de|del|y|o|para|con|que|su|sus)$/u,
};

/** One of a time, counted as several. */
export const oneAsSeveral: Readonly<Record<string, RegExp | undefined>> = {
  en: /(?<![\d.,:/½–-]\s?)\b1 (?:minute|hour|day|week|month|year)s\b/iu,
  es: /(?<![\d.,:/½–-]\s?)\b1 (?:(?:minuto|hora|d[ií]a|semana|año)s|meses)(?!\p{L})/iu,
};

/** Words that are none without their apostrophe. IM is a way to give a drug. */
export const unmarked: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:(?:[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Hh]as|[Hh]ave|[Hh]ad|[Cc]ould|[Ww]ould|[Ss]hould)nt|(?:[Yy]ou|[Tt]hey)(?:re|ve)|Im|Ive)\b/u,
};

/** Words of any of the languages that may follow themselves. */
export const twice = /\b(that|had|her|in|nos|se) \1\b/giu;

/** A text that ends with an abbreviation: its full stop ends no sentence. */
export const abbreviated =
  /(?:\b\p{L}\.(?:[\s\u00A0\u202F]?\p{L}\.)+|\b(?:etc|inc|ltd|dr|vs|EE\.[\s\u00A0\u202F]?UU)\.)$/iu;

/** What stands before the last day of an offer, and before the day on which something is still to begin. */
export const deadlines: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:by|until|till|no later than|(?:ends?|closes?)(?: on)?|deadline:?|(?:opens?|starts?|begins?) on) (?:the )?$/iu,
  es: /(?:antes del|hasta(?: el)?|a más tardar el|(?:termina|acaba|cierra|vence) el|fecha límite:?|(?:abren?|empiezan?|empezará|comienzan?|comenzará|inician?|abrirá) el) $/iu,
};

/**
 * What no study can promise: that it heals, or does no harm. A notice for participants should say neither (FDA, "Recruiting
 * Study Subjects", 1998).
 */
export const promises: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:(?<!\b(?:privacy|confidential)[^.]*)guarantee[ds]?(?![^.]*\b(?:privacy|private|confidential))|miracles?|risk[- ]free|(?:no|without|zero) (?:any )?(?:risks?(?! factors?| of\b| (?:to|for) (?:your|the|their) (?:\p{L}+ ){0,2}(?:care|place|privacy|benefits|insurance|job|data)\b)|side effects?)|will (?:cure|heal)|cures? (?:you|your|the|all)|100 ?% (?:safe|effective)|(?:completely|totally|absolutely|perfectly) safe|safe and effective|proven to (?:work|cure|heal)|(?:works|is) (?:better|safer|more effective) than (?:any|other|your|all|the (?:usual|other)))\b/giu,
  es: /(?<!\p{L})(?:(?<!(?:privacidad|confidencial)[^.]*)garantiza\p{L}*(?![^.]*(?:privacidad|confidencial))|milagro\p{L}*|(?:sin|cero)(?: ningún)? (?:riesgos?(?! de\b| para (?:su|sus|la|el|los) (?:atención|cuidados?|lugar|privacidad|beneficios|seguro|trabajo|datos)(?!\p{L}))|efectos? secundarios?)|l[eo]s? (?:cura|sana|sanará)|(?:l[eo]s? )?curará|cura (?:su|la|el|todo)|100 ?% (?:segur[oa]s?|efica(?:z|ces))|(?:total|completa|absoluta)mente segur[oa]s?|segur[oa]s? y efica(?:z|ces)|(?:funciona mejor|es (?:mejor|más (?:segur[oa]|eficaz))) que (?:otr[oa]s|cualquier|su|todos|los demás|las demás))(?!\p{L})/giu,
};

/** What takes a promise back that stands behind it, or asks whether it holds. */
export const doubts: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:no|not|never|nobody|cannot|if|whether|how|may|might|some|hopes?)\b|n['’]t\b|^(?:is|was) (?:this|it|the|that)\b/iu,
  es: /(?<!\p{L})(?:no|nadie|nunca|ni|si|sin|puede|podría|algun[ao]s|esperamos)(?!\p{L})|^¿(?:es|está|fue)(?!\p{L})/iu,
};

/** Words that say of an agreement that it cannot be taken back. */
export const irrevocable: Readonly<Record<string, RegExp | undefined>> = {
  en: /\b(?:cannot|can['’]t|can (?:not|never)|may (?:not|never)|will (?:not|never) be able to|won['’]t be able to) (?:later |ever )?(?:(?:withdraw|revoke|cancel|take back) (?:your|this|the|that) (?:consent|permission|agreement)|(?:withdraw|revoke|take) (?:it|this) back|change your mind)(?: (?:later|afterwards|any more|again))?(?=\s*(?:[.,;:!)]|$))|\b(?:your|this|the) (?:consent|permission|agreement) (?:(?:is|will be) (?:final|irrevocable|permanent|binding)|(?:cannot|can['’]t|may not) be (?:withdrawn|revoked|cancell?ed|taken back))\b/iu,
  es: /(?<!\p{L})(?:no (?:podrá|puede) (?:(?:retirar|revocar|cancelar|anular) (?:su|este|el) (?:consentimiento|permiso)|cambiar de (?:opinión|idea))(?: (?:después|luego|más (?:tarde|adelante)))?(?=\s*(?:[.,;:!)]|$))|(?:su|este|el) (?:consentimiento|permiso) (?:es (?:definitivo|irrevocable|permanente)|no (?:se puede|podrá|puede) (?:retirar|revocar|cancelar|anular|ser (?:retirado|revocado|cancelado|anulado))))(?!\p{L})/iu,
};

/** Words that address a reader as one addresses friends, in languages whose texts are polite. Within a sentence a name begins large. */
export const familiar: Readonly<Record<string, RegExp | undefined>> = {
  es: /(?<!\p{L})(?:(?!(?<=(?:[\p{Ll},]|\b[DS]ra?\.) )T\p{Ll}+ \p{Lu})[Tt](?:ú|us?|i|e|uy[oa]s?)|[Cc]ontigo|[Vv](?:os(?:otr[oa]s)?|uestr[oa]s?)|[Ee](?:res|stás)|[Tt]ienes|[Pp]uedes|[Qq]uieres|[Dd]ebes|[Nn]ecesitas|\p{L}+[abdeir]rás)(?!\p{L})/u,
};
