import type { Finding } from '#src/checker/finding.ts';
import { aspectOf } from '#src/kit/aspects.ts';
import { isChoiceOfBase } from './baseChoices.ts';
import { casesOf, usesOf, placeOfCondition, type Use } from './conditions.ts';
import { readingsOf } from './ground.ts';
import type { Question } from './knowledge.ts';
import { findingAt, unproved } from './model.ts';
import type { Look } from './openQuestions.ts';
import { otherSettingsFor } from './otherSettings.ts';
import { targetsOf } from './stepGraph.ts';
import { isBehindStuck } from './stuck.ts';
import { togetherFindings } from './togetherFindings.ts';
import { watchTold } from './told.ts';
import { unreachedIn } from './unreached.ts';
import { untoldIn } from './untold.ts';
import { waysThrough, type Ways, type Work } from './ways.ts';

/** The condition as it stands, and under other settings where it is about them. */
function questionsOf({ condition }: Use, { knowledge }: Look): readonly [Question, ...Question[]] {
  const others = otherSettingsFor([condition]);
  return [knowledge.questionOf(condition), ...others.map((one) => knowledge.questionOf(condition, one))];
}

/** The outcomes of the questions, at most two, for the stops at the step. */
function outcomesAt({ stops }: Ways, step: string, questions: readonly Question[], { knowledge }: Look): Set<boolean> {
  const outcomes = new Set<boolean>();
  for (const stop of stops) {
    if (stop.step.name !== step) continue;
    for (const question of questions) {
      const outcome = knowledge.outcomeOf(question, stop.known);
      for (const one of outcome === undefined ? [true, false] : [outcome]) outcomes.add(one);
      if (outcomes.size === 2) return outcomes;
    }
  }
  return outcomes;
}

/**
 * The outcomes of a condition for those who get to the step that its path names: to the first page, where it is laid out in
 * pages. Undefined where that takes more work than is left.
 */
function outcomesOf(look: Look, ways: Ways, use: Use, work: Work): Set<boolean> | undefined {
  const questions = questionsOf(use, look);
  const step = look.model.campaign.steps[String(use.path[1])];
  if (!step) return new Set();
  const found = outcomesAt(ways, step.name, questions, look);
  if (found.size === 2 || questions.every((one) => ways.asked.isAskedAt(step, one))) return found;
  // Those who go on alike may still differ in what only this condition is about.
  const all = waysThrough(
    { ...look, watches: [watchTold(look.model, look.graph)] },
    work,
    new Map([[step.name, questions]]),
  );
  return all && outcomesAt(all, step.name, questions, look);
}

/** The effects that would find out what the condition is about, of which no step runs one. */
function missingFor({ condition }: Use, { campaign, registries }: Look['model']): string {
  const untold = untoldIn(campaign, registries);
  const missing = readingsOf(condition).flatMap((one) => untold.get(aspectOf(one).name) ?? []);
  return [...new Set(missing)].map((name) => `"${name}"`).join(', ');
}

/** Where the condition is about what no step asks for, that is the cause. */
const cureOf = (missing: string) =>
  missing === ''
    ? 'Mend the condition, or leave it out'
    : `No step runs ${missing} where it would find out what it is about: add it, or leave the condition out`;

/** What is found of a condition, and the effects that it lacks. */
type Constant = { finding: Finding; missing: string };

/** Finds a condition that has the same outcome for every visitor who gets to its step. */
function constantFindings(look: Look, ways: Ways, use: Use, work: Work): Constant[] {
  const { rule, is = true } = use.condition;
  const outcomes = outcomesOf(look, ways, use, work);
  const path = placeOfCondition(use);
  if (!outcomes) return [{ finding: findingAt(look.model, 'C055', path, unproved), missing: '' }];
  if (outcomes.size !== 1) return [];
  const choice = `"${rule}" never ${outcomes.has(is) ? 'fails' : 'holds'} for those who get here, so this choice is none`;
  const missing = missingFor(use, look.model);
  return [{ finding: findingAt(look.model, 'C043', path, `${choice}. ${cureOf(missing)}`), missing }];
}

