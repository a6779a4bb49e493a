import type { Answers } from '#src/domain/facts.ts';
import type { EffectName } from '#src/effects/index.ts';
import { savingEffects } from '#src/effects/savingEffects.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { documentName } from '#src/flow/campaign.ts';
import { asksAny } from '#src/checker/asksAny.ts';
import type { Finding } from '#src/checker/finding.ts';
import { causeOfCount, countedBy } from '#src/checker/findings/eventFindings.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { findingAt, knowsLeads, saves, savesOnEnter, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';

type AnswerNames = readonly (keyof Answers)[];

type List = 'onEnter' | 'onLeave';
type Called = { effect: string; params?: object };
/** An effect as a step names it. */
type Call = { step: CampaignStep; list: List; index: number; called: Called; before: readonly Called[] };

const callsIn = (step: CampaignStep): Call[] =>
  (['onEnter', 'onLeave'] as const).flatMap((list) =>
    step[list].map((called, index) => ({ step, list, index, called, before: step[list].slice(0, index) })),
  );

const same = (one: Called, other: Called) => JSON.stringify(one) === JSON.stringify(other);

/** The effects that count, each time that they run. */
const counting: readonly EffectName[] = ['countEvent', 'countOutcome'];

/** The effect that finds out what another one works with, where both run at the same moment. */
const after: readonly (readonly [EffectName, EffectName, string])[] = [
  ['findNearestSite', 'fetchSiteSchedulingStatus', 'the site'],
];

/** Whom an event counts under its code, where it names another answer. */
function otherCount({ params = {} }: Called): string {
  const [code, ifAnswered] = ['code' in params && params.code, 'ifAnswered' in params && params.ifAnswered];
  const counted = typeof code === 'string' ? countedBy(code) : undefined;
  return counted === undefined || counted === ifAnswered
    ? ''
    : `, and "${String(code)}" counts those who gave "${counted}"`;
}

type Listed = { path: readonly (string | number)[]; list: readonly Called[] };

/** Every list of effects of the document. */
const listsIn = ({ campaign }: CampaignModel): Listed[] =>
  Object.values(campaign.steps).flatMap((step) => [
    ...(['onEnter', 'onLeave'] as const).map((name) => ({
      path: ['steps', documentName(step), name],
      list: step[name],
    })),
    ...Object.entries(step.onAnswer).map(([answer, list]) => ({
      path: ['steps', documentName(step), 'onAnswer', answer],
      list,
    })),
  ]);

/** Effects that run before another one, at the same moment, has found out what they work with. */
const orderFindings = (model: CampaignModel, lists: readonly Listed[]): Finding[] =>
  lists.flatMap(({ path, list }) =>
    after.flatMap(([first, second, what]): Finding[] => {
      const [before, index] = [first, second].map((name) => list.findIndex(({ effect }) => effect === name));
      if (before === undefined || index === undefined || index === -1 || before < index) return [];
      const message = `"${second}" has nothing to work with: "${first}" finds ${what} after it`;
      return [findingAt(model, 'C093', [...path, index], message)];
    }),
  );

/**
 * Effects that have nothing to work with on their step: no answer, nobody who is saved, or what they did already. As a step
 * opens an answer may be there from an earlier visit, so that it need only be asked anywhere.
 */
export function effectFindings(model: CampaignModel, graph: StepGraph): Finding[] {
  const { campaign, registries } = model;
  const steps = Object.values(campaign.steps);
  const asks = (names: AnswerNames) => (step: CampaignStep) => asksAny(step.fields, names, registries);
  const isBefore = (step: CampaignStep, other: CampaignStep) =>
    step.name !== other.name && graph.ahead(step).has(other.name);
  const isKnown = knowsLeads(campaign);
  /** One that waits for an answer needs that one; the schema has accepted its name. */
  const neededBy = ({ effect, params = {} }: Called): AnswerNames =>
    'ifAnswered' in params ? [params.ifAnswered as keyof Answers] : (registries.effects[effect]?.needs ?? []);
  function errorOf({ step, list, called, before }: Call): string | undefined {
    const names = neededBy(called);
    const isAnywhere = list === 'onEnter' && !('ifAnswered' in (called.params ?? {}));
    const isAskedFor = (one: CampaignStep) =>
      isAnywhere || isBefore(one, step) || (list === 'onLeave' && one.name === step.name);
    const isThere = names.length === 0 || isKnown || steps.filter(asks(names)).some(isAskedFor);
    if (!isThere) return `has nothing to work with: nothing before asks for ${eitherOf(names)}${otherCount(called)}`;
    const isSaved = savesOnEnter(step) || steps.some((one) => saves(one) && isBefore(one, step));
    if (registries.effects[called.effect]?.isForSaved && !isSaved)
      return 'is for those who are saved, and no step before this one saves';
    if (list === 'onLeave' && step.saves && savingEffects.some(({ effect }) => effect === called.effect))
      return 'does the same again: "saves": true lets the step save and send already';
    if (before.some((one) => same(one, called))) return 'is named twice here, and the second time does the same';
    if (!counting.some((effect) => effect === called.effect)) return undefined;
    const counted = steps.find(
      (one) => isBefore(one, step) && callsIn(one).some((other) => same(other.called, called)),
    );
    return counted && `counts once more what the step "${documentName(counted)}" has counted`;
  }
  const lists = listsIn(model);
  const alone = steps.flatMap(callsIn).flatMap((call): Finding[] => {
    const error = errorOf(call);
    const { step, list, index, called } = call;
    const message = `"${called.effect}" ${error}`;
    if (error === undefined) return [];
    const finding = findingAt(model, 'C093', ['steps', documentName(step), list, index], message);
    return [{ ...finding, cause: causeOfCount(step, list, index) }];
  });
  return [...alone, ...orderFindings(model, lists)];
}
