import { isIsoDate } from '#src/domain/dates.ts';
import type { Locale } from '#src/domain/facts.ts';
import { deadlines } from '#src/i18n/locales/textMarks.ts';
import { anyNameOf, dayNamesIn } from '#src/checker/dayNames.ts';
import type { Finding } from '#src/checker/finding.ts';
import type { Written } from './wordFindings.ts';

/** A day with its year, as a language writes it: `March 31, 2027` and `31 de marzo de 2027`. */
function dayPattern(locale: Locale): RegExp {
  const month = `(?<month>${anyNameOf(dayNamesIn(locale).months)})`;
  const [day, year] = ['(?<day>\\d{1,2})(?:st|nd|rd|th|º)?', '(?<year>\\d{4})'];
  const forms = [`${day}\\s(?:de\\s|of\\s)?${month}\\.?,?\\s(?:del?\\s)?${year}`, `${month}\\.?\\s${day},?\\s${year}`];
  return new RegExp(`(?<![\\d\\p{L}])(?:${forms.join('|')})(?!\\d)`, 'giu');
}

/** What is wrong with a day of the text: no calendar has it, or it is a last day that is over. */
function errorOf({ locale, text }: Written, today: string): string | undefined {
  if (!/\d{4}/.test(text)) return undefined;
  const { months } = dayNamesIn(locale);
  for (const { 0: written, index, groups = {} } of text.matchAll(dayPattern(locale))) {
    const { day = '', month = '', year = '' } = groups;
    const numbers = [year, String(months.get(month.toLowerCase())).padStart(2, '0'), day.padStart(2, '0')];
    const iso = numbers.join('-');
    if (!isIsoDate(iso)) return `There is no ${written}`;
    if (iso < today && deadlines[locale]?.test(text.slice(0, index))) return `${written} is over`;
  }
  return undefined;
}

/** Days in texts that are over or do not exist: the same in each language is one mistake. */
export const writtenDayFindings = (texts: readonly (readonly Written[])[], today: string): Finding[] =>
  texts.flatMap((inLanguages) =>
    inLanguages
      .flatMap((one): Finding[] => {
        const message = errorOf(one, today);
        return message === undefined ? [] : [{ code: 'C102', at: one.at(), message }];
      })
      .slice(0, 1),
  );
