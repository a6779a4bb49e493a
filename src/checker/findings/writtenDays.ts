import { isIsoDate } from '#src/domain/dates.ts';
import type { Locale } from '#src/domain/facts.ts';
import { movedWords, nextDayWords, offerEnds, seasonWords } from '#src/i18n/locales/offerWords.ts';
import { deadlines } from '#src/i18n/locales/textMarks.ts';
import { anyNameOf, dayNamesIn } from '#src/checker/dayNames.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceFor, onceForTexts } from '#src/checker/onceFor.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** A day with its year, as a language writes it, `March 31, 2027` and `31 de marzo de 2027`, or in numbers alone: `2027-03-31`. */
function dayPattern(locale: Locale): RegExp {
  const month = `(?<month>${anyNameOf(dayNamesIn(locale).months)})`;
  const [day, year] = ['(?<day>\\d{1,2})(?:st|nd|rd|th|º)?', '(?<year>\\d{4})'];
  const inNumbers = '(?<year>\\d{4})-(?<number>\\d{2})-(?<day>\\d{2})';
  const forms = [
    inNumbers,
    `${day}\\s(?:de\\s|of\\s)?${month}\\.?,?\\s(?:del?\\s)?${year}`,
    `${month}\\.?\\s${day},?\\s${year}`,
  ];
  return new RegExp(`(?<![\\d\\p{L}])(?:${forms.join('|')})(?!\\d)`, 'giu');
}

/** The day of the week before a day, if the text names one: its number from 1. */
function weekdayBefore(text: string, { weekdays }: ReturnType<typeof dayNamesIn>): number | undefined {
  const [, name = ''] = /(\p{L}{4,}),? (?:the )?$/u.exec(text) ?? [];
  return weekdays.get(name.toLowerCase());
}

/** An hour that no clock shows: above 24, or above 12 where the half of the day is said. */
const hourIn = onceForTexts((_, text): string | undefined => {
  for (const [written, hour, minutes = '0', half] of text.matchAll(
    /(?<![\d:.,])(\d{1,2})(?::(\d{2}))?(?![\d:])(?:[\s\u00A0\u202F]*[ap]\.?[\s\u00A0\u202F]?m(?<half>)(?!\p{L})\.?)?/giu,
  )) {
    const isSaid = half !== undefined;
    if (Number(hour) > (isSaid ? 12 : 24) && (isSaid || written.includes(':')) && Number(minutes) < 60) return written;
    if (isSaid && Number(minutes) > 59) return written;
  }
  return undefined;
});

const clock = String.raw`(\d{1,2})(?::(\d{2}))?[\s\u00A0\u202F]?([ap])(?:m(?!\p{L})|\.[\s\u00A0\u202F]?m\.?(?!\p{L}))`;
const hours = new RegExp(
  String.raw`(?<![\d:.,])${clock}(?:\s?[-–]\s?| (?:to|until|till|a|hasta|(?<=(?:between|entre) [^;,]{0,15})(?:and|y))(?: las?)? )${clock}`,
  'giu',
);

/** Minutes since midnight or noon. */
const minutesOf = (hour = '', minutes = '0') => (Number(hour) % 12) * 60 + Number(minutes);

const halfOf = (half = '') => half.toLowerCase();

/** The hours between which something is, in minutes since midnight, where the text behind `before` tells no more than them. */
export function hoursBehind(text: string, before: RegExp): { words: string; between: string } | undefined {
  for (const { 0: words, 1: from, 2: past, 3: half, 4: to, 5: beyond, 6: otherHalf, index } of text.matchAll(hours)) {
    // Behind the point of a short word a capital may begin a sentence, or name a day or a time zone.
    const ends = words.endsWith('.') ? /^\s*(?:[,;:!)]|$)/ : /^\s*(?:[.,;:!)]|$)/;
    const isAll = ends.test(text.slice(index + words.length));
    const [begin, end] = [`${halfOf(half)}${minutesOf(from, past)}`, `${halfOf(otherHalf)}${minutesOf(to, beyond)}`];
    if (isAll && before.test(text.slice(0, index))) return { words, between: `${begin} ${end}` };
  }
  return undefined;
}

