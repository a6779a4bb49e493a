/**
 * A button that a text tells its readers to press: in quotation marks, or in words that begin with a capital; keys, which are no
 * buttons; what tells that the button is not one of the page, or is for later; and that it goes on from the page.
 */
export type ButtonWords = { named: RegExp; keys: RegExp; elsewhere: RegExp; goesOn: RegExp };

const inQuotes = '[“"«‘](?<quoted>[^”"»’]{2,40}?)[.,]?[”"»’]';
const inCapitals = '(?<plain>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*)(?!\\p{L})';

/**
 * By language, words that tell to press a button, keys and what programs of the visitor's own ask, which are on no page, and
 * words for other pages and for later, and for going on.
 */
export const buttonWords: Readonly<Record<string, ButtonWords>> = {
  en: {
    named: new RegExp(
      `(?<!\\p{L})(?:[Pp]ress|[Cc]lick|[Tt]ap)(?: on)?(?: the)?(?: button)? (?:${inQuotes}|${inCapitals})`,
      'gu',
    ),
    keys: /^(?:enter|return|tab|esc|escape|ctrl|control|alt|shift|space|home|end|allow|ok|share|install)(?!\p{L})/iu,
    elsewhere:
      /\bbrowser\b|\b(?:next|other|each|every|later|following|last|final|first|previous) (?:pages?|steps?|screens?)\b|\bat the (?:very )?end\b|\b(?:until|before|once|when|after|if) you (?:press|click|tap)\b/iu,
    goesOn: /\bto (?:go on|continue|move on|go to the next)\b/iu,
  },
  es: {
    named: new RegExp(
      `(?<!\\p{L})(?:[Pp]ulse|[Pp]resione|[Oo]prima|[Tt]oque|[Hh]aga clic en)(?: en)?(?: el botón| la tecla)? (?:${inQuotes}|${inCapitals})`,
      'gu',
    ),
    keys: /^(?:intro|entrar|enter|tab|tabulador|esc|escape|ctrl|control|alt|mayús|espacio|inicio|fin|permitir|aceptar|ok|compartir|instalar)(?!\p{L})/iu,
    elsewhere:
      /navegador|(?:página|paso|pantalla) (?:siguiente|anterior|final)|(?:siguientes?|próxim[oa]s?|otr[oa]s?|cada|demás|últim[oa]|primer[oa]?) (?:páginas?|pasos?|pantallas?)|(?<!\p{L})al final(?!\p{L})|(?<!\p{L})(?:hasta que|antes de que|una vez que|cuando|después de que|si) (?:usted )?(?:no )?(?:pulse|presione|oprima|toque|haga clic)/iu,
    goesOn: /(?<!\p{L})para (?:seguir|continuar|avanzar|pasar a)(?!\p{L})/iu,
  },
};
