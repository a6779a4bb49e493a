import { onceForTexts } from '#src/checker/onceFor.ts';

const legalForms =
  'Inc|Incorporated|LLC|L\\.L\\.C|Ltd|Limited|Corp|Corporation|LLP|PLC|plc|GmbH|AG|Pty Ltd|B\\.?V|N\\.V|S\\.?A\\.?S|S\\.?\\s?A|S\\.?\\s?L|S\\.?\\s?R\\.?\\s?L';

/** A name with the legal form of a company behind it: up to five words that begin large. */
const registered = new RegExp(
  `(?<![\\p{L}\\d])((?:\\p{Lu}[\\p{L}\\d’'&-]*(?: (?:&|and|y|of|de) )?\\s?){1,5}?),?\\s(?:${legalForms})(?![\\p{L}\\d])`,
  'gu',
);

/** The words before the name of whom readers agree to, up to it. */
const agreed =
  /(?:(?<!\p{L})(?:(?:agree|consent|accept)(?: that| to)?|acept[ao] que|autoriz[ao] a|permit[eo] (?:que|a)|da su permiso a)(?!\p{L})|(?:^|\n)- (?:who|quién):)[^.!?\n]*$/iu;

/** Words that let somebody do something, where they go on so behind the name: one may allow two days, too. */
const allowed = { before: /\b(?:allow|permit|authori[sz]e)[^.!?\n]*$/iu, behind: /^\.?,? (?:to|and)\b/iu };

/** A company that a text names: its name without its legal form, and from where to where it stands. */
type Company = { name: string; index: number; end: number };

/** The companies that a text names with their legal forms. */
export const companiesIn = onceForTexts((_, text): readonly Company[] =>
  [...text.matchAll(registered)].map(({ 0: whole, 1: name = '', index }) => ({
    name: name.trim(),
    index,
    end: index + whole.length,
  })),
);

/** The company to which readers of the text agree, as it names it. */
export const agreedCompany = onceForTexts(
  (locale, text): string | undefined =>
    companiesIn(locale, text).find(({ index, end }) => {
      const before = text.slice(0, index);
      return agreed.test(before) || (allowed.before.test(before) && allowed.behind.test(text.slice(end)));
    })?.name,
);

/** The names of studies that are written in capitals, and so never translated: the BREATHE Study, el estudio BREATHE. */
export const shortNamesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<!\p{L})(?:(\p{Lu}{5,}) (?:study|trial)|(?:estudio|ensayo)(?: clínico)? (\p{Lu}{5,}))(?!\p{L})/giu,
    ),
  ].flatMap(([, before, behind]) => {
    const name = before ?? behind ?? '';
    return name === name.toUpperCase() ? [name] : [];
  });
