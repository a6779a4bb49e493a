import type { Locale } from '#src/domain/facts.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { conditionsIn } from './namedThings.ts';

const legalForms =
  'Inc|Incorporated|LLC|L\\.L\\.C|Ltd|Limited|Corp|Corporation|LLP|PLC|plc|GmbH|AG|Pty Ltd|B\\.?V|N\\.V|S\\.?A\\.?S|S\\.?\\s?A|S\\.?\\s?L|S\\.?\\s?R\\.?\\s?L';

/** A name with the legal form of a company behind it: up to five words that begin large. */
const registered = new RegExp(
  `(?<![\\p{L}\\d])(\\p{Lu}[\\p{L}\\d’'&-]*(?:(?: (?:&|and|y|of|de))?\\s\\p{Lu}[\\p{L}\\d’'&-]*){0,4}?),?\\s(?:${legalForms})(?![\\p{L}\\d])`,
  'gu',
);

const formed = new RegExp(`\\s(?:${legalForms})(?![\\p{L}\\d])`, 'u');

/** The words before the name of whom readers agree to, up to it. */
const agreed =
  /(?:(?<!\p{L})(?:(?:agree|consent|accept)(?: that| to)?|acept[ao] que|autoriz[ao] a|permit[eo] (?:que|a)|da su permiso a)(?!\p{L})|(?:^|\n)- (?:who|quién):)[^.!?\n]*$/iu;

/** Words that let somebody do something, where they go on so behind the name: one may allow two days, too. */
const allowed = { before: /\b(?:allow|permit|authori[sz]e)[^.!?\n]*$/iu, behind: /^\.?,? (?:to|and)\b/iu };

/**
 * A company that a text names, and from where to where it stands: its name without its legal form; and, where it begins a
 * sentence, that without its first word, which may begin large for that reason alone.
 */
type Company = { names: readonly string[]; index: number; end: number };

/** What is before a word that begins a sentence. */
const begun = /(?:^|[.!?:¿¡\n]\s*|\n- )$/u;

/** The companies that a text names with their legal forms. */
export const companiesIn = onceForTexts((_, text): readonly Company[] =>
  // Most texts name none, which the forms alone tell.
  (formed.test(text) ? [...text.matchAll(registered)] : []).map(({ 0: whole, 1: name = '', index }) => {
    const rest = begun.test(text.slice(0, index)) ? name.replace(/^\S+\s?/u, '') : '';
    return { names: rest === '' ? [name] : [name, rest], index, end: index + whole.length };
  }),
);

/** Words before a company that does no more than serve whoever asks. */
const serving =
  /(?<!\p{L})(?:through|via|(?:stored|kept|hosted|sent) by|(?:terms|services|software) of|a través de|mediante|por medio de|(?:términos|servicios) de|(?:guarda|envia)d[oa]s? por)\s*$/iu;

/** The company to which readers of the text agree, as it names it, and what its sentence says before. */
export const agreedCompany = onceForTexts((locale, text) => {
  const found = companiesIn(locale, text).find(({ index, end }) => {
    const before = text.slice(0, index);
    if (serving.test(before)) return false;
    return agreed.test(before) || (allowed.before.test(before) && allowed.behind.test(text.slice(end)));
  });
  return found && { name: found.names[0] ?? '', before: /[^.!?\n]*$/u.exec(text.slice(0, found.index))?.[0] ?? '' };
});

/** Words that stand large before or behind "study" only because they are to be seen. */
const loud =
  '(?!(?:CLINICAL|RESEARCH|MEDICAL|ONLINE|VIRTUAL|REMOTE|LOCAL|CLÍNICO|MÉDICO|NUEVO|NUESTRO|GRATUITO|REMUNERADO)(?!\\p{L}))';

/** A name in capitals. */
const named = `${loud}(\\p{Lu}{5,})`;

const shortName = new RegExp(
  `(?<!\\p{L})(?:${named} [Ss](?:tudy|TUDY)|${named} [Tt]rial|[Ee](?:studio|nsayo)(?: clínico)? ${named})(?!\\p{L})`,
  'gu',
);

/**
 * The names of studies that are written in capitals, and so never translated: the BREATHE Study, el estudio BREATHE. Conditions
 * are, and are looked at by themselves.
 */
export const shortNamesIn = (text: string, locale: Locale): string[] =>
  /\p{Lu}{5}/u.test(text)
    ? [...text.matchAll(shortName)]
        .flatMap(([, ...names]) => names.filter(Boolean))
        .filter((name) => conditionsIn(name, locale).length === 0)
    : [];
