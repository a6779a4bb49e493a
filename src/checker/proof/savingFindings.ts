import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import { requiredInLead } from '#src/domain/lead.ts';
import type { CampaignStep } from '#src/flow/campaign.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import type { Finding } from '#src/checker/finding.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { withDefaults } from '#src/kit/options.ts';
import { ownWording } from '#src/checker/consents.ts';
import { answersOf, findingAt, walk, witness } from './model.ts';
import type { CampaignModel } from './model.ts';
import type { Situation } from './situations.ts';

/** What findings call the answers that a lead cannot be saved without. */
const wordsFor: Readonly<Record<(typeof requiredInLead)[number], string>> = {
  firstName: 'a name',
  lastName: 'a name',
  phone: 'a phone number',
  postalCode: 'a postal code',
};

/** Consent wordings that are not about being contacted. */
const otherWordings = new Set<unknown>(['medicalRecords', 'medicalRecordsHealthData', 'commercial']);

const route = (path: readonly CampaignStep[]) => path.map(({ name }) => name).join(' -> ');

type Save = { situation: Situation; path: readonly CampaignStep[]; step: CampaignStep };

/** Every saving step of the walk, with the steps up to it. */
function savesOf({ campaign }: CampaignModel, situation: Situation): Save[] {
  const path = walk(campaign, situation.facts);
  return path.flatMap((step, index) =>
    step.saves || savesLead([...step.onEnter, ...step.onLeave])
      ? [{ situation, path: path.slice(0, index + 1), step }]
      : [],
  );
}

function leadFindings(model: CampaignModel, { situation, path, step }: Save): Finding[] {
  const asked = new Set(path.flatMap((passed) => answersOf(model, passed, situation.facts)));
  const missing = new Set(requiredInLead.flatMap((name) => (asked.has(name) ? [] : [wordsFor[name]])));
  return [...missing].map((what) =>
    findingAt(
      model,
      ['steps', step.name, 'saves'],
      `The step "${step.name}" saves a lead without ${what}: ${route(path)}; ${witness(situation)}`,
    ),
  );
}

/** Whether the step asks for the consent to be contacted; where it must be ticked, a box that may be left out does not count. */
function asksConsent({ registries }: CampaignModel, { fields }: CampaignStep, { facts }: Situation): boolean {
  return fields.some((field) => {
    const kind = registries.kinds[field.kind];
    if (!kind?.answers.includes('consents') || !isAsked(field, facts)) return false;
    if (consentNeeded(facts) && !(field.required ?? kind.requiredByDefault)) return false;
    const options = Object.values(withDefaults(kind.options, field.options));
    return options.includes(ownWording) || !options.some((value) => otherWordings.has(value));
  });
}

/** Product constant: agents ask in the call, by a block of its own, whatever the country. */
const asksInCall = ({ flowType }: Situation['facts']['campaign']) => flowType === 'partnerScreener';

/**
 * In the US, where going on agrees, every save sends the consent. Elsewhere the lead stays in the tab until the box is
 * ticked: a box must be asked for, and a save must follow it.
 */
function consentFindings(model: CampaignModel, saves: readonly Save[]): Finding[] {
  return saves.flatMap(({ situation, path, step }, index) => {
    const { facts } = situation;
    const [isAbroad, isLast] = [isInternational(facts.country), index === saves.length - 1];
    if (isAbroad ? !isLast || asksInCall(facts.campaign) : !facts.campaign.consent.shown) return [];
    const at = (message: string) =>
      findingAt(model, ['steps', step.name, 'saves'], `${message}: ${route(path)}; ${witness(situation)}`);
    if (isAbroad && !consentNeeded(facts))
      return [at(`The step "${step.name}" saves a lead abroad without a consent that must be ticked`)];
    if (path.some((passed) => asksConsent(model, passed, situation))) return [];
    return [at(`The step "${step.name}" sends consents that were never asked`)];
  });
}

/** Saves of incomplete leads, or of consents that were not asked for. One witness for each step and cause. */
export function savingFindings(model: CampaignModel, situations: readonly Situation[]): Finding[] {
  const findings = situations.flatMap((situation) => {
    const saves = savesOf(model, situation);
    return [...saves.flatMap((save) => leadFindings(model, save)), ...consentFindings(model, saves)];
  });
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const key = finding.message.split(':')[0] ?? '';
    if (!first.has(key)) first.set(key, finding);
  }
  return [...first.values()];
}
