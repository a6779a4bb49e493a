import type { CampaignStep } from '#src/flow/campaign.ts';
import { aspectOf } from '#src/kit/aspects.ts';
import { usesOf } from './conditions.ts';
import { readingsOf } from './ground.ts';
import { endingUnsaved } from './endingUnsaved.ts';
import { placeOfField, saves, savesOnEnter, type CampaignModel } from './model.ts';
import type { StepGraph } from './stepGraph.ts';
import { isAny, isOffered, isReadBy, questionsIn, type Question } from './vainQuestions.ts';
import type { Fault, Watch } from './watch.ts';

const isSaved = 'saved';
const markOf = ({ step, field }: Question) => `${step.name} ${field.id}`;

function lost({ step, index, field }: Question): Fault {
  const at = placeOfField(step, index);
  const tell = (who: string) =>
    `What ${who === '' ? 'visitors' : `visitors ${who}`} answer to "${field.id}" of the step "${step.name}" is not saved: their lead was saved before, and no step saves after it. Let the step save, or ask earlier`;
  return { code: 'C111', step, at, cause: `C111 ${at.join('.')}`, tell };
}

/**
 * The questions whose answers a page shows, and nothing but that: no choice and no effect reads them. Those that nothing shows
 * either are asked in vain, which is a finding of its own.
 */
function shownOnly(model: CampaignModel, graph: StepGraph): Question[] {
  const { campaign, registries } = model;
  const read = new Set(usesOf(campaign).flatMap((use) => readingsOf(use.condition).map((one) => aspectOf(one).name)));
  return questionsIn(model, endingUnsaved(model, graph)).filter((question) => {
    const { step, answers, aspects, isUsed } = question;
    const open = [...graph.ahead(step)].flatMap((name) => campaign.steps[name] ?? []);
    const isShown = open.some(({ fields }) => fields.some(({ kind }) => isAny(answers, registries.kinds[kind]?.reads)));
    const called = open.flatMap(({ onEnter, onLeave, onAnswer }) => [
      ...onEnter,
      ...onLeave,
      ...Object.values(onAnswer).flat(),
    ]);
    if (isUsed || isOffered(model, graph, question)) return false;
    return isShown && ![...aspects].some((name) => read.has(name)) && !isReadBy(model, called, answers);
  });
}

/** Watches that no way ends on which somebody who is saved was asked for more, and no later step saves that. */
export function watchUnsavedAnswers(model: CampaignModel, graph: StepGraph): Watch[] {
  const questions = shownOnly(model, graph);
  if (questions.length === 0) return [];
  const asking = new Set<string>(questions.flatMap(({ step }) => step.name));
  const at = ({ name }: CampaignStep) => questions.filter(({ step }) => step.name === name);
  const byMark = new Map(questions.map((one) => [markOf(one), one]));
  return [
    {
      reads: (step) => at(step).map(({ field }) => field.when),
      pass({ step, visitor, marks }) {
        if (!marks.has(isSaved)) return [];
        for (const one of at(step)) if (visitor.meets(one.field.when)) marks.add(markOf(one));
        return [];
      },
      leave(from, to, marks) {
        const isSaving = saves(from) || savesOnEnter(to);
        if (isSaving) for (const mark of byMark.keys()) marks.delete(mark);
        const isAsked = [...graph.ahead(to)].some((name) => asking.has(name));
        if (isAsked && isSaving) marks.add(isSaved);
        if (!isAsked) marks.delete(isSaved);
      },
      end: (_, marks) => [...marks].flatMap((mark) => byMark.get(mark) ?? []).map(lost),
    },
  ];
}