/** Hours that end before they begin, both in one half of a day. Whoever writes 12 may mean noon or midnight. */
const backwardIn = onceForTexts((locale, text): string | undefined => {
  for (const { 0: written, 1: from, 2: past, 3: half, 4: to, 5: beyond, 6: otherHalf, index } of text.matchAll(hours)) {
    const isOneHalf = halfOf(half) === halfOf(otherHalf) && to !== '12';
    const isOther =
      nextDayWords[locale]?.test(text.slice(index + written.length)) || movedWords[locale]?.test(text.slice(0, index));
    if (isOneHalf && !isOther && minutesOf(from, past) > minutesOf(to, beyond)) return written;
  }
  return undefined;
});

/** A month or a season with its year, or a year alone, by which an offer may end. */
const spanPattern = onceFor((months: ReadonlyMap<string, number>) => {
  const seasons = Object.values(seasonWords).join('|');
  const part = `(?:(?:(?<month>${anyNameOf(months)}|sept)\\.?|(?:${seasons}),?)\\s(?:of\\s|del?\\s)?)?`;
  return new RegExp(`(?<![\\d\\p{L}])${part}(?<year>20\\d{2})(?![\\d\\p{L}-])`, 'giu');
});

/** The month, season or year of a text by which an offer has ended. */
function endedIn(locale: Locale, text: string, today: string): string | undefined {
  const { months } = dayNamesIn(locale);
  for (const { 0: written, index, groups = {} } of text.matchAll(spanPattern(months))) {
    const month = months.get((groups['month'] ?? '').toLowerCase().replace(/^sept$/, 'sep')) ?? 12;
    const last = `${groups['year']}-${String(month).padStart(2, '0')}-31`;
    if (last < today && offerEnds[locale]?.test(text.slice(0, index))) return written;
  }
  return undefined;
}

/** The days of a text with their years: as written, where, and in the form of ISO 8601, whether a calendar has them or not. */
export function daysIn(locale: Locale, text: string): { written: string; index: number; iso: string }[] {
  if (!/\d{4}/.test(text)) return [];
  const { months } = dayNamesIn(locale);
  return [...text.matchAll(dayPattern(locale))].map(({ 0: written, index, groups = {} }) => {
    const { day = '', month = '', year = '', number = String(months.get(month.toLowerCase())) } = groups;
    return { written, index, iso: [year, number.padStart(2, '0'), day.padStart(2, '0')].join('-') };
  });
}

/** The first span of a text, from one day to another, that ends before it begins. */
function backwardSpanIn(text: string, days: ReturnType<typeof daysIn>): string | undefined {
  for (const [at, { written, index, iso }] of days.entries()) {
    const next = days[at + 1];
    const between = next && text.slice(index + written.length, next.index);
    if (next && next.iso < iso && /^\s?(?:to|until|through|al?|hasta(?: el)?|[-–])\s?$/iu.test(between ?? ''))
      return text.slice(index, next.index + next.written.length);
  }
  return undefined;
}

/** What is wrong with a day of the text: no calendar has it, it is another day of the week, or it is a last day that is over. */
function errorOf({ locale, text }: Written, today: string): string | undefined {
  const hour = hourIn(locale, text);
  if (hour !== undefined) return `No clock shows ${hour}`;
  const backward = backwardIn(locale, text);
  if (backward !== undefined) return `${backward} ends before it begins`;
  if (!/\d{4}/.test(text)) return undefined;
  const names = dayNamesIn(locale);
  const days = daysIn(locale, text);
  for (const { written, index, iso } of days) {
    const before = text.slice(0, index);
    const weekday = weekdayBefore(before, names);
    if (!isIsoDate(iso)) return `There is no ${written}`;
    // Sunday is the last day of a week, and the first of a date.
    if (weekday !== undefined && weekday % 7 !== new Date(iso).getUTCDay())
      return `${written} is another day of the week`;
    if (iso < today && deadlines[locale]?.test(before)) return `${written} is over`;
  }
  const span = backwardSpanIn(text, days);
  if (span !== undefined) return `${span} ends before it begins`;
  const ended = endedIn(locale, text, today);
  return ended === undefined ? undefined : `${ended} is over`;
}

/** Days in texts that are over, do not exist or are another day of the week, and hours that do not exist: the same in each language is one mistake. */
export const writtenDayFindings = (texts: readonly (readonly Written[])[], today: string): Finding[] =>
  texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const message = errorOf(one, today);
        return message === undefined ? [] : [foundIn(one, 'C102', message)];
      })
      .slice(0, 1),
  );
