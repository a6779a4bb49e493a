import type { Answers, Locale } from '#src/domain/facts.ts';
import { documentName, type Campaign, type CampaignStep } from '#src/flow/campaign.ts';
import { localeCodes } from '#src/generated/locales.ts';
import { claims, claimWords, type Claim } from '#src/i18n/locales/claimWords.ts';
import { topics } from '#src/i18n/locales/topics.ts';
import type { Spec } from '#src/kit/spec.ts';
import { asksAny, isQuestion } from '#src/checker/asksAny.ts';
import { partOf, placeOf, type Tree } from '#src/checker/document/tree.ts';
import { beside, stepAt, type Finding } from '#src/checker/finding.ts';
import { knowsLeads, saves } from '#src/checker/proof/model.ts';
import { firstSteps } from '#src/checker/proof/stepGraph.ts';
import { onceForTexts } from '#src/checker/onceFor.ts';
import type { Registries } from '#src/checker/registries.ts';
import { agesIn } from './ages.ts';
import { checkParams } from './checkParams.ts';
import { fewestPages, leastAtEnds, leastOnWay } from './leastOnWay.ts';
import { units } from './measureWords.ts';
import { savesBefore } from './nextLabels.ts';
import { countedInWords, numberOf } from './numberWords.ts';
import { foundIn, type Written } from './wordFindings.ts';

/** Product constants: seconds that a quick person takes for an answer that is typed, and for a choice. */
const [TYPED, CHOSEN] = [6, 2.5];

/** What a step asks everybody, by what each question weighs: those without a condition. */
const askedOn =
  ({ kinds }: Registries, weigh: (kind: Spec) => number) =>
  ({ fields }: CampaignStep) =>
    fields.reduce((sum, { kind, when }) => {
      const spec = kinds[kind];
      return sum + (spec && when === undefined && isQuestion(spec) ? weigh(spec) : 0);
    }, 0);

/** The least that anybody is asked who gets to an end. */
const leastAsked = (campaign: Campaign, registries: Registries, weigh: (kind: Spec) => number): number =>
  leastAtEnds(leastOnWay(campaign, firstSteps(campaign), askedOn(registries, weigh)), registries);

/** The fewest and the most days that each unit has. */
const daysIn: Readonly<Record<string, readonly [number, number]>> = {
  days: [1, 1],
  weeks: [7, 7],
  months: [28, 31],
  years: [365, 366],
};

const isWordOf = (unit: string, word: string) => new RegExp(`^(?:${units[unit]})$`, 'iu').test(word);

/** Whether so many days may be called so many of a unit, by its word in one of the languages. */
function isSpan(days: number, number: number, word: string): boolean {
  const [, [fewest, most] = [1, 1]] = Object.entries(daysIn).find(([unit]) => isWordOf(unit, word)) ?? [];
  return days >= number * fewest && days <= number * most;
}

/** That a page asks everybody several questions; undefined where each has one at most. */
function severalOnOne({ steps }: Campaign, registries: Registries): string | undefined {
  const asked = askedOn(registries, () => 1);
  const step = Object.values(steps).find((one) => asked(one) > 1);
  return step && `the step "${step.name}" asks ${asked(step)} on one page`;
}

/** What is done in truth, by the claim that it belies; undefined where the claim may be true. */
function truthOf(
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): Record<Claim, (number: number, unit: string) => string | undefined> {
  const steps = Object.values(campaign.steps);
  const saving = steps.find(saves);
  const asking = (...answers: (keyof Answers)[]) => {
    const step = saving && steps.find(({ fields }) => asksAny(fields, answers, registries));
    return step && `the step "${step.name}" asks for it, and it is saved`;
  };
  // Somebody who comes by a link of their own may have given either before.
  const isKnown = knowsLeads(campaign);
  const unreached = (...answers: (keyof Answers)[]) =>
    isKnown || steps.some(({ fields }) => asksAny(fields, answers, registries)) ? undefined : 'no step asks where to';
  const fewest = leastAsked(campaign, registries, () => 1);
  const seconds = leastAsked(campaign, registries, (kind) => (kind.textOf || kind.numberOf ? TYPED : CHOSEN));
  const pages = fewestPages(campaign, registries);
  const within = (most: number) =>
    most < seconds && seconds !== Infinity
      ? `nobody gives the answers that all are asked for in less than ${Math.ceil(seconds)} seconds`
      : undefined;
  const kept = partOf(tree, ['pictures', 'keptDays']);
  const days = kept?.kind === 'scalar' ? kept.value : undefined;
  const youngest = boundsIn(campaign, registries).flatMap(({ name, bounds }) => (name === 'min_value' ? bounds : []));
  const booking = Object.keys(registries.kinds).filter((kind) => registries.kinds[kind]?.books);
  const books = steps.some(({ fields }) => fields.some(({ kind }) => booking.includes(kind)));
  return {
    held: (_, button) => savesBefore(button, campaign, registries),
    oneByOne: () => severalOnOne(campaign, registries),
    books: () => (books ? undefined : `no step has a ${booking.join(' or ')}`),
    unsaved: () => saving && `the step "${saving.name}" saves them`,
    unshared: () => saving && `what the step "${saving.name}" saves is for those who run the studies`,
    mails: () => unreached('email'),
    calls: () => unreached('phone'),
    nameless: () => asking('firstName', 'phone', 'email'),
    phoneless: () => asking('phone'),
    emailless: () => asking('email'),
    callless: () => asking('phone')?.replace('asks for it', 'asks for a number to call'),
    birthless: () => asking('birthDate'),
    oldEnough: (number) =>
      youngest.length === 0 || youngest.includes(number)
        ? undefined
        : `the age is taken from ${youngest.join(' and ')} on`,
    ages: (from, to) => (Number(to) < from ? `nobody is from ${from} to ${to} years old` : undefined),
    kept: (number, unit) =>
      days === undefined || Number.isNaN(number) || isSpan(Number(days), number, unit)
        ? undefined
        : `"pictures" says that they are kept for ${days} days`,
    minutes: (number) => within(number * 60),
    seconds: within,
    questions: (number) =>
      number < fewest && fewest !== Infinity ? `nobody is asked fewer than ${fewest}` : undefined,
    pages: (number) =>
      number < pages && pages !== Infinity ? `nobody is done with fewer than ${pages} that ask` : undefined,
  };
}

