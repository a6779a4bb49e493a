/**
 * A button that a text tells its readers to press: in quotation marks, or in words that begin with a capital; keys, which are no
 * buttons; and what tells that the button is not one of the page.
 */
export type ButtonWords = { named: RegExp; keys: RegExp; elsewhere: RegExp };

const inQuotes = '[“"«‘](?<quoted>[^”"»’]{2,40}?)[.,]?[”"»’]';
const inCapitals = '(?<plain>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*)(?!\\p{L})';

/**
 * By language, words that tell to press a button, keys and what programs of the visitor's own ask, which are on no page, and
 * words for other pages.
 */
export const buttonWords: Readonly<Record<string, ButtonWords>> = {
  en: {
    named: new RegExp(
      `(?<!\\p{L})(?:[Pp]ress|[Cc]lick|[Tt]ap)(?: on)?(?: the)?(?: button)? (?:${inQuotes}|${inCapitals})`,
      'gu',
    ),
    keys: /^(?:enter|return|tab|esc|escape|ctrl|control|alt|shift|space|home|end|allow|ok|share|install)(?!\p{L})/iu,
    elsewhere: /\bbrowser\b|\b(?:next|other|each|every|later|following) pages?\b/iu,
  },
  es: {
    named: new RegExp(
      `(?<!\\p{L})(?:[Pp]ulse|[Pp]resione|[Oo]prima|[Tt]oque|[Hh]aga clic en)(?: en)?(?: el botón| la tecla)? (?:${inQuotes}|${inCapitals})`,
      'gu',
    ),
    keys: /^(?:intro|entrar|enter|tab|tabulador|esc|escape|ctrl|control|alt|mayús|espacio|inicio|fin|permitir|aceptar|ok|compartir|instalar)(?!\p{L})/iu,
    elsewhere: /navegador|página siguiente|(?:siguientes?|próximas?|otras?|cada|demás) páginas?/iu,
  },
};
