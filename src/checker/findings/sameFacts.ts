import type { Locale } from '#src/domain/facts.ts';
import { sourceLocale } from '#src/generated/locales.ts';
import { addressesIn, withoutAddresses } from '#src/checker/addresses.ts';
import { anyNameOf, dayNamesIn } from '#src/checker/dayNames.ts';
import type { Finding } from '#src/checker/finding.ts';
import { nameOfLanguage } from '#src/checker/missingTranslations.ts';
import { onceFor, onceForTexts } from '#src/checker/onceFor.ts';
import { isUntranslated, type TranslationPair } from '#src/checker/translationPairs.ts';
import { brief } from '#src/checker/quoting.ts';
import { facingBounds } from './bounds.ts';
import { companiesIn, shortNamesIn } from './companies.ts';
import { conditionsIn, countriesIn, wordsIn } from './namedThings.ts';
import { denyingOne, disagreeingOne } from './negations.ts';
import { countedInWords, numbersInWords } from './numberWords.ts';
import { currencies, frequencies, halvesOfDay, sexes, sideIn, sidesOfVisit, timeZones, units } from './measureWords.ts';

/**
 * Facts of one sort that a text and its translation must both have. Where `ifBoth`, one that has none says it in other words; where
 * `oneIsEnough`, one that both have tells that they are about the same.
 */
type Sort = {
  what: string;
  in: (text: string, locale: Locale) => readonly string[];
  ifBoth?: true;
  oneIsEnough?: true;
};