/** The checks of the campaign that have bounds, each with the key of the text by which it refuses an answer. */
const boundsIn = ({ steps }: Campaign, { checks }: Registries) =>
  Object.values(steps).flatMap((step) =>
    step.fields.flatMap(({ id, checks: put = [] }) =>
      put.flatMap((one) => {
        const check = checks[one.check];
        const bounds = Object.values(check?.bounds?.(checkParams(check, one)) ?? {});
        return bounds.length === 0
          ? []
          : [{ key: `${documentName(step)}.${id}.${one.check}`, name: one.check, bounds: bounds.map(Number) }];
      }),
    ),
  );

/** Whether a text tells a bound: as the age that somebody must have, or else as a number, over 17 being 18 or more. */
function tells(text: string, locale: Locale, bounds: readonly number[]): boolean {
  const { youngest } = agesIn(text, locale, 'needed') ?? {};
  if (youngest) return bounds.some((bound) => youngest.includes(bound));
  const numbers = [...(text.match(/\d+/g) ?? []), ...countedInWords(text, locale).keys()].map(Number);
  return numbers.length === 0 || bounds.some((bound) => numbers.some((number) => Math.abs(number - bound) <= 1));
}

/** Texts that refuse an answer by other numbers than their check does. A translation with others than its English is found for that. */
function refusalFindings(campaign: Campaign, tree: Tree, registries: Registries): Finding[] {
  return boundsIn(campaign, registries).flatMap(({ key, name, bounds }): Finding[] => {
    const locale = localeCodes().find((one) => campaign.copy[one]?.[key] !== undefined);
    const text = locale && campaign.copy[locale]?.[key];
    if (!text || tells(text, locale, bounds)) return [];
    const message = `"${text}" is not so: "${name}" has ${bounds.join(' and ')}`;
    return [{ code: 'C119', at: placeOf(tree, ['copy', locale, key]), message }];
  });
}

/** What a text claims, each with its words, its number and what that counts. */
const claimedIn = onceForTexts((locale, text) =>
  claims.flatMap((claim) => {
    const [words, number = '', unit = ''] = claimWords[locale]?.[claim].exec(text) ?? [];
    return words === undefined ? [] : [{ claim, words, number, unit }];
  }),
);

/** Whether a text is about pictures: it names them, or stands on a step that asks for some. */
function isOfPictures({ text, locale, at }: Written, { steps }: Campaign, registries: Registries): boolean {
  if (topics[locale]?.['picture']?.test(text)) return true;
  const step = steps[stepAt(at()) ?? ''];
  return step !== undefined && asksAny(step.fields, ['pictures'], registries);
}

/** Texts that claim of their campaign what its steps and checks do otherwise: the same in each language is one mistake. */
export function claimFindings(
  texts: readonly (readonly Written[])[],
  campaign: Campaign,
  tree: Tree,
  registries: Registries,
): Finding[] {
  // Most texts claim nothing.
  const claiming = texts.flatMap((inLanguages) => {
    const claimed = inLanguages.flatMap((one) => claimedIn(one.locale, one.text).map((found) => ({ one, ...found })));
    return claimed.length === 0 ? [] : [claimed];
  });
  const truth = claiming.length > 0 ? truthOf(campaign, tree, registries) : undefined;
  const findingOf = (claim: Claim, claimed: (typeof claiming)[number]): Finding[] => {
    const first = claimed.find(
      (found) => found.claim === claim && (claim !== 'kept' || isOfPictures(found.one, campaign, registries)),
    );
    const done = first && truth?.[claim](numberOf(first.number, first.one.locale), first.unit);
    return done ? [foundIn(first.one, 'C119', `"${first.words}" is not so: ${done}`)] : [];
  };
  const belied = claiming.flatMap((claimed) => claims.flatMap((claim) => findingOf(claim, claimed)));
  const refused = refusalFindings(campaign, tree, registries);
  return [...refused, ...beside(refused, belied)];
}
