import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { ofItself, promiseNames, promiseWords, type PromiseName } from '#src/i18n/locales/promiseWords.ts';
import { statementNames, type StatementName } from '#src/i18n/locales/statementWords.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onDemand, onceForTexts } from '#src/checker/onceFor.ts';
import { stepGraph, type StepGraph } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';
import { units } from './measureWords.ts';
import { numbersInWords } from './numberWords.ts';
import { statedIn, type Stated } from './statements.ts';
import { textsOnWay, type Where } from './textsOnWay.ts';

/** A promise in a text: its words, its number of seconds, of visits or of money, and whether it is about its page alone. */
type Promised = { words: string; amount: number; isOfPage: boolean };

const names = [...promiseNames, ...statementNames];
type Name = PromiseName | StatementName;

/** A promise, and where it is read. */
type Told = (Promised | Stated) & Where;

/** Seconds of each unit of time; a month is the twelfth part of a year. */
const seconds = Object.entries({
  minutes: 60,
  hours: 3600,
  days: 86_400,
  weeks: 604_800,
  months: 2_628_000,
  years: 31_536_000,
}).map(([name, each]) => [new RegExp(`^(?:${units[name]})$`, 'iu'), each] as const);

/** Product constant: the part by which two promises of a name may differ and be one: twelve weeks are called three months. */
const LEEWAY: Readonly<Partial<Record<Name, number>>> = { lasts: 0.1 };

/** Whether both may be so, the one before the other: a part of a page takes less than the page. */
function goTogether(name: Name, one: Told, other: Told): boolean {
  if ('things' in one) return 'things' in other && one.things.some((thing) => other.things.includes(thing));
  if (!('amount' in other)) return true;
  if ((one.isOfPage || other.isOfPage) && one.step !== other.step) return true;
  if (other.isOfPage && other.amount < one.amount) return true;
  return Math.abs(one.amount - other.amount) <= Math.max(one.amount, other.amount) * (LEEWAY[name] ?? 0);
}

/** A number of units as one number: money and visits as they are, time in seconds. */
function amountOf(number: string, unit: string): number {
  const plain = Number(numbersInWords(number)[0] ?? number.replaceAll(/[.,]/g, ''));
  const [, each = 1] = seconds.find(([words]) => words.test(unit)) ?? [];
  return plain * each;
}

/** What a text promises and states, by the name of the promise. */
const promisedIn = onceForTexts((locale, text): Partial<Record<Name, Promised | Stated | undefined>> => {
  const found = promiseNames.flatMap((name): [PromiseName, Promised][] => {
    const whole = promiseWords[locale]?.[name].exec(text);
    const match = whole ?? (name === 'filled' ? ofItself[locale]?.exec(text) : undefined);
    const { number = '', unit = '' } = match?.groups ?? {};
    const amount = amountOf(number, unit);
    return match && !Number.isNaN(amount) ? [[name, { words: match[0], amount, isOfPage: !whole }]] : [];
  });
  return { ...Object.fromEntries(found), ...statedIn(locale, text) };
});

/** What is promised in a language, by the name of the promise. */
function promisesIn(campaign: Campaign, tree: Tree, registries: Registries, locale: Locale): (name: Name) => Told[] {
  const read = textsOnWay(campaign, tree, registries, locale).map(({ text, ...where }) => ({
    where,
    promised: promisedIn(locale, text),
  }));
  return (name) =>
    read.flatMap(({ where, promised }): Told[] => {
      const found = promised[name];
      return found ? [{ ...found, ...where }] : [];
    });
}

/** Whether some visitor reads both: those on one way that are shown to the same ones. */
const areBothRead = (one: Told, other: Told, graph: StepGraph) =>
  isDeepStrictEqual(one.when, other.when) && graph.ahead(one.step).has(other.step.name);

/** Texts that promise other times, money or visits, or state something else, than a text before them on the same way. */
export function promiseFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const graph = onDemand(() => stepGraph({ campaign, registries }));
  const told = localeCodes().map((locale) => promisesIn(campaign, tree, registries, locale));
  const findingOf = (name: Name, all: readonly Told[], index: number): Finding[] => {
    const one = all[index];
    const before =
      one && all.slice(0, index).find((other) => !goTogether(name, other, one) && areBothRead(other, one, graph()));
    if (!before) return [];
    const differs = 'things' in one ? 'says otherwise' : 'is another promise';
    const message = `"${one.words}" on "${one.step.name}" ${differs} than "${before.words}" on "${before.step.name}", and visitors read both`;
    return [{ code: 'C129', at: placeOf(tree, one.path()), message }];
  };
  return names.flatMap(
    (name) =>
      told
        .map((of) => of(name).flatMap((_, index, all) => findingOf(name, all, index)))
        // The same in each language is one mistake.
        .find((found) => found.length > 0) ?? [],
  );
}
