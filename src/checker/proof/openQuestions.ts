import type { CampaignStep } from '#src/flow/campaign.ts';
import { listed } from './conditions.ts';
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

const choicesIn = ({ next }: CampaignStep) => (typeof next === 'object' ? next.cases.map(({ when }) => when) : []);

/** The questions of a campaign's ways and of what is watched on them, with `more`. */
export function openQuestions({ model, graph, knowledge, watches }: Look, more: Asked = new Map()): OpenQuestions {
  const { campaign } = model;
  const [begun, home] = [begunSteps(campaign), campaign.steps[campaign.home]];
  const askedAt = (step: CampaignStep): Set<Question> => {
    const ofHome = begun.has(step.name) && home ? choicesIn(home) : [];
    const read = [...choicesIn(step), ...ofHome, ...watches.flatMap((watch) => watch.reads(step))];
    const questions = read.flatMap(listed).map((condition) => knowledge.questionOf(condition));
    return new Set([...questions, ...(more.get(step.name) ?? [])]);
  };
  const steps = Object.values(campaign.steps);
  const here = new Map<string, ReadonlySet<Question>>(steps.map((step) => [step.name, askedAt(step)]));
  const fromHere = new Map<string, readonly Question[]>();
  function openFrom(step: CampaignStep): readonly Question[] {
    const found = fromHere.get(step.name) ?? [
      ...new Set([...graph.ahead(step)].flatMap((name) => [...(here.get(name) ?? [])])),
    ];
    fromHere.set(step.name, found);
    return found;
  }
  return {
    isAskedAt: ({ name }, question) => here.get(name)?.has(question) ?? false,
    keyOf(step, known) {
      let key = '';
      for (const question of openFrom(step)) {
        const outcome = knowledge.outcomeOf(question, known);
        if (outcome === undefined) for (const number of question.reads) key += `${known[number] ?? 0}?`;
        else key += outcome ? '+' : '-';
      }
      return key;
    },
  };
}
