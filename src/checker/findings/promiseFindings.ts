import { isDeepStrictEqual } from 'node:util';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { promiseNames, promiseWords } from '#src/i18n/locales/promiseWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, textAt, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { stepGraph, type StepGraph } from '#src/checker/proof/stepGraph.ts';
import type { Registries } from '#src/checker/registries.ts';
import { units } from './measureWords.ts';
import { numbersInWords } from './numberWords.ts';

/** A promise, the field that makes it, and where. */
type Told = { step: CampaignStep; field: CampaignField; words: string; amount: number; path: (string | number)[] };

/** Minutes of each unit in which a call is promised. */
const MINUTES: Readonly<Record<string, number>> = { minutes: 1, hours: 60, days: 1440, weeks: 10_080 };

/** A number of units as one number: money as it is, time in minutes. */
function amountOf(number: string, unit: string): number {
  const plain = Number(numbersInWords(number)[0] ?? number.replaceAll(/[.,]/g, ''));
  const [name = ''] = Object.entries(units).find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(unit)) ?? [];
  return plain * (MINUTES[name] ?? 1);
}

/** What the fields of a campaign promise by these words, each text once. Those for caregivers have readers of their own. */
function promisesIn({ steps }: Campaign, tree: Tree, words: RegExp, locale: string): Told[] {
  return Object.values(steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      ['text', 'lead', 'hint'].flatMap((option): Told[] => {
        const path = [...fieldPath(tree, step, index), 'options', option, locale];
        const found = words.exec(textAt(tree, ...path) ?? '');
        const { number = '', unit = '' } = found?.groups ?? {};
        const amount = amountOf(number, unit);
        return found && !Number.isNaN(amount) ? [{ step, field, words: found[0], amount, path }] : [];
      }),
    ),
  );
}

/** Whether some visitor reads both: those on one way whose fields are shown to the same ones. */
const areBothRead = (one: Told, other: Told, graph: StepGraph) =>
  isDeepStrictEqual(one.field.when, other.field.when) && graph.ahead(one.step).has(other.step.name);

/** Texts that promise a call within another time, or other money for a visit, than a text before them on the same way. */
export function promiseFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const graph = stepGraph({ campaign, registries });
  return promiseNames.flatMap(
    (name) =>
      localeCodes()
        .map((locale) => {
          const words = promiseWords[locale]?.[name];
          const all = words ? promisesIn(campaign, tree, words, locale) : [];
          return all.flatMap((one, index): Finding[] => {
            const before = all
              .slice(0, index)
              .find((other) => other.amount !== one.amount && areBothRead(other, one, graph));
            if (!before) return [];
            const message = `"${one.words}" on "${one.step.name}" is another promise than "${before.words}" on "${before.step.name}", and visitors read both`;
            return [{ code: 'C129', at: placeOf(tree, one.path), message }];
          });
        })
        // The same in each language is one mistake.
        .find((found) => found.length > 0) ?? [],
  );
}
