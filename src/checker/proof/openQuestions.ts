import type { CampaignStep } from '#src/flow/campaign.ts';
import { listed } from './conditions.ts';
import { readToGoOn } from './goingOn.ts';
import type { Known } from './ground.ts';
import type { Knowledge, Question } from './knowledge.ts';
import type { CampaignModel } from './model.ts';
import { begunSteps, type StepGraph } from './stepGraph.ts';
import type { Watch } from './watch.ts';

/** What is looked at: the campaign, what is known of its visitors, and what is watched on their ways. */
export type Look = { model: CampaignModel; graph: StepGraph; knowledge: Knowledge; watches: readonly Watch[] };

/** Questions by the step at which they are asked. */
export type Asked = ReadonlyMap<string, readonly Question[]>;

/** What visitors are asked, or may still be asked, from a step on. */
export type OpenQuestions = {
  /** Whether the question is asked at the step itself. */
  isAskedAt(step: CampaignStep, question: Question): boolean;
  /** What the answers to all questions from the step on depend on, of what is known: the same for two who go on alike. */
  keyOf(step: CampaignStep, known: Known): string;
};

/** Questions that may still be asked: about all that is known, and also about some of it. */
type Open = { wholly: readonly Question[]; partly: readonly Question[] };

/** The classes that are known of what the question reads. */
function classesRead({ reads }: Question, known: Known): string {
  let key = '';
  for (const number of reads) key += `${known[number] ?? 0}?`;
  return key;
}

/** What the cases of a step ask. */
const choicesIn = ({ next }: CampaignStep) => (typeof next === 'object' ? next.cases.map(({ when }) => when) : []);

/** The questions of a campaign's ways and of what is watched on them, with `more`. */
export function openQuestions({ model, graph, knowledge, watches }: Look, more: Asked = new Map()): OpenQuestions {
  const { campaign } = model;
  const [begun, home] = [begunSteps(campaign), campaign.steps[campaign.home]];
  const askedAt = (step: CampaignStep): Set<Question> => {
    const ofHome = begun.has(step.name) && home ? choicesIn(home) : [];
    const read = [
      ...choicesIn(step),
      ...readToGoOn(model, step),
      ...ofHome,
      ...watches.flatMap((watch) => watch.reads(step)),
    ];
    const questions = read.flatMap(listed).map((condition) => knowledge.questionOf(condition));
    return new Set([...questions, ...(more.get(step.name) ?? [])]);
  };
  const inPartAt = (step: CampaignStep): Set<Question> => {
    const read = watches.flatMap((watch) => watch.readsInPart?.(step) ?? []);
    return new Set(read.flatMap(listed).map((condition) => knowledge.questionOf(condition)));
  };
  const steps = Object.values(campaign.steps);
  const here = new Map<string, ReadonlySet<Question>>(steps.map((step) => [step.name, askedAt(step)]));
  const inPart = new Map<string, ReadonlySet<Question>>(steps.map((step) => [step.name, inPartAt(step)]));
  const fromHere = new Map<string, Open>();
  function openFrom(step: CampaignStep): Open {
    const known = fromHere.get(step.name);
    if (known) return known;
    const of = (found: typeof here) => new Set([...graph.ahead(step)].flatMap((name) => [...(found.get(name) ?? [])]));
    const partly = of(inPart);
    const open = { wholly: [...of(here)].filter((one) => !partly.has(one)), partly: [...partly] };
    fromHere.set(step.name, open);
    return open;
  }
  return {
    isAskedAt: ({ name }, question) => here.get(name)?.has(question) ?? false,
    keyOf(step, known) {
      let key = '';
      const { wholly, partly } = openFrom(step);
      for (const question of wholly) {
        const outcome = knowledge.outcomeOf(question, known);
        if (outcome === undefined) key += classesRead(question, known);
        else key += outcome ? '+' : '-';
      }
      for (const question of partly) key += classesRead(question, known);
      return key;
    },
  };
}
