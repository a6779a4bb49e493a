import { isInternational } from '#src/domain/consentNeed.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import type { Fault } from '#src/checker/finding.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { withDefaults } from '#src/kit/options.ts';
import { ownWording } from '#src/checker/consents.ts';
import { answersOf, faultAt, walk, witness } from './model.ts';
import type { Subject } from './model.ts';
import type { World } from './situations.ts';

/** What a lead cannot be saved without. */
const needed: Readonly<Record<string, string>> = {
  firstName: 'a name',
  lastName: 'a name',
  phone: 'a phone number',
  postalCode: 'a postal code',
};

/** Wordings about something else than being contacted. */
const otherWordings = new Set<unknown>(['medicalRecords', 'medicalRecordsHealthData', 'commercial']);

const route = (path: readonly CampaignStep[]) => path.map(({ name }) => name).join(' -> ');

type Passage = { world: World; path: readonly CampaignStep[]; step: CampaignStep };

/** Every saving step of every way, with the way up to it. */
function savings({ campaign }: Subject, world: World): Passage[] {
  const path = walk(campaign, world.facts);
  return path.flatMap((step, index) => (step.saves ? [{ world, path: path.slice(0, index + 1), step }] : []));
}

function leadFaults(subject: Subject, { world, path, step }: Passage): Fault[] {
  const asked = new Set(path.flatMap((passed) => answersOf(subject, passed, world.facts)));
  const missing = new Set(Object.keys(needed).flatMap((name) => (asked.has(name) ? [] : [needed[name] ?? name])));
  return [...missing].map((what) =>
    faultAt(
      subject,
      ['steps', step.name, 'saves'],
      `The step "${step.name}" saves a lead without ${what}: ${route(path)}; ${witness(world)}`,
    ),
  );
}

/** Whether the step shows the wording to be contacted. */
function asksConsent({ registries }: Subject, { fields }: CampaignStep, { facts }: World): boolean {
  return fields.some((field) => {
    const kind = registries.kinds[field.kind];
    if (!kind?.answers.includes('consents') || !isAsked(field, facts)) return false;
    const options = Object.values(withDefaults(kind.options, field.options));
    return options.includes(ownWording) || !options.some((value) => otherWordings.has(value));
  });
}

/** Where going on implies consent, every save sends it; elsewhere the last save must come after the box. */
function consentFaults(subject: Subject, passages: readonly Passage[]): Fault[] {
  const { campaign } = subject;
  if (!campaign.consent.shown) return [];
  return passages.flatMap(({ world, path, step }, index) => {
    const isLast = index === passages.length - 1;
    if (isInternational(world.facts.country) && !isLast) return [];
    if (path.some((passed) => asksConsent(subject, passed, world))) return [];
    const message = `The step "${step.name}" sends consents that were never asked: ${route(path)}; ${witness(world)}`;
    return [faultAt(subject, ['steps', step.name, 'saves'], message)];
  });
}

/** Saves that cannot work: without what a lead needs, or of consents nobody was asked for. One witness each. */
export function savingFaults(subject: Subject, worlds: readonly World[]): Fault[] {
  const faults = worlds.flatMap((world) => {
    const passages = savings(subject, world);
    return [...passages.flatMap((passage) => leadFaults(subject, passage)), ...consentFaults(subject, passages)];
  });
  const first = new Map<string, Fault>();
  for (const fault of faults) {
    const key = fault.message.split(':')[0] ?? '';
    if (!first.has(key)) first.set(key, fault);
  }
  return [...first.values()];
}
