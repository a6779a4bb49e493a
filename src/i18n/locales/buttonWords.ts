/** A button that a text tells its readers to press: in quotation marks, or in words that begin with a capital. */
export type ButtonWords = { named: RegExp; keys: RegExp };

const inQuotes = '[“"«‘](?<quoted>[^”"»’]{2,40}?)[.,]?[”"»’]';
const inCapitals = '(?<plain>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)*)(?!\\p{L})';

/** By language, words that tell to press a button, and keys and what programs of the visitor's own ask, which are on no page. */
export const buttonWords: Readonly<Record<string, ButtonWords>> = {
  en: {
    named: new RegExp(
      `(?<!\\p{L})(?:[Pp]ress|[Cc]lick|[Tt]ap)(?: on)?(?: the)?(?: button)? (?:${inQuotes}|${inCapitals})`,
      'gu',
    ),
    keys: /^(?:enter|return|tab|esc|escape|ctrl|control|alt|shift|space|home|end|allow|ok|share|install)(?!\p{L})/iu,
  },
  es: {
    named: new RegExp(
      `(?<!\\p{L})(?:[Pp]ulse|[Pp]resione|[Oo]prima|[Tt]oque|[Hh]aga clic en)(?: en)?(?: el botón| la tecla)? (?:${inQuotes}|${inCapitals})`,
      'gu',
    ),
    keys: /^(?:intro|entrar|enter|tab|tabulador|esc|escape|ctrl|control|alt|mayús|espacio|inicio|fin|permitir|aceptar|ok|compartir|instalar)(?!\p{L})/iu,
  },
};
