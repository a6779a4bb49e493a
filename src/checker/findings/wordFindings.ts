import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { isWritten } from '#src/i18n/isWritten.ts';
import { textsIn } from '#src/checker/document/texts.ts';
import { partOf, placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding, Place } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';

/** What no visitor should read, by the code of its finding. */
const unfit = {
  C064: [
    // What writers leave where a text is still to come. "todo" is a word of Spanish, and in a line of capitals so is TODO.
    /\bTODO\b(?! \p{Lu}{2})|\b(?:FIXME|T\.?B\.?[CD])\b|%[A-Z_]{2,}%/u,
    // There is a syndrome of three X, whose carriers have 47,XXX; and three letters or fewer are a name in short, such as [FDA].
    /(?<!\b47,\s?|s[íi]ndrome (?:de )?)\bXXX+\b(?! syndrome)|\bxxx+\b|\[(?:\p{Lu}+[\s_][\p{Lu}\s_]+|\p{Lu}{4,}|URL|AGE)\](?!\()/u,
    // What a name, a day or a number is to stand for, in brackets that no link follows.
    /\[(?:(?:your|first|last|study|site|su|el|la|del?)[ _])*(?:name|date|phone|number|email|address|study|site|city|clinic|sponsor|company|amount|nombre|fecha|tel[eé]fono|n[uú]mero|correo|estudio|ciudad|cl[ií]nica|patrocinador|empresa|monto)(?:[ _](?:name|number|date|del? \p{L}+|here|aqu[ií]))*\](?!\()/iu,
    /\btbd\b|\basdf\w*|\bqwerty\b|\?{3,}|\blorem ipsum\b|\bdolor sit amet\b|[[(](?:insert|inserte|insertar) [^\])]*[\])]|\[(?:translate|traducir|to ?do|check|revisar|review)\b[^\]]*\]/iu,
    // Instead of all of it; and what a program writes for want of a text.
    /^\s*(?:to be (?:determined|announced)|por definir|pendiente|draft|borrador|n\/a|undefined|null|[^\p{L}\p{N}]+|)\s*$/iu,
    /\[object Object\]|\bNaN\b|(?<!\d)%[sd]\b|%[a-z]\w+%/u,
    /^\s*(?:draft|borrador|wip):|_{3,}|\((?:copy|copia)\)\s*$/iu,
    // What a template has in the place of a text.
    /^\s*(?:your |the |su |el |la )?(?:text|(?:sub)?title|head(?:ing|line)|copy|content|description|texto|(?:sub)?título|encabezado|contenido|descripción)(?: goes| va)? (?:here|aquí)[.!]?\s*$/iu,
    // What writers tell each other.
    /(?<!\p{L})(?:marketing|legal|compliance|regulatory)(?: team)? (?:to|must|has to|needs to|should|still) (?:approve|review|check|confirm|sign off)|(?<!\p{L})(?:marketing|legal)(?: aún| todavía)? (?:debe|tiene que|falta que) (?:aprobar|aprueb[ea]|revis[ea]r?|confirmar?)|\bnote to (?:self|designers?|developers?|translators?|legal)\b|(?<!\p{L})(?:nota para (?:el equipo|diseño|legal|traducción)|do not publish|no publicar|(?:for )?internal use only|solo para uso interno)(?!\p{L})/iu,
    // A reader whom a draft greets by name.
    /(?<!\p{L})(?:[Hh](?:i|ello|ey|ola)|[Dd]ear|[Ww]elcome|[Tt]hank(?:s| you)|[Gg]racias|[Bb]ienvenid[oa]|[Ee]stimad[oa]),? (?:J(?:ohn|ane|uana?|os[eé])|M(?:ar[ií]a|ary|ike)|An(?:n?a)|P(?:eter|edro)|Susan|Bob|Rosa|Carlos)(?: (?:Doe|Smith|P[eé]rez|Garc[ií]a))?(?=\s*(?:[,!:—–]|$))(?!, \p{Lu}\p{L}+ \p{Lu})/u,
    // What a merge leaves of two versions.
    /<{7}|={7}|>{7}/u,
  ],
  // Tags and entities of HTML, and marks of Markdown: texts are shown as they are written.
  C065: [
    /<\/?[A-Za-z][^<>]*>|&(?:[A-Za-z]{2,8}|#\d+);|&(?:amp|nbsp|lt|gt|quot)\b|\*\*\S[^*]*\*\*|^#{1,6} |(?<!\w)_\w[^_]*_(?!\w)|^[*•] /m,
    // A link whose brackets do not touch, or have changed places; and what is to be bold amid a sentence and does not end.
    /(?<=\p{Ll} )\*\*\p{L}[^*]*|\[[^[\]]+\] +\([\w:/.#-]+\)|\([^()]+\)\[[\w:/.#-]+\]/u,
  ],
  // What is no letter: controls and what stands for them, marks that turn the direction of a line or are not seen at all,
  // letters that were read in another encoding, and those of other scripts that look like ours, and are read aloud otherwise.
  C076: [
    /\\(?:[nt]|u[\dA-Fa-f]{4})|[\u00AD\u061C\u180E\u200B-\u200F\u2060-\u2064\uFEFF]|\p{Co}|\p{Cs}/u,
    /(?![\n\r\t])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFD]|\u00C3[\u0080-\u00BF]|\u00C2[\u00A0-\u00BF]|\u00E2\u20AC/u,
    /\p{L}*\p{Script=Cyrillic}\p{L}*|(?=\p{L}*[A-Za-z])\p{L}*[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧιου]\p{L}*|[\uFF21-\uFF3A\uFF41-\uFF5A]+|[\u{1D400}-\u{1D7FF}]+/u,
  ],
} as const;

/** Texts of a campaign in no language, which visitors, those who work with its leads or other authors read. */
const plainTexts = [
  ['readingLevel', 'reason'],
  ['leadSpecialStatus'],
  ['oversight', 'ethics', 'number'],
  ['oversight', 'ethics', 'version'],
  ['oversight', 'register', 'number'],
] as const;

/** A text and its place, which is looked up for few; one that is in no language is in English. Those of consents have a file of their own. */
export type Written = { locale: Locale; text: string; at: () => Place; file?: string };

/** What is found of a text, with the file that it is to be mended in, where that is not the one of its place. */
export const foundIn = (
  { at, file }: Pick<Written, 'at' | 'file'>,
  code: Finding['code'],
  message: string,
): Finding => ({
  code,
  at: at(),
  message: file === undefined ? message : `${file}: ${message}`,
});

/** A translation that waits is one that is missing: visitors read English. */
const isRead = (locale: Locale, text: string | undefined): text is string =>
  text !== undefined && (locale === sourceLocale || (isWritten(text) && text.trim() !== ''));

/** A text in all languages that it is read in. */
function inAll(textIn: (locale: Locale) => string | undefined, placeIn: (locale: Locale) => Place): Written[] {
  return localeCodes().flatMap((locale) => {
    const text = textIn(locale);
    return isRead(locale, text) ? [{ locale, text, at: () => placeIn(locale) }] : [];
  });
}

/** The texts of a document, each as it stands in all of its languages. */
function textsOf({ copy }: Campaign, tree: Tree): Written[][] {
  const accepted = partOf(tree, ['accepted']);
  const reasons = accepted?.kind === 'array' ? accepted.items.map((_, index) => ['accepted', index, 'reason']) : [];
  const keys = new Set(localeCodes().flatMap((locale) => Object.keys(copy[locale] ?? {})));
  const plain = [...plainTexts, ...reasons].flatMap((path): Written[][] => {
    const text = textAt(tree, ...path);
    return text === undefined ? [] : [[{ locale: sourceLocale, text, at: () => placeOf(tree, [...path]) }]];
  });
  return [
    ...plain,
    ...textsIn(tree).map((one) =>
      inAll(
        (locale) => textAt(one.tree, locale),
        (locale) => placeOf(one.tree, [locale]),
      ),
    ),
    ...[...keys].map((key) =>
      inAll(
        (locale) => copy[locale]?.[key],
        (locale) => placeOf(tree, ['copy', locale, key]),
      ),
    ),
  ];
}

/** Whether the words before a name in short begin with its letters, small words between them aside: Food and Drug Administration. */
function isSpelled(short: string, before: string): boolean {
  const initials = (before.match(/\p{L}+/gu) ?? []).map((word) => word.charAt(0).toUpperCase());
  return new RegExp(`${short.split('').join('.?')}$`, 'u').test(initials.join(''));
}

/** The text without names in short, in brackets behind what they are short for. */
const withoutShort = (text: string): string =>
  text.replaceAll(/\[(\p{Lu}+)\]/gu, (whole, short: string, at: number) =>
    isSpelled(short, text.slice(0, at)) ? '' : whole,
  );

/** A text in quotes, with what is not seen, or not as what it is, named by its number in Unicode. */
const shown = (text: string) =>
  JSON.stringify(text).replace(
    /[\u0080-\u00A0\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]|\p{Co}|(?!\p{Script=Latin})\p{L}|[\uFF21-\uFF5A]|[\u{1D400}-\u{1D7FF}]/gu,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** The texts of a consent. */
const textsOfPair = ({ locale, path, english, englishAt, translation, translationAt }: TranslationPair): Written[] => [
  { locale: sourceLocale, text: english, at: () => englishAt, file: `${path}.${sourceLocale}.md` },
  { locale, text: translation, at: () => translationAt, file: `${path}.${locale}.md` },
];

/** The texts of a campaign and of its consents, each as it stands in all of its languages. */
export const writtenTexts = (campaign: Campaign, tree: Tree, consents: readonly TranslationPair[]): Written[][] => [
  ...textsOf(campaign, tree),
  ...consents.map(textsOfPair),
];

const unfitCodes = ['C064', 'C065', 'C076'] as const;

/** The first part of a text that no visitor should read, by each code of its finding. */
const unfitParts = onceForTexts((_, text) => {
  const read = withoutShort(text);
  const partOfCode = (code: (typeof unfitCodes)[number]) =>
    unfit[code].map((pattern) => pattern.exec(read)?.[0]).find((part) => part !== undefined);
  return { C064: partOfCode('C064'), C065: partOfCode('C065'), C076: partOfCode('C076') };
});

/** A line of a list of Markdown, which consents alone show as one. */
const listed = /^- (?=\p{L})/mu;

/** The first part of a text that no visitor should read, whatever it is. */
export function unfitIn(text: string): string | undefined {
  const parts = unfitParts(sourceLocale, text);
  return unfitCodes.map((code) => parts[code]).find((part) => part !== undefined);
}

/** Texts of a campaign and of its consents with what is not for those who read them: a placeholder, markup, broken letters. */
export function wordFindings(texts: readonly (readonly Written[])[]): Finding[] {
  const all = unfitCodes.flatMap((code) =>
    texts.flatMap((inLanguages) => {
      const found = inLanguages.flatMap((one): Finding[] => {
        const isList = code === 'C065' && one.file === undefined && listed.test(one.text);
        const read = unfitParts(sourceLocale, one.text)[code] ?? (isList ? '- ' : undefined);
        return read === undefined ? [] : [foundIn(one, code, `Visitors would read ${shown(read)} here`)];
      });
      // The same in each language is one mistake.
      return found.slice(0, 1);
    }),
  );
  // What is unfit for two reasons is one mistake.
  return all.filter((one, index) => {
    const isIt = ({ message, at }: Finding) =>
      message === one.message && at.offset === one.at.offset && at.source.file === one.at.source.file;
    return all.findIndex(isIt) === index;
  });
}
