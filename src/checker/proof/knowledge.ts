import type { Campaign } from '#src/flow/campaign.ts';
import { campaignFacts } from '#src/flow/campaignFacts.ts';
import { aspectOf, inOrder } from '#src/kit/aspects.ts';
import type { ExampleFacts } from '#src/kit/example.ts';
import { holds } from '#src/rules/evaluate.ts';
import type { RuleCondition } from '#src/rules/index.ts';
import { isKnown, readingsOf, type Caregiver, type Ground, type Known } from './ground.ts';
import { both, campaignExample, situationOf, type Situation } from './situations.ts';

/** Outcomes of conditions for visitors of named classes: those of one campaign are those of each that says the same. */
export type Evaluated = Map<string, boolean>;

/** Outcomes by the class of the first aspect that a condition reads, below that by that of the next. */
type Outcomes = { outcome?: boolean | 'differs'; below: Outcomes[] };

/** Where the outcomes are for what is known of an aspect, which may be below zero. */
const slotOf = (known: number): number => (known < 0 ? -2 * known - 1 : 2 * known);

/** A condition, perhaps under other settings of the campaign, the numbers of the aspects that it reads, and its outcomes so far. */
export type Question = {
  condition: RuleCondition;
  setting?: ExampleFacts;
  reads: readonly number[];
  /** What its outcomes are remembered by. */
  key: string;
  outcomes: Outcomes;
};

/** What follows from what is known of the visitors of a campaign. */
export type Knowledge = {
  ground: Ground;
  /** The condition as a question, the same one each time. */
  questionOf: (condition: RuleCondition, setting?: ExampleFacts) => Question;
  /** The outcome for all visitors of whom this is known; undefined where they differ. */
  outcomeOf: (question: Question, known: Known) => boolean | undefined;
  /** What is known, with the rest at its defaults. */
  situation: (known: Known) => Situation;
};

/** The facts from which what is known begins, with what is known. */
export const exampleOf = (ground: Ground, known: Known, from: ExampleFacts = {}): ExampleFacts =>
  known.reduce((all, _, number) => both(all, ground.classIn(number, known)?.example ?? {}), from);

/** What is known when the class of one more aspect is. */
export function withClass(known: Known, number: number, picked: number): Known {
  const more = known.slice();
  more[number] = picked;
  return more;
}

/** What a campaign says of each of its visitors; of the person in their care, a study says more. */
const saidOf = ({ hasCaregiver, caregiverType }: Caregiver, { study }: ExampleFacts): ExampleFacts => ({
  path: {
    ...(hasCaregiver !== undefined && { hasCaregiver }),
    ...(caregiverType && study === undefined && { caregiverType }),
  },
});

/** What rules may read of a campaign. */
export const readableIn = (campaign: Campaign) => ({ ...campaignFacts(campaign), name: '' });

/** Knows the visitors of a campaign by the classes of the ground; `evaluated` may be shared by campaigns. */
export function knowledgeOf(campaign: Campaign, ground: Ground, evaluated: Evaluated = new Map()): Knowledge {
  const base = campaignExample(campaign);
  const { hasCaregiver, caregiverType } = campaign;
  const said = [readableIn(campaign), hasCaregiver, caregiverType];
  const questions = new Map<string, Question>();
  const written = new Map<ExampleFacts | undefined, Map<RuleCondition, Question>>();

  function questionOf(condition: RuleCondition, setting?: ExampleFacts): Question {
    const before = written.get(setting) ?? new Map<RuleCondition, Question>();
    written.set(setting, before);
    const question = before.get(condition) ?? sameQuestion(condition, setting);
    before.set(condition, question);
    return question;
  }

  function sameQuestion(condition: RuleCondition, setting?: ExampleFacts): Question {
    const text = JSON.stringify([condition, setting]);
    const known = questions.get(text);
    if (known) return known;
    const read = inOrder(readingsOf(condition).map(aspectOf));
    const readsCampaign = read.some(({ name }) => name === 'campaign' || name === 'caregiver');
    const key = readsCampaign ? JSON.stringify([condition, setting, said]) : text;
    const reads = read.map(ground.numberOf);
    const question: Question = { condition, reads, key, outcomes: { below: [] }, ...(setting && { setting }) };
    questions.set(text, question);
    return question;
  }

  function situation(known: Known): Situation {
    const example = exampleOf(ground, known, base);
    return situationOf(both(example, saidOf(campaign, example)));
  }

  /** The outcome for a visitor of whom everything is known that the question reads. */
  function evaluate({ condition, setting, reads, key }: Question, known: Known): boolean {
    const picks = reads.map((number) => ground.classIn(number, known)?.picked);
    const visitors = [key, ...picks].join('\n');
    const remembered = evaluated.get(visitors);
    if (remembered !== undefined) return remembered;
    const here = situation(reads.reduce((all: Known, one) => withClass(all, one, known[one] ?? 0), []));
    const outcome = holds(condition, setting ? situationOf(both(here.example, setting)).facts : here.facts);
    evaluated.set(visitors, outcome);
    return outcome;
  }

  /** The common outcome for each class of an aspect that is not known. */
  function commonOutcome(question: Question, open: number, known: Known): boolean | 'differs' {
    let common: boolean | undefined;
    for (const { number } of ground.classesOf(open, known)) {
      const outcome = outcomeOf(question, withClass(known, open, number));
      if (outcome === undefined || outcome !== (common ?? outcome)) return 'differs';
      common = outcome;
    }
    return common ?? 'differs';
  }

  function outcomeOf(question: Question, known: Known): boolean | undefined {
    let at = question.outcomes;
    for (const number of question.reads) at = at.below[slotOf(known[number] ?? 0)] ??= { below: [] };
    if (at.outcome === undefined) {
      const open = question.reads.find((number) => !isKnown(known, number));
      at.outcome = open === undefined ? evaluate(question, known) : commonOutcome(question, open, known);
    }
    return at.outcome === 'differs' ? undefined : at.outcome;
  }

  return { ground, questionOf, outcomeOf, situation };
}
