import { onceForTexts } from '#src/checker/onceFor.ts';

const legalForms =
  'Inc|Incorporated|LLC|L\\.L\\.C|Ltd|Limited|Corp|Corporation|LLP|PLC|plc|GmbH|AG|Pty Ltd|B\\.?V|N\\.V|S\\.?A\\.?S|S\\.?\\s?A|S\\.?\\s?L|S\\.?\\s?R\\.?\\s?L';

/** A name with the legal form of a company behind it: up to five words that begin large. */
const registered = new RegExp(
  `(?<![\\p{L}\\d])((?:\\p{Lu}[\\p{L}\\d’'&-]*(?: (?:&|and|y|of|de) )?\\s?){1,5}?),?\\s(?:${legalForms})(?![\\p{L}\\d])`,
  'gu',
);

/** The words before which a text tells to whom its reader agrees, and what ends the sentence of them. */
const agreed =
  /(?:(?<!\p{L})(?:(?:agree|consent|accept)(?: that| to)?|(?:allow|permit|authori[sz]e)|acept[ao] que|autoriz[ao] a|permit[eo] (?:que|a)|da su permiso a)(?!\p{L})|(?:^|\n)- (?:who|quién):)[^.!?\n]*$/iu;

/** A company that a text names: its name without its legal form, and where it stands. */
type Company = { name: string; index: number };

/** The companies that a text names with their legal forms. */
export const companiesIn = onceForTexts((_, text): readonly Company[] =>
  [...text.matchAll(registered)].map(({ 1: name = '', index }) => ({ name: name.trim(), index })),
);

/** The company to which readers of the text agree, as it names it. */
export const agreedCompany = onceForTexts(
  (locale, text): string | undefined =>
    companiesIn(locale, text).find(({ index }) => agreed.test(text.slice(0, index)))?.name,
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
