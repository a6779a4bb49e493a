import type { Locale } from '#src/domain/facts.ts';
import { ageGroups, ageWords } from '#src/i18n/locales/ageWords.ts';

/** The ages that words tell: what the youngest and the oldest may be, where the words tell of that end. */
type Ages = { words: string; youngest?: readonly number[]; oldest?: readonly number[] };

/** The first ages that a text says it is for, or that somebody must have. */
export function agesIn(text: string, locale: Locale, use: 'shown' | 'needed'): Ages | undefined {
  const { 0: words, groups } = ageWords[locale]?.[use].exec(text) ?? {};
  if (words === undefined) return undefined;
  const { from, to, least, orOlder, over, older, under, upTo } = groups ?? {};
  if (under !== undefined) return { words, oldest: [Number(under) - 1] };
  if (upTo !== undefined) return { words, oldest: [Number(upTo)] };
  if (over !== undefined) return { words, youngest: [Number(over) + 1] };
  if (older !== undefined) return { words, youngest: [Number(older), Number(older) + 1] };
  return { words, youngest: [Number(from ?? least ?? orOlder)], oldest: [to === undefined ? Infinity : Number(to)] };
}

/** The words of a text for people of a time of life of whom nobody is of these ages; undefined where somebody may be. */
export function otherAges(text: string, locale: Locale, min: number, max: number): string | undefined {
  const meant = ageGroups[locale]?.flatMap((group) => (group.words.test(text) ? [group] : [])) ?? [];
  const [first] = meant;
  return meant.some((group) => group.min <= max && group.max >= min) ? undefined : first?.words.exec(text)?.[0];
}
