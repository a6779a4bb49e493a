import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects, answersOfWording } from '#src/kit/answersOfAspects.ts';
import type { AspectName } from '#src/kit/aspects.ts';
import { fieldPath } from '#src/checker/document/fieldPath.ts';
import { decisionsAt, type Decision } from './decisions.ts';
import { saves, type CampaignModel } from './model.ts';
import { plainAnswers } from './plainAnswers.ts';
import { begunSteps, type StepGraph } from './stepGraph.ts';
import type { Fault, Passing, Watch } from './watch.ts';

type Names = readonly (keyof Answers)[];

/** A field on a way that may end without a save: something there must use its answers. */
type Question = {
  step: CampaignStep;
  index: number;
  field: CampaignField;
  answers: Names;
  /** What follows from the answers. */
  aspects: ReadonlySet<AspectName>;
};

const isAny = (some: Names, of: Names | undefined) => !of || some.some((one) => of.includes(one));

// An object has the keys of its type.
const answered = Object.keys(answersOfAspects) as AspectName[];

/** What is known by one of the answers. */
const aspectsOf = (answers: Names): ReadonlySet<AspectName> =>
  new Set(answered.filter((name) => isAny(answers, answersOfAspects[name]?.flat())));

/** Steps from which somebody may get to an end without a save on the way. */
function endingUnsaved({ campaign: { steps } }: CampaignModel, graph: StepGraph): ReadonlySet<string> {
  const unsaved = Object.values(steps).filter((step) => !saves(step));
  const found = new Set<string>(unsaved.filter(({ next }) => next === undefined).map(({ name }) => name));
  for (let known = -1; known < found.size;) {
    known = found.size;
    for (const step of unsaved) if (graph.onward(step).some((name) => found.has(name))) found.add(step.name);
  }
  return found;
}

/** The questions whose kinds say what they read: what others do with their own answers is not known. */
function questionsIn({ campaign, registries: { kinds } }: CampaignModel, steps: ReadonlySet<string>): Question[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Question[] => {
      const { answers = [], reads } = kinds[field.kind] ?? {};
      const isUsed = !reads || isAny(answers, [...answersOfWording, 'consents']) || field.checks !== undefined;
      if (!steps.has(step.name) || answers.length === 0 || isUsed) return [];
      return [{ step, index, field, answers, aspects: aspectsOf(answers) }];
    }),
  );
}

/** What everybody must answer whom some step asks: nobody who was asked is without. */
function knownIn({ campaign, registries: { kinds } }: CampaignModel): ReadonlySet<AspectName> {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const required = fields.flatMap(({ kind, required: must }) => {
    const { answers = [], requiredByDefault } = kinds[kind] ?? {};
    return (must ?? requiredByDefault) ? answers.filter((name) => plainAnswers.has(name)) : [];
  });
  return aspectsOf(required);
}

/** Whether the step itself uses the answers, or saves them, or offers a way to a step that may save them. */
function isUsedAt(model: CampaignModel, graph: StepGraph, { step, visitor }: Passing, { answers }: Question): boolean {
  const { campaign, registries } = model;
  const { fields, onEnter, onLeave, onAnswer } = step;
  const offered = graph.buttons(step).flatMap((name) => campaign.steps[name] ?? []);
  const mayBeSaved = offered.flatMap((one) => [...graph.ahead(one)]).flatMap((name) => campaign.steps[name] ?? []);
  if ([step, ...mayBeSaved].some(saves)) return true;
  const effects = [...onEnter, ...onLeave, ...Object.values(onAnswer).flat()];
  if (effects.some(({ effect }) => isAny(answers, registries.effects[effect]?.reads))) return true;
  return fields.some(({ kind, when }) => isAny(answers, registries.kinds[kind]?.reads) && visitor.meets(when));
}

