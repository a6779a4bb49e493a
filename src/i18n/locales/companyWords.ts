/** Words around the names of companies and of studies. */
type Words = Readonly<{
  /** What is before the name of whom readers agree to, up to it. */
  agreed: RegExp;
  /** Words that let somebody do something, where they go on so behind the name: one may allow two days, too. */
  allowed?: { before: RegExp; behind: RegExp };
  /** What is before a company that does no more than serve whoever asks. */
  serving: RegExp;
  /** The name of a study in capitals, in one of the groups. */
  shortName: RegExp;
}>;

/** A name in capitals, which is none of these words: they stand large only because they are to be seen. */
const nameBut = (loud: string) => `(?!(?:${loud})(?!\\p{L}))(\\p{Lu}{5,})`;
const name = nameBut('CLINICAL|RESEARCH|MEDICAL|ONLINE|VIRTUAL|REMOTE|LOCAL');
const nombre = nameBut('CLÍNICO|MÉDICO|NUEVO|NUESTRO|GRATUITO|REMUNERADO|VIRTUAL|REMOTO|LOCAL');

/** By language, those words. */
export const companyWords: Readonly<Record<string, Words>> = {
  en: {
    agreed: /(?:(?<!\p{L})(?:agree|consent|accept)(?: that| to)?(?!\p{L})|(?:^|\n)- who:)[^.!?\n]*$/iu,
    allowed: { before: /\b(?:allow|permit|authori[sz]e)[^.!?\n]*$/iu, behind: /^\.?,? (?:to|and)\b/iu },
    serving: /(?<!\p{L})(?:through|via|(?:stored|kept|hosted|sent) by|(?:terms|services|software) of)\s*$/iu,
    shortName: new RegExp(`(?<!\\p{L})(?:${name} [Ss](?:tudy|TUDY)|${name} [Tt]rial)(?!\\p{L})`, 'gu'),
  },
  es: {
    agreed:
      /(?:(?<!\p{L})(?:acept[ao] que|autoriz[ao] a|permit[eo] (?:que|a)|da su permiso a)(?!\p{L})|(?:^|\n)- quién:)[^.!?\n]*$/iu,
    serving:
      /(?<!\p{L})(?:a través de|mediante|por medio de|(?:términos|servicios) de|(?:guarda|envia)d[oa]s? por)\s*$/iu,
    shortName: new RegExp(`(?<!\\p{L})[Ee](?:studio|nsayo)(?: clínico)? ${nombre}(?!\\p{L})`, 'gu'),
  },
};
