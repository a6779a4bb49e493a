import { countOf } from '#src/domain/countOf.ts';
import type { Answers } from '#src/domain/facts.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { answersOfAspects, answersOfWording, isToldBy, toldByAnyAnswer } from '#src/kit/answersOfAspects.ts';
import type { AspectName } from '#src/kit/aspects.ts';
import { groupedBy } from '#src/checker/groupedBy.ts';
import { decisionsAt, type Decision } from './decisions.ts';
import { endingUnsaved } from './endingUnsaved.ts';
import { placeOfField, saves, savesOnEnter, savesOnLeave, type CampaignModel } from './model.ts';
import { plainAnswers } from './plainAnswers.ts';
import { savesNobody } from './order.ts';
import { begunSteps, type StepGraph } from './stepGraph.ts';
import type { WatchedVisitor } from './visitor.ts';
import type { Fault, Passing, Watch } from './watch.ts';

type Names = ReadonlySet<AspectName>;
type AnswerNames = readonly (keyof Answers)[];

/** A field on a way that may end without a save. */
export type Question = {
  step: CampaignStep;
  index: number;
  field: CampaignField;
  answers: AnswerNames;
  /** What follows from the answers. */
  aspects: Names;
  /** Whether its own field uses the answers, or may. */
  isUsed: boolean;
};

/** A question that was asked on the way, and whether something there needed it. */
type Asked = { question: Question; isNeeded: boolean };

export const isAny = (some: AnswerNames, of: AnswerNames | undefined) => !of || some.some((one) => of.includes(one));

// An object has the keys of its type.
const aspectNames = Object.keys(answersOfAspects) as AspectName[];

/** What is known by one of the answers. */
const aspectsOf = (answers: AnswerNames): Names => new Set(aspectNames.filter((name) => isToldBy(name, answers)));

/** The questions of these steps. What kinds that do not say what they read do with their own answers is not known. */
export function questionsIn(
  { campaign, registries: { kinds } }: CampaignModel,
  steps: ReadonlySet<string>,
): Question[] {
  return Object.values(campaign.steps).flatMap((step) =>
    step.fields.flatMap((field, index): Question[] => {
      const { answers = [], reads } = kinds[field.kind] ?? {};
      if (!steps.has(step.name) || answers.length === 0) return [];
      const isUsed = !reads || isAny(answers, [...answersOfWording, 'consents']) || field.checks !== undefined;
      return [{ step, index, field, answers, aspects: aspectsOf(answers), isUsed }];
    }),
  );
}

/** What everybody must answer whom some step asks: nobody who was asked is without. */
function knownIn({ campaign, registries: { kinds } }: CampaignModel): Names {
  const fields = Object.values(campaign.steps).flatMap((step) => step.fields);
  const required = fields.flatMap(({ kind, required: must }) => {
    const { answers = [], requiredByDefault } = kinds[kind] ?? {};
    return (must ?? requiredByDefault) ? answers.filter((name) => plainAnswers.has(name)) : [];
  });
  return new Set([...aspectsOf(required)].filter((name) => toldByAnyAnswer.includes(name)));
}

/** Whether one of the effects reads one of the answers, or may. */
export const isReadBy = (
  { registries }: CampaignModel,
  effects: readonly { effect: string }[],
  answers: AnswerNames,
): boolean => effects.some(({ effect }) => isAny(answers, registries.effects[effect]?.reads));

/** Whether a button beside the question leads to a step that may save: whoever asks there asks those who press it. */
export function isOffered({ campaign }: CampaignModel, graph: StepGraph, { step }: Question): boolean {
  const offered = graph.buttons(step).flatMap((name) => campaign.steps[name] ?? []);
  const mayFollow = offered.flatMap((one) => [...graph.ahead(one)]).flatMap((name) => campaign.steps[name] ?? []);
  return mayFollow.some(saves);
}

/** Whether the open step itself uses the answers, or saves them, or asks for them beside a button that leads to a save. */
function isUsedAt(model: CampaignModel, graph: StepGraph, { step, visitor }: Passing, question: Question): boolean {
  const { registries } = model;
  const { fields, onLeave, onAnswer } = step;
  const { answers } = question;
  if (savesOnLeave(step) || (question.step === step && isOffered(model, graph, question))) return true;
  if (isReadBy(model, [...onLeave, ...Object.values(onAnswer).flat()], answers)) return true;
  return fields.some(({ kind, when }) => isAny(answers, registries.kinds[kind]?.reads) && visitor.meets(when));
}

/** A visitor at a decision, what they have been asked until then, and what everybody has to answer. */
type Answering = { asked: readonly Asked[]; visitor: WatchedVisitor; mustBeKnown: Names };

/**
 * Whether the decision hangs on the question, as far as was known when it was asked: what was asked at once with it or later
 * may have been answered otherwise.
 */
