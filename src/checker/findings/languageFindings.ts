import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { withoutAddresses } from '#src/checker/addresses.ts';
import { strange } from '#src/i18n/locales/strangeWords.ts';
import type { Finding } from '#src/checker/finding.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import { isUntranslated, type TranslationPair } from '#src/checker/translationPairs.ts';
import { onceFor, onceForTexts } from '#src/checker/onceFor.ts';
import { wordsOf, type Vocabulary } from '#src/checker/vocabulary.ts';
import { brief } from '#src/checker/quoting.ts';
import { withPlainTimes } from './numberWords.ts';

/** Product constant: words of another language, in small letters as names are not, by which a text alone is known for one of it. */
const FEWEST_FOREIGN = 3;

/** Product constant: so many words of another language stand against one of its own, which may be written alike. */
const MOST_FOREIGN = 4;

/** Whether a text that stands as one in `own` has words of `other` and hardly one of its own; what it is beside may tell, too. */
function isForeign(text: string, own: Locale, other: Locale, vocabulary: Vocabulary, beside: boolean): boolean {
  const written = wordsOf(text);
  const small = written.map((word) => word.toLowerCase());
  const countIn = (words: readonly string[], locale: Locale) =>
    words.filter((word) => vocabulary[locale]?.has(word)).length;
  const foreign = countIn(beside ? small : written, other);
  return foreign >= (beside ? 1 : FEWEST_FOREIGN) && countIn(small, own) * MOST_FOREIGN < foreign;
}

const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”|«[^»]*»|"[^"]*"/gu, ' ');

const withoutPlaceholders = (text: string) => text.replaceAll(/\{[^}]*\}/gu, ' ');

/** A word of a third language, where no name, address, placeholder or quotation has it. */
const strangeIn = (text: string, locale: Locale): string | undefined =>
  strange[locale]?.exec(withoutPlaceholders(withoutQuotes(withoutAddresses(text))))?.[0];

/** The sentences of a text, its times without the letters that stand for the half of the day, which are words elsewhere. */
const sentencesOf = (text: string) => withPlainTimes(text).split(/(?<=[.!?:])\s+/u);

/** Product constant: words of another language in a row, most of them of no other, by which a part of a sentence is known for one of it. */
const [LONGEST_OWN, MOST_UNKNOWN] = [3, 1];

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word);

/** Whether a part of the text is in the other language: words in small letters, with hardly one between that may be of either. */
function isPartForeign(text: string, own: Locale, other: Locale, vocabulary: Vocabulary): boolean {
  return withoutQuotes(withoutAddresses(text))
    .split(/[^\p{L}\s'’-]+/u)
    .some((clause) => {
      let [foreign, unknown] = [0, 0];
      return wordsOf(clause).some((word) => {
        if (vocabulary[other]?.has(word)) [foreign, unknown] = [foreign + 1, 0];
        // A name goes on for some words.
        else if (isCapitalized(word) || vocabulary[own]?.has(word) || unknown >= MOST_UNKNOWN)
          [foreign, unknown] = [0, 0];
        else unknown += 1;
        return foreign >= LONGEST_OWN;
      });
    });
}

/** The words of a sentence in small letters, in their order. */
const sentenceOf = (text: string) => wordsOf(text).join(' ').toLowerCase();

/** Whether a sentence of the text is one of its English that nobody translated: it has words of that language, and none of its own. */
function isCopied(text: string, english: string, own: Locale, vocabulary: Vocabulary): boolean {
  const theirs = sentencesOf(english).map(sentenceOf);
  return sentencesOf(withoutQuotes(text)).some((sentence) => {
    const words = wordsOf(sentence);
    const isEnglish = words.filter((word) => vocabulary[sourceLocale]?.has(word)).length > 0;
    const isOwn = words.some((word) => vocabulary[own]?.has(word.toLowerCase()));
    const isName = words.slice(1).some(isCapitalized);
    return words.length > 1 && !isName && isEnglish && !isOwn && theirs.includes(sentenceOf(sentence));
  });
}

/** Whether a sentence of the text is in the other language: of one that is translated, one may not be. */
const isAnyForeign = (text: string, own: Locale, other: Locale, vocabulary: Vocabulary): boolean =>
  sentencesOf(text).some((sentence) => isForeign(sentence, own, other, vocabulary, false));

/** What is in the wrong language of an English text and its translation; undefined where nothing is. */
type Strangeness = 'both' | 'english' | 'translation' | { left: string; of: Locale } | undefined;

/** Finds that out for each pair of texts once: it takes longer than any other look at them. */
const strangenessBy = onceFor((vocabulary: Vocabulary) =>
  onceForTexts((locale, english, translation = ''): Strangeness => {
    const isSame = english.trim() === translation.trim();
    const isSwapped =
      !isSame &&
      isForeign(english, sourceLocale, locale, vocabulary, true) &&
      isForeign(translation, locale, sourceLocale, vocabulary, true);
    if (isSwapped) return 'both';
    if (isAnyForeign(english, sourceLocale, locale, vocabulary)) return 'english';
    // That nobody has translated it is a finding of its own.
    if (isSame) return undefined;
    const isEnglish =
      isAnyForeign(translation, locale, sourceLocale, vocabulary) ||
      isPartForeign(translation, locale, sourceLocale, vocabulary) ||
      isCopied(translation, english, locale, vocabulary);
    if (isEnglish) return 'translation';
    for (const [of, text] of [
      [sourceLocale, english],
      [locale, translation],
    ] as const) {
      const left = strangeIn(text, of);
      if (left !== undefined) return { left, of };
    }
    return undefined;
  }),
);

/** Texts in the language that they are to be translated from or into: both in each other's place, or one that is not translated. */
export function languageFindings(pairs: readonly TranslationPair[], vocabulary: Vocabulary): Finding[] {
  const strangenessOf = strangenessBy(vocabulary);
  return pairs.flatMap((pair): Finding[] => {
    const { locale, path, english, translation, englishAt, translationAt } = pair;
    const isSame = isUntranslated(pair);
    // An organization has the name that it has.
    if (isSame && path.startsWith('oversight.')) return [];
    // A whole consent is no name that all languages share.
    const isCopy = isSame && path.startsWith('consents/');
    const found = isCopy ? 'translation' : strangenessOf(locale, english, translation);
    if (found === undefined) return [];
    const [us, them] = [nameOfLanguage(sourceLocale), nameOfLanguage(locale)];
    if (found === 'both') {
      const message = `The ${us} and the ${them} of ${path} stand in each other's place: ${brief(english)} and ${brief(translation)}`;
      return [{ code: 'C084', at: englishAt, message }];
    }
    if (found === 'english')
      return [{ code: 'C084', at: englishAt, message: `The ${us} of ${path} is ${them}: ${brief(english)}` }];
    if (found === 'translation')
      return [{ code: 'C084', at: translationAt, message: `The ${them} of ${path} is ${us}: ${brief(translation)}` }];
    const name = nameOfLanguage(found.of);
    const message = `The ${name} of ${path} has ${brief(found.left)} in it, which is not ${name}`;
    return [{ code: 'C084', at: found.of === sourceLocale ? englishAt : translationAt, message }];
  });
}