/** Those of the questions that were asked before the decision was certain: it may have hung on them. */
function decidingIn(open: readonly Question[], { aspects, isCertain, isOfNobody }: Decision): readonly Question[] {
  const about = open.filter((one) => [...one.aspects].some((name) => aspects.has(name)));
  const steps = [...new Set(about.map(({ step }) => step))];
  for (let passed = 0; passed < steps.length; passed += 1) {
    const before = steps.slice(0, passed);
    const later = about.filter(({ step }) => !before.includes(step));
    if (isCertain(new Set(later.flatMap((one) => [...one.aspects]))))
      return isOfNobody() ? about : about.filter((one) => !later.includes(one));
  }
  return about;
}

/** What is remembered of a question. */
const markOf = ({ step, field }: Question) => `${step.name} ${field.id}`;

const listed = (questions: readonly Question[]) => questions.map(({ field }) => `"${field.id}"`).join(', ');
const tooMany = (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} too many on their way`;

/** The questions of one step in vain, of so many on the way. */
function faultOf({ tree }: CampaignModel, of: readonly [Question, ...Question[]], count: number): Fault {
  const [{ step, index }] = of;
  const what = `Nothing depends any more on what ${listed(of)} of the step "${step.name}" ${of.length === 1 ? 'asks' : 'ask'}`;
  return {
    code: 'C056',
    step,
    at: fieldPath(tree, step, index),
    cause: `C056 ${step.name} ${listed(of)}`,
    tell: (who) => `${what} ${who === '' ? 'visitors' : `visitors ${who}`}: ${tooMany(count)}`,
  };
}

function faultsOf(model: CampaignModel, left: readonly Question[]): Fault[] {
  return [...new Set(left.map(({ step }) => step))].flatMap((step) => {
    const [first, ...others] = left.filter((one) => one.step === step);
    return first ? [faultOf(model, [first, ...others], left.length)] : [];
  });
}

/**
 * Watches that no way ends on which somebody was asked for what no save, call, text or later choice of theirs needed. A choice
 * needs what was asked before it was certain, whatever is answered later. Remembered are the questions that nothing needed so far.
 */
export function watchVainQuestions(model: CampaignModel, graph: StepGraph): Watch[] {
  const unsaved = endingUnsaved(model, graph);
  const questions = questionsIn(model, unsaved);
  if (questions.length === 0) return [];
  const byMark = new Map(questions.map((one) => [markOf(one), one]));
  const asking = new Set<string>(questions.flatMap(({ step }) => [...graph.ahead(step)]));
  const decidable = new Set(questions.flatMap((one) => [...one.aspects]));
  const begun = begunSteps(model.campaign);
  const mustBeKnown = knownIn(model);
  const decisions = new Map(
    Object.values(model.campaign.steps).map((step) => {
      const isLookedAt = asking.has(step.name) && unsaved.has(step.name);
      return [step.name, isLookedAt ? decisionsAt(model.campaign, step, begun, decidable) : []] as const;
    }),
  );
  const whensAt = ({ name, fields }: CampaignStep) =>
    asking.has(name) && unsaved.has(name) ? fields.map(({ when }) => when) : [];
  return [
    {
      reads: whensAt,
      readsInPart: ({ name }) => decisions.get(name)?.flatMap(({ conditions }) => conditions) ?? [],
      pass(passing) {
        const { step, visitor, marks } = passing;
        for (const one of questions) if (one.step === step && visitor.meets(one.field.when)) marks.add(markOf(one));
        const open = () => [...marks].flatMap((mark) => byMark.get(mark) ?? []);
        for (const one of open()) if (isUsedAt(model, graph, passing, one)) marks.delete(markOf(one));
        for (const decision of decisions.get(step.name) ?? [])
          for (const one of decidingIn(open(), decision.of(visitor, mustBeKnown))) marks.delete(markOf(one));
        return [];
      },
      leave(_, to, marks) {
        if (!unsaved.has(to.name)) marks.clear();
      },
      end: (_, marks) =>
        faultsOf(
          model,
          [...marks].flatMap((mark) => byMark.get(mark) ?? []),
        ),
    },
  ];
}
