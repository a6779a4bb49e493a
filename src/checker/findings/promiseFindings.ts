import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { promiseNames, promiseWords, type PromiseName } from '#src/i18n/locales/promiseWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import { stepGraph, type StepGraph } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';
import { units } from './measureWords.ts';
import { numbersInWords } from './numberWords.ts';

/** A promise in a text: its words, and its number of minutes or of money. */
type Promised = { words: string; amount: number };

/** A promise, the field that makes it, and where. */
type Told = Promised & { step: CampaignStep; field: CampaignField; index: number; option: string };

/** Minutes of each unit in which a call is promised. */
const minutes = Object.entries({ minutes: 1, hours: 60, days: 1440, weeks: 10_080 }).map(
  ([name, each]) => [new RegExp(`^(?:${units[name]})$`, 'iu'), each] as const,
);

/** A number of units as one number: money as it is, time in minutes. */
function amountOf(number: string, unit: string): number {
  const plain = Number(numbersInWords(number)[0] ?? number.replaceAll(/[.,]/g, ''));
  const [, each = 1] = minutes.find(([words]) => words.test(unit)) ?? [];
  return plain * each;
}

/** A text of a field in a language, by its option. */
function textOf({ options }: CampaignField, option: string, locale: Locale): string | undefined {
  const all: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>> | undefined>> = { ...options };
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

/** What the fields of a campaign promise, each text once. Those for caregivers have readers of their own. */
function promisesIn({ steps }: Campaign, locale: Locale): (name: PromiseName) => Told[] {
  const read = Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      ['text', 'lead', 'hint'].flatMap((option) => {
        const text = textOf(field, option, locale);
        return text === undefined ? [] : [{ step, field, index, option, promised: promisedIn(locale, text) }];
      }),
    ),
  );
  return (name) =>
    read.flatMap(({ promised, ...where }) => {
      const found = promised[name];
      return found ? [{ ...found, ...where }] : [];
    });
}

/** Whether some visitor reads both: those on one way whose fields are shown to the same ones. */
const areBothRead = (one: Told, other: Told, graph: StepGraph) =>
  isDeepStrictEqual(one.field.when, other.field.when) && graph.ahead(one.step).has(other.step.name);

/** Texts that promise a call within another time, or other money for a visit, than a text before them on the same way. */
export function promiseFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const graph = stepGraph({ campaign, registries });
  const told = localeCodes().map((locale) => ({ locale, of: promisesIn(campaign, locale) }));
  const findingOf = (all: readonly Told[], index: number, locale: Locale): Finding[] => {
    const one = all[index];
    const before =
      one && all.slice(0, index).find((other) => other.amount !== one.amount && areBothRead(other, one, graph));
    if (!before) return [];
    const message = `"${one.words}" on "${one.step.name}" is another promise than "${before.words}" on "${before.step.name}", and visitors read both`;
    const path = [...fieldPath(tree, one.step, one.index), 'options', one.option, locale];
    return [{ code: 'C129', at: placeOf(tree, path), message }];
  };
  return promiseNames.flatMap(
    (name) =>
      told
        .map(({ locale, of }) => of(name).flatMap((_, index, all) => findingOf(all, index, locale)))
        // The same in each language is one mistake.
        .find((found) => found.length > 0) ?? [],
  );
}
