import type { Locale } from '#src/domain/facts.ts';
import { statementWords, type StatementName } from '#src/i18n/locales/statementWords.ts';
import { conditionsIn } from './namedThings.ts';
import { daysIn, hoursBehind } from './writtenDays.ts';

/** What a text states: its words, and what they come to. Two that share nothing exclude one another. */
export type Stated = { words: string; things: readonly string[] };

/** Which of two things a text states, where it states one of them alone. */
function eitherOf(text: string, choices: Readonly<Record<string, RegExp>>): Stated | undefined {
  const found = Object.entries(choices).flatMap(([thing, pattern]): Stated[] => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ words, things: [thing] }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The conditions that a study is said to be about, and the words that say so. */
function conditionsOf(text: string, pattern: RegExp, locale: Locale): Stated | undefined {
  const { 0: words = '', groups = {} } = pattern.exec(text) ?? {};
  const things = conditionsIn(groups['about'] ?? groups['named'] ?? '', locale);
  return things.length > 0 ? { words, things } : undefined;
}

/** From what to what something is said to be: the ages that a study is for, a body mass index, or what is paid. */
function spanOf(text: string, pattern: RegExp): Stated | undefined {
  const { 0: words, groups = {} } = pattern.exec(text) ?? {};
  return words === undefined
    ? undefined
    : { words, things: [`${groups['from']} to ${groups['to']}`.replaceAll(/[$£€]/g, '')] };
}

/** The last day to join. */
function deadlineOf(text: string, before: RegExp, locale: Locale): Stated | undefined {
  const last = daysIn(locale, text).find(({ index }) => before.test(text.slice(0, index)));
  return last && { words: last.written, things: [last.iso] };
}

/** The hours in which a line is open. */
function openHoursOf(text: string, before: RegExp): Stated | undefined {
  const found = hoursBehind(text, before);
  return found && { words: found.words, things: [found.between] };
}

/** What a text states, by the name of the statement. */
export function statedIn(locale: Locale, text: string): Readonly<Partial<Record<StatementName, Stated | undefined>>> {
  const words = statementWords[locale];
  if (!words) return {};
  return {
    cost: eitherOf(text, words.cost),
    insurance: eitherOf(text, words.insurance),
    condition: conditionsOf(text, words.condition, locale),
    ages: spanOf(text, words.ages),
    bmi: spanOf(text, words.bmi),
    pay: spanOf(text, words.pay),
    deadline: deadlineOf(text, words.deadline, locale),
    hours: openHoursOf(text, words.hours),
  };
}
