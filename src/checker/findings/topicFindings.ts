import { sourceLocale } from '#src/generated/locales.ts';
import { labels, topics } from '#src/i18n/locales/topics.ts';
import { withoutAddresses } from '#src/checker/addresses.ts';
import type { Finding } from '#src/checker/finding.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { TranslationPair } from '#src/checker/translationPairs.ts';
import { brief } from '#src/checker/quoting.ts';

type Words = Readonly<Record<string, RegExp>>;

/** What the text is about, each with its words for it. */
export function topicsIn(text: string, words: Words = {}): Map<string, string> {
  const plain = withoutAddresses(text)
    .replaceAll(/\{\w+\}/g, ' ')
    .trim();
  return new Map(
    Object.entries(words).flatMap(([topic, pattern]) => {
      const found = pattern.exec(plain)?.[0];
      return found === undefined ? [] : [[topic, found] as const];
    }),
  );
}

const listOf = (found: ReadonlyMap<string, string>) => [...found.values()].map((one) => `"${one}"`).join(' and ');

/** Product constant: words of a text that is about one thing. Longer ones say much beside it. */
const MOST_WORDS = 12;

const isShort = (text: string) => text.trim().split(/\s+/).length <= MOST_WORDS;

/** What both texts are about, where each is about something and both about nothing together. */
const apart = onceForTexts((locale, english, translation = ''): string | undefined => {
  if (!isShort(english) || !isShort(translation)) return undefined;
  for (const words of [topics, labels]) {
    const ours = topicsIn(english, words[sourceLocale]);
    const theirs = ours.size > 0 ? topicsIn(translation, words[locale]) : ours;
    if (theirs.size > 0 && ![...ours.keys()].some((one) => theirs.has(one)))
      return `is about ${listOf(theirs)}, and the English about ${listOf(ours)}`;
  }
  return undefined;
});

/** The words of a text that say something, by their beginnings: short ones stand in any text. */
const wordsOf = onceForTexts(
  (_, text): ReadonlySet<string> =>
    new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))),
);
const plain = onceForTexts((_, text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Product constant: the words of two texts of which not one is in both, so that they say something else. */
const LEAST_WORDS = 4;

/** The English of an earlier text with the same translation that has no word of this one. */
function copiedFrom(pair: TranslationPair, earlier: readonly TranslationPair[]): string | undefined {
  if (earlier.length === 0) return undefined;
  const words = wordsOf(sourceLocale, pair.english);
  if (words.size < LEAST_WORDS) return undefined;
  return earlier.find(({ english }) => {
    const others = wordsOf(sourceLocale, english);
    return others.size >= LEAST_WORDS && ![...words].some((word) => others.has(word));
  })?.english;
}

/** Translations about something else than their English, and those that are the translation of another text. */
export function topicFindings(pairs: readonly TranslationPair[]): Finding[] {
  const before = new Map<string, TranslationPair[]>();
  return pairs.flatMap((pair): Finding[] => {
    const key = `${pair.locale} ${plain(pair.locale, pair.translation)}`;
    const earlier = before.get(key) ?? [];
    before.set(key, [...earlier, pair]);
    const found = (error: string): Finding[] => {
      const message = `The ${nameOfLanguage(pair.locale)} of ${brief(pair.english)} ${error}`;
      return [{ code: 'C101', at: pair.translationAt, message }];
    };
    const about = apart(pair.locale, pair.english, pair.translation);
    if (about !== undefined) return found(about);
    const other = copiedFrom(pair, earlier);
    return other === undefined ? [] : found(`is that of ${brief(other)}: one of the two says something else`);
  });
}
