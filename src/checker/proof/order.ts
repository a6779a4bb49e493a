import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf, type AspectName } from '#src/kit/aspects.ts';
import { onceFor } from '#src/checker/onceFor.ts';
import { eitherOf } from '#src/checker/quoting.ts';
import { usesOf, placeOfCondition, type Use } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { saves, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** What asks for something on a step: a field, or an effect, which runs for everybody. */
type Asking = Pick<CampaignField, 'when'>;

/**
 * Answers of which one is enough, or what effects find out, in words; what asks for it by step, in the words of that; and the
 * conditions that wait for it elsewhere.
 */
type Awaited = {
  what: string;
  asks: string;
  asking: ReadonlyMap<string, readonly Asking[]>;
  /** Whether it is known as well of whoever was saved before a condition waits for it. */
  isSaved?: boolean;
  waiting: readonly Use[];
};

const who = (traits: string) => (traits === '' ? 'visitors' : `visitors ${traits}`);

function askingFor(
  { campaign, registries: { kinds } }: CampaignModel,
  answers: readonly (keyof Answers)[],
): Awaited['asking'] {
  const asks = ({ kind }: CampaignField) => kinds[kind]?.answers.some((one) => answers.includes(one)) ?? false;
  const steps = Object.values(campaign.steps).map(({ name, fields }) => [name, fields.filter(asks)] as const);
  return new Map(steps.filter(([, fields]) => fields.length > 0));
}

/** The steps that run an effect that finds out the aspect. */
function tellingFor(
  { campaign, registries: { effects } }: CampaignModel,
  aspect: AspectName,
): Omit<Awaited, 'waiting'> {
  const names = Object.keys(effects).filter((name) => effects[name]?.tells?.includes(aspect));
  const tells = ({ onEnter, onLeave, onAnswer }: CampaignStep) =>
    [...onEnter, ...onLeave, ...Object.values(onAnswer).flat()].some(({ effect }) => names.includes(effect));
  const steps = names.length > 0 ? Object.values(campaign.steps).filter(tells) : [];
  const asking = new Map(steps.map(({ name }) => [name, [{}]] as const));
  return { what: `what ${eitherOf(names)} finds out`, asks: 'runs', asking, isSaved: aspect === 'knownLead' };
}

/** What conditions of a campaign wait for and some other step asks for. */
function awaitedIn(model: CampaignModel): Awaited[] {
  const found = new Map<string, Omit<Awaited, 'waiting'>>();
  const waiting = new Map<string, Use[]>();
  const wait = (key: string, use: Use, one: () => Omit<Awaited, 'waiting'>) => {
    if (!found.has(key)) found.set(key, one());
    waiting.set(key, [...(waiting.get(key) ?? []), { ...use, path: placeOfCondition(use) }]);
  };
  for (const use of usesOf(model.campaign))
    for (const reading of readingsOf(use.condition)) {
      const { name } = aspectOf(reading);
      wait(`told ${name}`, use, () => tellingFor(model, name));
      for (const answers of answersOfAspects[name])
        wait(answers.join(), use, () => ({
          what: eitherOf(answers),
          asks: 'asks',
          asking: askingFor(model, answers),
        }));
    }
  return [...found].map(([key, one]) => {
    const isElsewhere = ({ about }: Use) => [...one.asking.keys()].some((name) => name !== about);
    const isAbove = (use: Use) =>
      one.asking.get(use.about)?.some((asking) => isAskedBelow(model, use, asking)) ?? false;
    return { ...one, waiting: (waiting.get(key) ?? []).filter((use) => isElsewhere(use) || isAbove(use)) };
  });
}

/** Whether the field stands below the one that is shown under the condition, on the same step. */
function isAskedBelow({ campaign }: CampaignModel, { about, field: shown }: Use, asking: Asking): boolean {
  return shown !== undefined && (campaign.steps[about]?.fields.findIndex((field) => field === asking) ?? -1) > shown;
}

/** The fault of a condition that is evaluated before the step that asks for its answers. */
function tooEarly({ condition, path }: Use, at: CampaignStep, awaited: Awaited, later: CampaignStep): Fault {
  const where = at === later ? 'is asked for only further down' : `the step "${later.name}" ${awaited.asks} only later`;
  const what = `"${condition.rule}" is about ${awaited.what}, which ${where}`;
  const tell = (traits: string) => (traits === '' ? what : `${what}, of ${who(traits)}`);
  return { code: 'C050', step: at, at: path, cause: `C050 ${path.join('.')}`, tell };
}

/** Watches that no condition waits for what is asked for only later on the way. */
function watchAwaited(model: CampaignModel, graph: StepGraph, awaited: Awaited): Watch {
  const { asking, waiting, isSaved = false } = awaited;
  const [isAsked, places] = ['asked', waiting.map(({ path }) => path.join('.'))];
  const isAny = (names: Iterable<string>, step: CampaignStep) => [...names].some((name) => graph.ahead(step).has(name));
  const awaiting = new Set(waiting.map(({ about }) => about));
  const waits = onceFor((step: CampaignStep) => isAny(awaiting, step));
  const mayAsk = onceFor((step: CampaignStep) => isAny(asking.keys(), step));
  return {
    reads: (step) => asking.get(step.name)?.map(({ when }) => when) ?? [],
    pass({ step, visitor, marks }) {
      const early = waiting.filter((_, index) => marks.has(places[index] ?? ''));
      const isNeeded = !marks.has(isAsked) && (early.length > 0 || waits(step));
      const asked = isNeeded ? asking.get(step.name)?.find(({ when }) => visitor.meets(when)) : undefined;
      const above = asked ? waiting.filter((use) => use.about === step.name && isAskedBelow(model, use, asked)) : [];
      if (asked) {
        marks.clear();
        marks.add(isAsked);
      }
      if (!marks.has(isAsked))
        for (const [index, { about }] of waiting.entries()) if (about === step.name) marks.add(places[index] ?? '');
      const { steps } = model.campaign;
      return asked ? [...early, ...above].map((use) => tooEarly(use, steps[use.about] ?? step, awaited, step)) : [];
    },
    leave(from, to, marks) {
      if (isSaved && marks.size === 0 && saves(from)) marks.add(isAsked);
      if (marks.has(isAsked) ? !waits(to) : !mayAsk(to)) marks.clear();
    },
    end: () => [],
  };
}

/** Who a visitor is and how they are reached: whoever is asked for it expects to hear from somebody. */
const contacts = ['firstName', 'phone', 'email'] as const;

/** Whether the campaign asks anybody who they are or how they are reached. */
export const asksWho = (model: CampaignModel): boolean => askingFor(model, contacts).size > 0;

/** Whether nobody is saved who is asked who they are. */
export const savesNobody = (model: CampaignModel): boolean =>
  asksWho(model) && !Object.values(model.campaign.steps).some(saves);

/**
 * Watches that ways on which a contact is asked for save before their end: what is saved on leaving counts once it is left. That
 * nothing is ever saved is one cause, whatever ends there are.
 */
function watchEnds(model: CampaignModel, asking: Awaited['asking']): Watch {
  const isOneCause = savesNobody(model);
  const [isAsked, isSaved] = ['asked', 'saved'];
  return {
    reads: (step) => asking.get(step.name)?.map(({ when }) => when) ?? [],
    pass({ step, visitor, marks }) {
      const isSettled = marks.has(isAsked) || marks.has(isSaved);
      if (!isSettled && asking.get(step.name)?.some(({ when }) => visitor.meets(when))) marks.add(isAsked);
      return [];
    },
    leave(from, _, marks) {
      if (!saves(from)) return;
      marks.clear();
      marks.add(isSaved);
    },
    end(step, marks) {
      if (!marks.has(isAsked) || savesLead(step.onEnter)) return [];
      const tell = (traits: string) => `The lead of ${who(traits)} is not saved before the end "${step.name}"`;
      return [{ code: 'C049', step, cause: isOneCause ? 'C049' : `C049 ${step.name}`, tell }];
    },
  };
}

/** Watches the order of what visitors meet with: answers before conditions about them, a save before the end. */
export function watchOrder(model: CampaignModel, graph: StepGraph): Watch[] {
  const awaited = awaitedIn(model).filter(({ waiting }) => waiting.length > 0);
  const asking = askingFor(model, contacts);
  return [
    ...awaited.map((one) => watchAwaited(model, graph, one)),
    ...(asking.size > 0 ? [watchEnds(model, asking)] : []),
  ];
}
