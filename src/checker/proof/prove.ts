import type { Fault } from '#src/checker/finding.ts';
import { conditionFaults } from './conditionFindings.ts';
import { distinct, usesInFields, usesInNext } from './conditions.ts';
import { graphFaults } from './graphFindings.ts';
import { peopleFaults } from './peopleFindings.ts';
import { savingFaults } from './savingFindings.ts';
import type { Subject } from './model.ts';
import { both, startOf, worldOf, worldOfPerson, worldsOf } from './situations.ts';

export type Proof = {
  faults: readonly Fault[];
  /** How many situations were walked through. */
  situations: number;
};

/** Answers whose fields decide whether a save is complete. */
const decisive: readonly string[] = ['firstName', 'lastName', 'phone', 'postalCode', 'consents'];

/**
 * Walks a campaign in every combination that its conditions can come out in: every step is reached, every visitor
 * gets to an end, every choice is one, every save is complete, and example visitors get the way they say.
 */
export function prove(subject: Subject): Proof {
  const { campaign, document, registries } = subject;
  const people = (document.people ?? []).map((person) => worldOfPerson(campaign, person));
  const isDecisive = (kind: string) => registries.kinds[kind]?.answers.some((name) => decisive.includes(name)) ?? false;
  const uses = [...usesInNext(campaign), ...usesInFields(campaign, isDecisive)];
  const conditions = distinct(uses.map(({ condition }) => condition));
  const starts = (['US', 'GB'] as const).map((country) => worldOf(both(startOf(campaign), { country })));
  const worlds = starts.flatMap((start) => worldsOf([start], conditions, registries.rules));
  const situations = [...worlds, ...people];
  const faults = [
    ...conditionFaults(subject, worlds, people),
    ...graphFaults(subject, situations),
    ...savingFaults(subject, situations),
    ...peopleFaults(subject),
  ];
  return { faults, situations: situations.length };
}
