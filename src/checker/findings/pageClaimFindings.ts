import { countries, countryCodes } from '#src/domain/countries/index.ts';
import type { Locale } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes, sourceLocale } from '#src/generated/locales.ts';
import { pageClaimWords } from '#src/i18n/locales/claimWords.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { placeOf, type Tree } from '#src/checker/document/tree.ts';
import type { Finding } from '#src/checker/finding.ts';
import { listed } from '#src/checker/proof/conditions.ts';
import { firstSteps, stepGraph, targetsOf } from '#src/checker/proof/stepGraph.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { agesIn } from './ages.ts';
import { countriesIn } from './namedThings.ts';
import { leastAtEnds, leastOnWay, mostOnWay } from './leastOnWay.ts';

type Texts = Readonly<Record<string, string>>;

const isText = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const textsOf = ({ options = {} }: CampaignField): (readonly [name: string, texts: Texts])[] =>
  Object.entries(options).flatMap(([name, value]) => (isText(value) ? [[name, value] as const] : []));

/** What a text claims of its page, and the ages that it says it is for. */
const claimedIn = onceForTexts((locale, text) => {
  const { last, place } = pageClaimWords[locale] ?? {};
  return { last: last?.exec(text)?.[0], place: place?.exec(text), ages: agesIn(text, locale, 'shown') };
});

/** What is done in truth where a page says that it is the last one, or which one it is; undefined where that may be true. */
function pageTruth(campaign: Campaign, registries: Registries) {
  const asks = ({ kind, when }: CampaignField) =>
    when === undefined && (registries.kinds[kind]?.answers.length ?? 0) > 0;
  const mustAnswer = ({ kind, required }: CampaignField) =>
    required ?? registries.kinds[kind]?.requiredByDefault ?? false;
  const asking = (step: CampaignStep) => (step.fields.some(asks) ? 1 : 0);
  const owing = (step: CampaignStep) => (step.fields.some((one) => asks(one) && mustAnswer(one)) ? 1 : 0);
  const pages = leastOnWay(campaign, firstSteps(campaign), asking);
  const fewest = leastAtEnds(pages, registries);
  const most = mostOnWay(campaign, stepGraph({ campaign, registries }));
  return {
    last(step: CampaignStep): string | undefined {
      const following = targetsOf(step).flatMap((name) => campaign.steps[name] ?? []);
      const left = leastAtEnds(leastOnWay(campaign, following, owing), registries);
      return left > 0 && left !== Infinity ? 'everybody who goes on must answer more' : undefined;
    },
    place(step: CampaignStep, number: number, of: number): string | undefined {
      const before = pages.get(step) ?? 0;
      if (number < before) return `nobody gets there without ${before - 1} that ask before it`;
      if (of > most) return `nobody passes more than ${most} pages`;
      return of < fewest && fewest !== Infinity ? `nobody is done with fewer than ${fewest} that ask` : undefined;
    },
  };
}

/** What a text says of the ages that it is for, where others see it: those that all conditions of its field on the age let through. */
function belied({ when }: CampaignField, text: string, locale: Locale): readonly [string, string] | undefined {
  const { ages } = claimedIn(locale, text);
  const bounds = listed(when).flatMap(({ rule, params, is = true }) =>
    rule === 'ageBetween' && is ? [{ min: 0, max: Infinity, ...params }] : [],
  );
  const min = Math.max(...bounds.map((bound) => bound.min));
  const max = Math.min(...bounds.map((bound) => bound.max));
  const { words, youngest = [min], oldest = [max] } = ages ?? {};
  if (words === undefined || bounds.length === 0 || (youngest.includes(min) && oldest.includes(max))) return undefined;
  return [words, `it is shown from ${min}${max === Infinity ? ' on' : ` to ${max}`}`];
}

/** A part of the United Kingdom by whose name another country goes. */
const partOfAnother = /Northern Ireland|Irlanda del Norte/iu;

/**
 * A country that a heading names, where those of another one alone see it. A sentence may well tell them what is elsewhere.
 */
function foreign({ when, options = {} }: CampaignField, text: string, locale: Locale) {
  if (!('level' in options) || partOfAnother.test(text)) return undefined;
  const codes = listed(when).flatMap(({ rule, params, is = true }) =>
    rule === 'countryIs' && is ? [String(params.country)] : [],
  );
  const shown = countryCodes.flatMap((code) => (codes.includes(code) ? [countries[code].name[sourceLocale]] : []));
  const named = shown.length > 0 ? countriesIn(text, locale) : [];
  if (named.length === 0 || named.some((name) => shown.includes(name))) return undefined;
  return [text, `it names ${named.join(' and ')}, and is shown in ${shown.join(' and ')}`] as const;
}

/** Texts that claim to be on the last page that asks, on that one of so many, or for ages or a country that do not see them: once in each text. */
export function pageClaimFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  const truth = pageTruth(campaign, registries);
  const truthOf = (step: CampaignStep, field: CampaignField, text: string, locale: Locale) => {
    const { last: isLast, place } = claimedIn(locale, text);
    const [placed, number, of] = place ?? [];
    const done = (isLast && truth.last(step)) || (placed && truth.place(step, Number(number), Number(of)));
    return done
      ? ([(isLast ?? placed ?? '').trim(), done] as const)
      : (belied(field, text, locale) ?? foreign(field, text, locale));
  };
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index) =>
      textsOf(field).flatMap(([name, texts]) =>
        localeCodes()
          .flatMap((locale): Finding[] => {
            const found = truthOf(step, field, texts[locale] ?? '', locale);
            const at = placeOf(tree, [...fieldPath(tree, step, index), 'options', name, locale]);
            return found
              ? [{ code: 'C119', at, message: `"${found[0]}" on "${step.name}" is not so: ${found[1]}` }]
              : [];
          })
          .slice(0, 1),
      ),
    ),
  );
}