/** What is found of conditions that lack the same effect, which is one mistake: all behind the first in the order of the document. */
function byCause(constant: readonly Constant[]): Finding[] {
  const firsts = new Map<string, Finding>();
  return constant
    .toSorted((one, other) => one.finding.at.offset - other.finding.at.offset)
    .map(({ finding, missing }) => {
      const behind = firsts.get(missing);
      if (behind) return { ...finding, behind };
      if (missing !== '') firsts.set(missing, finding);
      return finding;
    });
}

/** The cases of each step that somebody takes. */
function casesTaken({ stops }: Ways): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  for (const { moves } of stops)
    for (const { cases } of moves)
      for (const [step, taken] of cases) found.set(step, (found.get(step) ?? new Set()).add(taken));
  return found;
}

const noNext = 'No visitor gets to this case, nor to any other one here: Next is not shown, and all go on otherwise';

const nobody = 'No visitor gets to this case: nobody who goes on from here meets its condition';

/** Whether all who get to the step end there or go on by buttons that open steps, and nobody is stuck. */
const passedOtherwise = ({ stops }: Ways, name: string): boolean => {
  const moves = stops.flatMap((stop) => (stop.step.name === name ? stop.moves : []));
  return moves.length > 0 && moves.every(({ faults }) => faults.every(({ code }) => code !== 'C063'));
};

/** Cases that no visitor takes, since they never hold or an earlier case always does. */
function caseFindings({ model, graph }: Look, ways: Ways): Finding[] {
  const unreached = unreachedIn(model, graph, ways).flatMap(({ step, isByHome }) => (isByHome ? [step.name] : []));
  const isExplained = isBehindStuck(ways, graph);
  const allTaken = casesTaken(ways);
  const ofBases = usesOf(model.campaign).filter((use) => isChoiceOfBase(model, use));
  return Object.values(model.campaign.steps).flatMap((step) => {
    const { name, part } = step;
    const stated = casesOf(step);
    const taken = allTaken.get(name);
    const path = ['steps', name, 'next'];
    if (stated.length === 0 || isExplained(name)) return [];
    // Where visits begin elsewhere, that is why nobody takes them.
    const isBegunElsewhere = targetsOf(step).some((target) => unreached.includes(target));
    if (!taken)
      return !isBegunElsewhere && passedOtherwise(ways, name)
        ? [findingAt(model, 'C044', [...path, 'cases', 0], noNext)]
        : [];
    const passes = part?.passes ?? 0;
    const isOfBase = (index: number) =>
      ofBases.some(({ path: at }) => at[1] === name && at[4] === index && at[2] === 'next');
    const missed = stated.flatMap((_, index) => (taken.has(passes + index) || isOfBase(index) ? [] : [index]));
    const findings = missed.map((index) =>
      findingAt(
        model,
        'C044',
        [...path, 'cases', index],
        index === 0 ? nobody : 'No visitor gets to this case: those before it take everybody',
      ),
    );
    if (taken.has(-1)) return findings;
    return [
      ...findings,
      findingAt(model, 'C045', [...path, 'otherwise'], 'No visitor gets here: the cases take everybody'),
    ];
  });
}

/**
 * Conditions that decide nothing: always true, always false, never true together, or never evaluated as earlier ones take
 * everybody. Behind a step from which some cannot go on, that is found.
 */
export function conditionFindings(look: Look, ways: Ways, work: Work): Finding[] {
  const isExplained = isBehindStuck(ways, look.graph);
  const constant = usesOf(look.model.campaign).flatMap((use) =>
    isChoiceOfBase(look.model, use) || isExplained(use.about) ? [] : constantFindings(look, ways, use, work),
  );
  const found = constant.length > 0 ? byCause(constant) : togetherFindings(look, ways, work);
  return found.length > 0 ? found : caseFindings(look, ways);
}
