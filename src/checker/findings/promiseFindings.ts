import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { promiseNames, promiseWords, type PromiseName } from '#src/i18n/locales/promiseWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onDemand, onceForTexts } from '#src/checker/onceFor.ts';
import { stepGraph, type StepGraph } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';
import { units } from './measureWords.ts';
import { numbersInWords } from './numberWords.ts';

/** A promise in a text: its words, and its number of seconds, of visits or of money. */
type Promised = { words: string; amount: number };

/** Where a text is read: on which step, by whom, and its place in the document. */
type Where = { step: CampaignStep; when: CampaignField['when']; path: () => (string | number)[] };

/** A promise, and where it is read. */
type Told = Promised & Where;

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
const LEEWAY: Readonly<Partial<Record<PromiseName, number>>> = { lasts: 0.1 };

const areOne = (name: PromiseName, one: number, other: number) =>
  Math.abs(one - other) <= Math.max(one, other) * (LEEWAY[name] ?? 0);

/** A number of units as one number: money and visits as they are, time in seconds. */
function amountOf(number: string, unit: string): number {
  const plain = Number(numbersInWords(number)[0] ?? number.replaceAll(/[.,]/g, ''));
  const [, each = 1] = seconds.find(([words]) => words.test(unit)) ?? [];
  return plain * each;
}

/** A text of a field in a language, by its option. */
function textOf({ options = {} }: CampaignField, option: string, locale: Locale): string | undefined {
  // An object that is no list has names.
  const all = options as Readonly<Record<string, Readonly<Partial<Record<Locale, string>>> | undefined>>;
  return all[option]?.[locale];
}

/** What a text promises, by the name of the promise. */
const promisedIn = onceForTexts((locale, text): Partial<Record<PromiseName, Promised>> => {
  const found = promiseNames.flatMap((name): [PromiseName, Promised][] => {
    const match = promiseWords[locale]?.[name].exec(text);
    const { number = '', unit = '' } = match?.groups ?? {};
    const amount = amountOf(number, unit);
    return match && !Number.isNaN(amount) ? [[name, { words: match[0], amount }]] : [];
  });
  return Object.fromEntries(found);
});

/** The texts in a language that visitors read on their way, in its order. Those for caregivers have readers of their own. */
function readIn({ steps, home, landingPageCopy }: Campaign, tree: Tree, locale: Locale): (Where & { text: string })[] {
  const first = steps[home];
  const ofLanding = (['title', 'subtitle'] as const).flatMap((option) => {
    const text = landingPageCopy[option]?.[locale];
    const path = () => ['landingPageCopy', option, locale];
    return first && text !== undefined ? [{ step: first, when: undefined, path, text }] : [];
  });
  const ofFields = Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      ['text', 'lead', 'hint'].flatMap((option) => {
        const text = textOf(field, option, locale);
        const path = () => [...fieldPath(tree, step, index), 'options', option, locale];
        return text === undefined ? [] : [{ step, when: field.when, path, text }];
      }),
    ),
  );
  return [...ofLanding, ...ofFields];
}

/** What is promised in a language, by the name of the promise. */
function promisesIn(campaign: Campaign, tree: Tree, locale: Locale): (name: PromiseName) => Told[] {
  const read = readIn(campaign, tree, locale).map(({ text, ...where }) => ({
    where,
    promised: promisedIn(locale, text),
  }));
  return (name) =>
    read.flatMap(({ where, promised }) => {
      const found = promised[name];
      return found ? [{ ...found, ...where }] : [];
    });
}

/** Whether some visitor reads both: those on one way that are shown to the same ones. */
const areBothRead = (one: Told, other: Told, graph: StepGraph) =>
  isDeepStrictEqual(one.when, other.when) && graph.ahead(one.step).has(other.step.name);

/** Texts that promise another time, other money or other visits than a text before them on the same way. */
export function promiseFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const graph = onDemand(() => stepGraph({ campaign, registries }));
  const told = localeCodes().map((locale) => promisesIn(campaign, tree, locale));
  const findingOf = (name: PromiseName, all: readonly Told[], index: number): Finding[] => {
    const one = all[index];
    const before =
      one &&
      all.slice(0, index).find((other) => !areOne(name, other.amount, one.amount) && areBothRead(other, one, graph()));
    if (!before) return [];
    const message = `"${one.words}" on "${one.step.name}" is another promise than "${before.words}" on "${before.step.name}", and visitors read both`;
    return [{ code: 'C129', at: placeOf(tree, one.path()), message }];
  };
  return promiseNames.flatMap(
    (name) =>
      told
        .map((of) => of(name).flatMap((_, index, all) => findingOf(name, all, index)))
        // The same in each language is one mistake.
        .find((found) => found.length > 0) ?? [],
  );
}