function isDeciding(
  { conditions, aspects, decide }: Decision,
  { question }: Asked,
  { asked, visitor, mustBeKnown }: Answering,
): boolean {
  if (![...question.aspects].some((name) => aspects.has(name))) return false;
  const since = asked.slice(asked.findIndex((one) => one.question.step === question.step));
  const free = new Set(since.flatMap((one) => [...one.question.aspects]));
  if (visitor.hangsOn(conditions, decide, { by: question.aspects, free, mustBeKnown })) return true;
  // There is nobody who lacks what everybody must answer, and nothing to tell of them.
  return visitor.hasNotAnswered(new Set([...aspects].filter((name) => mustBeKnown.has(name))));
}

/** What is remembered of a question. */
const markOf = ({ question: { step, field }, isNeeded }: Asked) =>
  `${step.name} ${field.id}${isNeeded ? ' needed' : ''}`;

/** What was asked from the first step on of which nothing needs a question so far, in its order. */
function sinceVain(asked: readonly Asked[]): readonly Asked[] {
  const first = asked.find(({ isNeeded }) => !isNeeded);
  return first ? asked.slice(asked.findIndex(({ question }) => question.step === first.question.step)) : [];
}

const listed = (questions: readonly Question[]) => questions.map(({ field }) => `"${field.id}"`).join(', ');
const tooMany = (count: number) => `${countOf(count, 'question')} too many on their way`;

/** The questions of one step in vain, of so many on the way. */
function faultOf(of: readonly [Question, ...Question[]], count: number): Fault {
  const [{ step, index }] = of;
  const what = `Nothing depends any more on what ${listed(of)} of the step "${step.name}" ${of.length === 1 ? 'asks' : 'ask'}`;
  return {
    code: 'C056',
    step,
    at: placeOfField(step, index),
    cause: `C056 ${step.name} ${listed(of)}`,
    tell: (who) => `${what} ${who === '' ? 'visitors' : `visitors ${who}`}: ${tooMany(count)}`,
  };
}

function faultsOf(left: readonly Question[]): Fault[] {
  return [...new Set(left.map(({ step }) => step))].flatMap((step) => {
    const [first, ...others] = left.filter((one) => one.step === step);
    return first ? [faultOf([first, ...others], left.length)] : [];
  });
}

/**
 * Watches that no way ends on which somebody was asked for what no save, call, text or later choice of theirs needed. A choice
 * needs what was asked before it was certain, whatever is answered later. Remembered are the questions that nothing needed so far.
 */
export function watchVainQuestions(model: CampaignModel, graph: StepGraph): Watch[] {
  // That nobody is saved is a finding of its own, and why nothing needs their answers.
  if (savesNobody(model)) return [];
  const unsaved = endingUnsaved(model, graph);
  const questions = questionsIn(model, unsaved);
  if (questions.every(({ isUsed }) => isUsed)) return [];
  const known = questions.flatMap((question) => [true, false].map((isNeeded): Asked => ({ question, isNeeded })));
  const byMark = new Map(known.map((one) => [markOf(one), one]));
  const byStep = groupedBy(questions, ({ step }) => step);
  const asking = new Set<string>(questions.flatMap(({ step }) => [...graph.ahead(step)]));
  const decidable = new Set(questions.filter(({ isUsed }) => !isUsed).flatMap((one) => [...one.aspects]));
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
  const rememberedIn = (marks: ReadonlySet<string>) => [...marks].flatMap((mark) => byMark.get(mark) ?? []);
  const isNeededAt = (passing: Passing, one: Asked, asked: readonly Asked[]): boolean =>
    isUsedAt(model, graph, passing, one.question) ||
    (decisions.get(passing.step.name) ?? []).some((decision) =>
      isDeciding(decision, one, { asked, visitor: passing.visitor, mustBeKnown }),
    );
  return [
    {
      reads: whensAt,
      readsInPart: ({ name }) => decisions.get(name)?.flatMap(({ conditions }) => conditions) ?? [],
      pass(passing) {
        const { step, visitor, marks } = passing;
        // What runs as the step opens knows nothing of what the step asks.
        const before = rememberedIn(marks).map((one): Asked =>
          isReadBy(model, step.onEnter, one.question.answers) ? { ...one, isNeeded: true } : one,
        );
        const here = (byStep.get(step) ?? []).filter((one) => visitor.meets(one.field.when));
        if (before.length + here.length === 0) return [];
        const asked = [...before, ...here.map((question): Asked => ({ question, isNeeded: question.isUsed }))];
        const left = asked.map((one): Asked => ({ ...one, isNeeded: one.isNeeded || isNeededAt(passing, one, asked) }));
        marks.clear();
        for (const one of sinceVain(left)) marks.add(markOf(one));
        return [];
      },
      leave(_, to, marks) {
        if (savesOnEnter(to) || !unsaved.has(to.name)) marks.clear();
      },
      end: (_, marks) =>
        faultsOf(rememberedIn(marks).flatMap(({ question, isNeeded }) => (isNeeded ? [] : [question]))),
    },
  ];
}
