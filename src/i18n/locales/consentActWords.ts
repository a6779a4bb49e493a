/** How somebody agrees: by the button that goes on or answers, or by a box of its own. */
export const consentActs = ['press', 'tick'] as const;
export type ConsentAct = (typeof consentActs)[number];

type ByLanguage<T> = Readonly<Record<string, T | undefined>>;

/** Words of a consent by which its readers are told how to agree. */
export const consentActWords: ByLanguage<Readonly<Record<ConsentAct, RegExp>>> = {
  en: {
    press: /\b(?:press|click|tap|push)(?:ing)? (?:on )?(?:the|this|a) (?:\w+ )?button\b/iu,
    tick: /\b(?:check|tick|mark|select)(?:ing)? (?:the|this|a) (?:\w+ )?(?:check ?)?box\b/iu,
  },
  es: {
    press:
      /(?<!\p{L})(?:presion|puls|oprim|haga clic|hacer clic)\p{L}* (?:en )?(?:el|este|un) (?:\p{L}+ )?botón(?!\p{L})/iu,
    tick: /(?<!\p{L})(?:mar(?:c|qu)|selec)\p{L}* (?:la|esta|una) (?:\p{L}+ )?casilla(?!\p{L})/iu,
  },
};

/** Words for a box beside the one that gives a consent. */
export const furtherBoxWords: ByLanguage<RegExp> = {
  en: /\b(?:second|other|next|separate|additional) (?:check ?)?box\b/giu,
  es: /(?<!\p{L})(?:(?:segunda|otra) casilla|casilla (?:siguiente|aparte|adicional))(?!\p{L})/giu,
};
