import type { Fault } from '#src/checker/finding.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { holds } from '#src/rules/evaluate.ts';
import { usesInFields, usesInNav, usesInNext } from './conditions.ts';
import type { Use } from './conditions.ts';
import { faultAt } from './model.ts';
import type { Subject } from './model.ts';
import { both, examplesOf, saysYes, startOf, worldOf } from './situations.ts';
import type { World } from './situations.ts';

const cure = 'Mend the condition, or add a person to whom this happens';

/** Says that a condition always comes out the same, if neither an example of its rule nor a person shows otherwise. */
function constantFault(subject: Subject, people: readonly World[], { path, condition }: Use): Fault[] {
  const start = startOf(subject.campaign);
  const examples = examplesOf(condition, subject.registries.rules).flatMap((example) =>
    // Under other flags too: a condition on a flag is a choice for those who inherit it.
    [worldOf(example), worldOf(both(start, example))],
  );
  const outcomes = new Set([...examples, ...people].map(({ facts }) => saysYes(condition, facts)));
  if (outcomes.size === 2) return [];
  const never = outcomes.has(true) ? 'fails' : 'holds';
  return [faultAt(subject, path, `"${condition.rule}" never ${never} here, so this choice is none. ${cure}`)];
}

/** Cases that no situation leads to, since they never hold or an earlier case always does. */
function caseFaults(subject: Subject, worlds: readonly World[]): Fault[] {
  return Object.values(subject.campaign.steps).flatMap(({ name, next }) => {
    if (typeof next !== 'object') return [];
    const chosen = new Set(worlds.map(({ facts }) => next.cases.findIndex(({ when }) => holds(when, facts))));
    const missed = next.cases.flatMap((_, index) => (chosen.has(index) ? [] : [index]));
    const path = ['steps', name, 'next'];
    const faults = missed.map((index) =>
      faultAt(
        subject,
        [...path, 'cases', index],
        `No visitor gets to this case: those before it take everybody. ${cure}`,
      ),
    );
    if (chosen.has(-1)) return faults;
    return [
      ...faults,
      faultAt(subject, [...path, 'otherwise'], `No visitor gets here: the cases take everybody. ${cure}`),
    ];
  });
}

/** Conditions that are no choice: always true, always false, or hidden behind others. */
export function conditionFaults(subject: Subject, worlds: readonly World[], people: readonly World[]): Fault[] {
  const all = [...usesInNext(subject.campaign), ...usesInNav(subject.campaign), ...usesInFields(subject.campaign)];
  const constant = all.flatMap((use) => constantFault(subject, people, use));
  return constant.length > 0 ? constant : caseFaults(subject, [...worlds, ...people]);
}

/** The steps that a step leads to in some situation. */
export function targetsOf(subject: Subject, name: string, worlds: readonly World[]): Set<string> {
  const step = subject.campaign.steps[name];
  if (!step) return new Set();
  return new Set(worlds.flatMap(({ facts }) => nextStep(step, facts) ?? []));
}
