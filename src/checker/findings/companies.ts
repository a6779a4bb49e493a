import type { Locale } from '#src/domain/facts.ts';
import { companyWords } from '#src/i18n/locales/companyWords.ts';
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

/** The company to which readers of the text agree, as it names it, and what its sentence says before. */
export const agreedCompany = onceForTexts((locale, text) => {
  const words = companyWords[locale];
  if (!words) return undefined;
  const { agreed, allowed, serving } = words;
  const found = companiesIn(locale, text).find(({ index, end }) => {
    const before = text.slice(0, index);
    if (serving.test(before)) return false;
    return agreed.test(before) || (allowed?.before.test(before) && allowed.behind.test(text.slice(end)));
  });
  return found && { name: found.names[0] ?? '', before: /[^.!?\n]*$/u.exec(text.slice(0, found.index))?.[0] ?? '' };
});

/**
 * The names of studies that are written in capitals, and so never translated: the BREATHE Study, el estudio BREATHE. Conditions
 * are, and are looked at by themselves.
 */
export function shortNamesIn(text: string, locale: Locale): string[] {
  const { shortName } = companyWords[locale] ?? {};
  if (!shortName || !/\p{Lu}{5}/u.test(text)) return [];
  const names = [...text.matchAll(shortName)].flatMap(([, ...found]) => found.filter(Boolean));
  return names.filter((name) => conditionsIn(name, locale).length === 0);
}
