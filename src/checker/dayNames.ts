import type { Locale } from '#src/domain/facts.ts';

const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15));
// The first of January 2024 was a Monday.
const weekdays = Array.from({ length: 7 }, (_, index) => Date.UTC(2024, 0, 1 + index));

/** The names of days in small letters, long and short, each with its number from 1. */
function namesOf(locale: Locale, days: readonly number[], part: 'month' | 'weekday'): ReadonlyMap<string, number> {
  const forms = (['long', 'short'] as const).map(
    (form) => new Intl.DateTimeFormat(locale, { [part]: form, timeZone: 'UTC' }),
  );
  return new Map(
    days.flatMap((day, index) =>
      forms.map((form) => [form.format(day).toLowerCase().replace('.', ''), index + 1] as const),
    ),
  );
}

type Names = { months: ReadonlyMap<string, number>; weekdays: ReadonlyMap<string, number> };

const known = new Map<Locale, Names>();

/** What the months and the days of the week are called in a language, each with its number from 1. */
export function dayNamesIn(locale: Locale): Names {
  const names = known.get(locale) ?? {
    months: namesOf(locale, months, 'month'),
    weekdays: namesOf(locale, weekdays, 'weekday'),
  };
  known.set(locale, names);
  return names;
}

/** The names as a part of a pattern, long ones first. */
export const anyNameOf = (names: ReadonlyMap<string, number>): string =>
  [...names.keys()].toSorted((a, b) => b.length - a.length).join('|');
