import type { Answers, Facts } from '#src/domain/facts.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/isAsked.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import { holds } from '#src/rules/evaluate.ts';
import { campaignExample } from '#src/checker/proof/situations.ts';
import type { Registries } from '#src/checker/registries.ts';
import { beforehand, given, type Given } from './everyAnswer.ts';

type Answer = keyof Answers & keyof Given;
const answers: readonly Answer[] = ['age', 'indicationIds'];

/** A question as one visitor meets it, at a step of their way. */
type Question = { id: string; answer: Answer; isRequired: boolean; at: number };
type Visit = { facts: Facts; way: readonly CampaignStep[]; questions: readonly Question[] };

/** Fields of one step that some visitors are asked in vain, as `step: field, field`, by how many there are on their ways. */
export type InVain = Map<string, Set<number>>;

const withAnswers = (facts: Facts, one: Given): Facts => {
  const { age, indicationIds } = one;
  return { ...facts, answers: { ...(age !== undefined && { age }), ...(indicationIds && { indicationIds }) } };
};

function questionsOf({ kinds }: Registries, { fields }: CampaignStep, facts: Facts, at: number): Question[] {
  return fields.flatMap((field): Question[] => {
    const kind = kinds[field.kind];
    const answer = answers.find((one) => kind?.answers.some((name) => name === one));
    if (!answer || !isAsked(field, facts)) return [];
    return [{ id: field.id, answer, isRequired: field.required ?? kind?.requiredByDefault ?? false, at }];
  });
}

function visitOf({ steps }: Campaign, registries: Registries, facts: Facts): Visit {
  const way: CampaignStep[] = [];
  for (let step = steps['home']; step;) {
    way.push(step);
    const name = nextStep(step, facts);
    step = name === undefined ? undefined : steps[name];
  }
  return { facts, way, questions: way.flatMap((step, at) => questionsOf(registries, step, facts, at)) };
}

/** Whether what was answered may be saved, sent or shown from here on: by the page itself, as it is left, or later. */
function isUsed({ kinds, effects }: Registries, { facts, way }: Visit, { answer, at }: Question): boolean {
  const reads = (list: readonly string[] | undefined) => list === undefined || list.includes(answer);
  const uses = (called: readonly { effect: string }[]) =>
    called.some(({ effect }) => effect === 'saveLead' || reads(effects[effect]?.reads));
  const isChecked = ({ kind, checks = [] }: CampaignField) =>
    checks.length > 0 && kinds[kind]?.answers.some((one) => one === answer);
  return way
    .slice(at)
    .some(
      ({ saves, onEnter, onLeave, onAnswer, fields }, later) =>
        saves ||
        (later > 0 && uses(onEnter)) ||
        uses(onLeave) ||
        uses(Object.values(onAnswer).flat()) ||
        fields
          .filter((field) => isAsked(field, facts))
          .some((field) => (later === 0 && isChecked(field)) || reads(kinds[field.kind]?.reads)),
    );
}

/** Everything that is decided at a step: what is on its page, whether Next is there, and where it leads. */
const decisionsAt = (step: CampaignStep): ((facts: Facts) => unknown)[] => [
  ...step.fields.map((field) => (facts: Facts) => isAsked(field, facts)),
  (facts) => holds(step.nav.nextWhen, facts),
  (facts) => nextStep(step, facts),
];

/** Whether a choice on the way might have been another one, had the visitor answered another thing when they were asked. */
function isNeeded({ facts, way, questions }: Visit, { answer, at }: Question): boolean {
  const open = questions.filter((one) => one.at >= at);
  // What was asked before is known, and so is what nobody asks for.
  const isFree = (one: Given) =>
    answers.every((name) => {
      const asked = open.filter((question) => question.answer === name);
      if (asked.length === 0) return JSON.stringify(one[name]) === JSON.stringify(facts.answers[name]);
      return one[name] !== undefined || !asked.some(({ isRequired }) => isRequired);
    });
  const might = given.filter(isFree);
  const others = (one: Given) => JSON.stringify({ ...one, [answer]: undefined });
  return way
    .slice(at)
    .flatMap(decisionsAt)
    .some((decision) => {
      const outcomes = new Map<string, Set<unknown>>();
      for (const one of might) {
        const seen = outcomes.get(others(one)) ?? new Set();
        outcomes.set(others(one), seen.add(decision(withAnswers(facts, one))));
      }
      return [...outcomes.values()].some(({ size }) => size > 1);
    });
}

/**
 * What a campaign that asks for an age and for conditions asks somebody in vain: found by giving every answer that there is, and
 * looking at each choice that was made after, whether any other answer would have made it another one.
 */
export function askedInVain(campaign: Campaign, registries: Registries): InVain {
  const found: InVain = new Map();
  for (const start of beforehand(exampleFacts(campaignExample(campaign))))
    for (const one of given) {
      const visit = visitOf(campaign, registries, withAnswers(start, one));
      // Nobody leaves out what they are made to give.
      if (visit.questions.some(({ answer, isRequired }) => isRequired && one[answer] === undefined)) continue;
      const vain = visit.questions.filter(
        (question) => !isUsed(registries, visit, question) && !isNeeded(visit, question),
      );
      for (const [at, { name }] of visit.way.entries()) {
        const here = vain.filter((question) => question.at === at);
        const words = `${name}: ${here.map(({ id }) => id).join(', ')}`;
        if (here.length > 0) found.set(words, (found.get(words) ?? new Set()).add(vain.length));
      }
    }
  return found;
}
