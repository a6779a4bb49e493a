import type { Facts } from '#src/domain/facts.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Fault } from '#src/checker/finding.ts';
import { nextStep } from '#src/flow/nextStep.ts';
import { faultAt, stepsOfButtons } from './model.ts';
import type { Subject } from './model.ts';
import { worldOfPerson } from './situations.ts';

type Person = NonNullable<Subject['document']['people']>[number];

/** What is wrong with going on from the step to the next one of the path, if anything is. */
function moveProblem(subject: Subject, step: CampaignStep, to: string | undefined, facts: Facts): string | undefined {
  const next = nextStep(step, facts);
  const isShown = next !== undefined && step.nav.next;
  if (to === undefined)
    return isShown ? `Next leads from "${step.name}" on to "${next}"; the path stops there` : undefined;
  if (to === next || stepsOfButtons(subject, step).includes(to)) return undefined;
  return `From "${step.name}" the way leads to ${next === undefined ? 'no other step' : `"${next}"`}, not to "${to}"`;
}

function personFault(subject: Subject, person: Person, index: number): Fault[] {
  const { campaign } = subject;
  const { facts } = worldOfPerson(campaign, person);
  const say = (at: number, problem: string) => [
    faultAt(subject, ['people', index, 'path', at], `The visitor "${person.name}" does not get that way. ${problem}`),
  ];
  if (person.path[0] !== campaign.home) return say(0, `The flow begins with "${campaign.home}"`);
  for (const [at, name] of person.path.entries()) {
    const step = campaign.steps[name];
    if (!step) return say(at, `This campaign has no step "${name}"`);
    const problem = moveProblem(subject, step, person.path[at + 1], facts);
    if (problem !== undefined) return say(Math.min(at + 1, person.path.length - 1), problem);
  }
  return [];
}

/** Example visitors who do not get the way that their path says. */
export function peopleFaults(subject: Subject): Fault[] {
  return (subject.document.people ?? []).flatMap((person, index) => personFault(subject, person, index));
}