/** Where an address leads, whatever page of it: that may be of the language. */
const targetOf = (address: string): string =>
  (address.includes('@') ? address : (/^(?:https?:\/\/)?(?:www\.)?([^/:?#]*)/i.exec(address)?.[1] ?? '')).toLowerCase();

const percents = /\d\s?%|\bper ?cent\b|\bpor ciento\b/iu;

const nameOf = (names: ReadonlyMap<string, number>, wanted?: number) =>
  [...names].find(([, number]) => number === wanted)?.[0] ?? '';
const english = dayNamesIn(sourceLocale);

/** The names of months beside a number: by themselves some are other words. */
const monthsBeside = onceFor((months: ReadonlyMap<string, number>) => {
  const name = anyNameOf(months);
  return new RegExp(
    `(?<=\\d(?:st|nd|rd|th|[.º])?\\s(?:de\\s|of\\s)?)(?:${name})(?!\\p{L})|(?<!\\p{L})(?:${name})(?=\\.?\\s(?:del?\\s)?\\d)`,
    'giu',
  );
});

function monthsIn(text: string, locale: Locale): string[] {
  if (!/\d/.test(text)) return [];
  const { months } = dayNamesIn(locale);
  const found = text.match(monthsBeside(months)) ?? [];
  return found.map((month) => nameOf(english.months, months.get(month.toLowerCase())));
}

/** The days of the week by their long names: short ones are other words, too. */
const weekdaysIn = (text: string, locale: Locale): string[] => {
  const { weekdays } = dayNamesIn(locale);
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.flatMap((word) => {
    const number = weekdays.get(word) ?? weekdays.get(word.replace(/s$/, ''));
    return number === undefined ? [] : [nameOf(english.weekdays, number)];
  });
};

/** The names of doctors. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\p{L})(?:Dra?|Doctora?)\.? ((?:\p{Lu}[\p{L}.'’-]*(?: |$))*\p{Lu}[\p{L}'’-]+)/gu)].map(
    ([, name = '']) => name.toLowerCase(),
  );

const sorts: readonly Sort[] = [
  { what: 'address', in: (text) => addressesIn(text).map(targetOf) },
  {
    what: 'currency',
    in: wordsIn(currencies),
    ifBoth: true,
  },
  { what: 'sign', in: (text) => (percents.test(text) ? ['%'] : []) },
  { what: 'month', in: monthsIn, ifBoth: true },
  { what: 'weekday', in: weekdaysIn, ifBoth: true },
  { what: 'name', in: namesIn, ifBoth: true },
  {
    what: 'company',
    in: (text, locale) => companiesIn(locale, text).flatMap(({ names }) => names),
    ifBoth: true,
    oneIsEnough: true,
  },
  { what: 'study', in: shortNamesIn, ifBoth: true, oneIsEnough: true },
  { what: 'side', in: sideIn, ifBoth: true },
  { what: 'time of day', in: wordsIn(halvesOfDay), ifBoth: true, oneIsEnough: true },
  { what: 'time', in: wordsIn(sidesOfVisit), ifBoth: true, oneIsEnough: true },
  { what: 'time zone', in: wordsIn(timeZones), ifBoth: true },
  { what: 'sex', in: wordsIn(sexes), ifBoth: true, oneIsEnough: true },
  { what: 'frequency', in: wordsIn(frequencies), ifBoth: true, oneIsEnough: true },
  {
    what: 'country',
    in: countriesIn,
    ifBoth: true,
    oneIsEnough: true,
  },
  {
    what: 'condition',
    in: conditionsIn,
    ifBoth: true,
    oneIsEnough: true,
  },
];

const counting = Object.entries(units).map(
  ([name, words]) =>
    [name, new RegExp(`(?<![\\d.,\\p{L}])(\\d+|(?<!-)\\p{L}+)[\\s\\u00A0-](?:${words})(?!\\p{L})`, 'giu')] as const,
);

/** What is counted, by its number. */
function unitsIn(text: string): Map<string, Set<string>> {
  const counted = new Map<string, Set<string>>();
  for (const [name, pattern] of counting)
    for (const [, written = ''] of text.matchAll(pattern)) {
      const number = /\d/.test(written) ? written : (numbersInWords(written)[0] ?? '');
      // One is an article, too.
      if (number === '' || (number === '1' && written !== '1')) continue;
      counted.set(number, (counted.get(number) ?? new Set()).add(name));
    }
  return counted;
}

/** Numbers that count something else in the translation. */
function unitErrors(source: string, translation: string): string[] {
  const other = unitsIn(translation);
  return [...unitsIn(source)].flatMap(([number, ours]) => {
    const theirs = other.get(number);
    if (!theirs || [...ours].some((one) => theirs.has(one))) return [];
    return [`counts ${number} ${[...theirs].join(' and ')}, not ${[...ours].join(' and ')}`];
  });
}

/** What one of the two says and the other denies, or agrees to in the name of its reader. */
function oppositeErrors(source: string, translation: string, locale: Locale): string[] {
  const denying = denyingOne(source, translation, locale) ?? disagreeingOne(source, translation, locale);
  if (denying === undefined) return [];
  return [denying === 'english' ? 'says what the English denies' : 'denies what the English says'];
}

type Counted = ReadonlyMap<string, string>;

/** The words for numbers that the other text has neither in words nor in digits. */
function onlyIn(counted: Counted, others: Counted, other: string): string[] {
  const digits: readonly string[] = other.match(/\d+/g) ?? [];
  return [...counted].flatMap(([number, word]) => (others.has(number) || digits.includes(number) ? [] : [`"${word}"`]));
}

/** Numbers in words of which each text has one that the other has not. */
function countErrors(source: string, translation: string, locale: Locale): string[] {
  const [ours, theirs] = [countedInWords(source, sourceLocale), countedInWords(translation, locale)];
  const [here, there] = [onlyIn(ours, theirs, translation), onlyIn(theirs, ours, source)];
  return here.length > 0 && there.length > 0 ? [`says ${there.join(', ')}, not ${here.join(', ')}`] : [];
}

const errorsOf = onceForTexts((locale, source, translation = ''): string[] => {
  const bare = [withoutAddresses(source), withoutAddresses(translation)] as const;
  const differences = sorts.flatMap(({ what, in: factsIn, ifBoth, oneIsEnough }) => {
    const [here, there] = what === 'address' ? [source, translation] : bare;
    const ours = new Set(factsIn(here, sourceLocale));
    if (ifBoth && ours.size === 0) return [];
    const theirs = new Set(factsIn(there, locale));
    if (ifBoth && theirs.size === 0) return [];
    if (oneIsEnough && [...ours].some((name) => theirs.has(name))) return [];
    return [
      ...[...ours].filter((name) => !theirs.has(name)).map((name) => `lacks the ${what} "${name}"`),
      ...[...theirs].filter((name) => !ours.has(name)).map((name) => `has the ${what} "${name}" of its own`),
    ];
  });
  const { errors, turned } = facingBounds(...bare, locale);
  return [
    ...differences,
    ...unitErrors(source, translation),
    ...countErrors(...bare, locale),
    ...errors,
    ...(errors.length > 0 || turned ? [] : oppositeErrors(...bare, locale)),
  ];
});

/**
 * Translations that name another address, currency, day, time, frequency, measure, sex, number, bound, country, condition, doctor, company or study than
 * their English, or say what it denies.
 */
export const sameFactFindings = (pairs: readonly TranslationPair[]): Finding[] =>
  pairs.flatMap((pair): Finding[] => {
    // One that nobody has translated says the same.
    const errors = isUntranslated(pair) ? [] : errorsOf(pair.locale, pair.english, pair.translation);
    if (errors.length === 0) return [];
    const message = `The ${nameOfLanguage(pair.locale)} of ${brief(pair.english)} ${errors.join(', ')}`;
    return [{ code: 'C101', at: pair.translationAt, message }];
  });
