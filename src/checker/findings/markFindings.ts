import { sourceLocale } from '#src/generated/locales.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';
import { abbreviated, neverLast, oneAsSeveral, pairs, pairsIn, twice, unmarked } from '#src/i18n/locales/textMarks.ts';
import { withoutAddresses } from '#src/checker/addresses.ts';
import { brief } from '#src/checker/quoting.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** Marks and words that are one too many, as they are read. Names within a text may say a word twice. */
const tooMany =
  /[^\s.?!:] {2,}\S|\S+ [,;:!?](?!\S)|\S+ \.(?!\S)|(?<!\.)\.{2}(?!\.)|[,;:][,;:.?!](?!\d)|\?{2}|!{2}|[?!]\.(?!\.)|¿{2}|¡{2}|(?<!\p{L})(\p{Ll}{2,}) \1(?!\p{L})|^[¿¡]?(\p{L}{2,}) \2(?!\p{L})/u;

/** A mark with no space behind it, between words. */
const tooFew = /\p{L}{2,}[,;!?]\p{L}{2,}|\p{Ll}{2,}\.\p{Lu}\p{Ll}+/u;

/** Two words with which a sentence begins, the second one small, that may differ in their first letters alone. */
const begun = /(?<=^|[.?!] )[¿¡]?(\p{Lu})(\p{Ll}+) (\p{Ll})\2(?!\p{L})/gu;

/** The first word of a sentence twice, the second time as within one. A name that says a word twice has both large. */
const begunTwice = (text: string): string | undefined =>
  [...text.matchAll(begun)].find(([, first, , second]) => first?.toLowerCase() === second)?.[0];

/** How often the sign is in the text. */
const countOf = (sign: string, text: string) => text.split(sign).length - 1;

/** The sign at the end of a sentence. */
const closedEnd = /[.!?…:][\p{Pe}\p{Pf}"')]*$/u;

/** The text without the letters and numbers of its lists, such as `a)`: where a bracket is open one closes it. */
function withoutListSigns(text: string): string {
  const isOpen = (at: number) => text.lastIndexOf('(', at) > text.lastIndexOf(')', at - 1);
  return text.replaceAll(/(?<=^|\s)(?:\d{1,2}|[A-Za-z])\)/gu, (sign, at: number) => (isOpen(at) ? sign : ' '));
}

/** What is wrong with the marks of a text; undefined where nothing is. */
const errorOf = onceForTexts((locale, written): string | undefined => {
  const text = withoutAddresses(written);
  const plain = withoutListSigns(text);
  const odd = [...pairs, ...(pairsIn[locale] ?? [])].find(
    ([one, other]) => countOf(one, plain) !== countOf(other, plain),
  );
  if (odd) return `has ${countOf(odd[0], plain)} times ${odd[0]} and ${countOf(odd[1], plain)} times ${odd[1]}`;
  // Inches have one, too.
  if (
    [/'\d{1,2}"/gu, /\d"/gu].map((inches) => plain.replaceAll(inches, ' ')).every((one) => countOf('"', one) % 2 === 1)
  )
    return 'has a quote that does not close';
  const once = text.replaceAll(twice, '$1');
  const more = tooMany.exec(once)?.[0] ?? begunTwice(once);
  if (more !== undefined) return `has a space, a mark or a word too many at "${more}"`;
  const joint = tooFew.exec(text)?.[0];
  if (joint !== undefined) return `lacks a space at "${joint}"`;
  const several = oneAsSeveral[locale]?.exec(text)?.[0];
  if (several !== undefined) return `has a letter too many at "${several}": there is one`;
  const word = unmarked[locale]?.exec(text)?.[0];
  if (word !== undefined) return `lacks an apostrophe in "${word}"`;
  const last = neverLast[locale]?.exec(text)?.[0].trim();
  return last === undefined ? undefined : `ends with "${last}": the rest is missing`;
});

/** Texts with a mark too many or too few, and those that were cut short: the same in each language is one mistake. */
export const markFindings = (texts: readonly (readonly Written[])[]): Finding[] =>
  texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const error = errorOf(one.locale, one.text);
        return error === undefined ? [] : [foundIn(one, 'C098', `${brief(one.text)} ${error}`)];
      })
      .slice(0, 1),
  );

/** Product constant: the part of the length of its English that a translation of some length has at least. */
const SHORTEST = 0.4;
/** Product constant: letters of an English text of which that is said. */
const LONG = 40;

/** How a text ends; undefined where that says nothing: it calls out, as Spanish does where English only says, or is cut by rule. */
const endingOf = onceForTexts((_, text): string | undefined => {
  const end = text.trim();
  if (abbreviated.test(end)) return undefined;
  if (/\?["”»)]*\.?$/u.test(end)) return 'a question';
  if (/![”»)]*$/u.test(end)) return undefined;
  return closedEnd.test(end) ? 'a sentence' : 'neither a sentence nor a question';
});

/** Translations that do not end as their English does, or have hardly any of it. */
export const endingFindings = (all: readonly TranslationPair[]): Finding[] =>
  all.flatMap(({ locale, english, translation, translationAt: at }): Finding[] => {
    // One of spaces is missing.
    if (translation.trim() === '') return [];
    const [ours, theirs] = [endingOf(sourceLocale, english), endingOf(locale, translation)];
    // What fills a blank may bring the sign, as an hour does in Spanish.
    const isFilled = [english, translation].some((text) => text.trim().endsWith('}'));
    const what = () => `The ${nameOfLanguage(locale)} of ${brief(english)}`;
    if (ours && theirs && ours !== theirs && !isFilled)
      return [{ code: 'C098', at, message: `${what()} ends as ${theirs}, and the English as ${ours}` }];
    const isCut = english.length > LONG && translation.length < english.length * SHORTEST;
    return isCut ? [{ code: 'C098', at, message: `${what()} is much shorter than it: the rest is missing` }] : [];
  });
