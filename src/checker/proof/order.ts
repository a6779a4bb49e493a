import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import { answersOfAspects } from '#src/kit/answersOfAspects.ts';
import { aspectOf } from '#src/kit/aspects.ts';
import { usesOf, placeOfCondition, type Use } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { saves, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import type { Fault, Watch } from './watch.ts';

/** Answers of which one is enough, the fields that ask for them by step, and the conditions that wait for them elsewhere. */
type Awaited = {
  answers: readonly (keyof Answers)[];
  asking: ReadonlyMap<string, readonly CampaignField[]>;
  waiting: readonly Use[];
};

const wordsFor = (answers: Awaited['answers']) => answers.map((answer) => `"${answer}"`).join(' or ');
const who = (traits: string) => (traits === '' ? 'visitors' : `visitors ${traits}`);

function askingFor({ campaign, registries: { kinds } }: CampaignModel, answers: Awaited['answers']): Awaited['asking'] {
  const asks = ({ kind }: CampaignField) => kinds[kind]?.answers.some((one) => answers.includes(one)) ?? false;
  const steps = Object.values(campaign.steps).map(({ name, fields }) => [name, fields.filter(asks)] as const);
  return new Map(steps.filter(([, fields]) => fields.length > 0));
}

/** The answers that conditions of a campaign wait for and that some other step asks for. */
function awaitedIn(model: CampaignModel): Awaited[] {
  const waiting = new Map<string, { answers: Awaited['answers']; uses: Use[] }>();
  for (const use of usesOf(model.campaign))
    for (const reading of readingsOf(use.condition))
      for (const answers of answersOfAspects[aspectOf(reading).name] ?? []) {
        const group = waiting.get(answers.join()) ?? { answers, uses: [] };
        group.uses.push({ ...use, path: placeOfCondition(use) });
        waiting.set(answers.join(), group);
      }
  return [...waiting.values()].map(({ answers, uses }) => {
    const asking = askingFor(model, answers);
    const isElsewhere = ({ about }: Use) => [...asking.keys()].some((name) => name !== about);
    const isAbove = (use: Use) => asking.get(use.about)?.some((field) => isAskedBelow(model, use, field)) ?? false;
    return { answers, asking, waiting: uses.filter((use) => isElsewhere(use) || isAbove(use)) };
  });
}

/** Whether the field stands below the one that is shown under the condition, on the same step. */
function isAskedBelow({ campaign }: CampaignModel, { about, field: shown }: Use, field: CampaignField): boolean {
  return shown !== undefined && (campaign.steps[about]?.fields.indexOf(field) ?? -1) > shown;
}

/** The fault of a condition that is evaluated before the step that asks for its answers. */
function tooEarly({ condition, path }: Use, at: CampaignStep, answers: Awaited['answers'], later: CampaignStep): Fault {
  const where = at === later ? 'is asked for only further down' : `the step "${later.name}" asks only later`;
  const what = `"${condition.rule}" is about ${wordsFor(answers)}, which ${where}`;
  const tell = (traits: string) => (traits === '' ? what : `${what}, of ${who(traits)}`);
  return { code: 'C050', step: at, at: path, cause: `C050 ${path.join('.')}`, tell };
}

/** Watches that no condition waits for answers that are asked for only later on the way. */
function watchAnswers(model: CampaignModel, graph: StepGraph, { answers, asking, waiting }: Awaited): Watch {
  const [isAsked, places] = ['asked', waiting.map(({ path }) => path.join('.'))];
  const isAny = (names: Iterable<string>, step: CampaignStep) => [...names].some((name) => graph.ahead(step).has(name));
  const waits = (step: CampaignStep) => isAny(new Set(waiting.map(({ about }) => about)), step);
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
      return asked ? [...early, ...above].map((use) => tooEarly(use, steps[use.about] ?? step, answers, step)) : [];
    },
    leave(_, to, marks) {
      if (marks.has(isAsked) ? !waits(to) : !isAny(asking.keys(), to)) marks.clear();
    },
    end: () => [],
  };
}

/** Who a visitor is and how they are reached: whoever is asked for it expects to hear from somebody. */
const contacts = ['firstName', 'phone', 'email'] as const;

/** Watches that ways on which a contact is asked for save before their end: what is saved on leaving counts once it is left. */
function watchEnds(asking: Awaited['asking']): Watch {
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
      return [{ code: 'C049', step, cause: `C049 ${step.name}`, tell }];
    },
  };
}

/** Watches the order of what visitors meet with: answers before conditions about them, a save before the end. */
export function watchOrder(model: CampaignModel, graph: StepGraph): Watch[] {
  const awaited = awaitedIn(model).filter(({ waiting }) => waiting.length > 0);
  const asking = askingFor(model, contacts);
  return [...awaited.map((one) => watchAnswers(model, graph, one)), ...(asking.size > 0 ? [watchEnds(asking)] : [])];
}
