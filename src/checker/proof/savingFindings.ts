import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import type { Answers } from '#src/domain/facts.ts';
import { requiredInLead } from '#src/domain/lead.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import type { Finding } from '#src/checker/finding.ts';
import { withDefaults } from '#src/kit/options.ts';
import { ownWording } from '#src/checker/consents.ts';
import { findingAt, saves, witness } from './model.ts';
import type { CampaignModel } from './model.ts';
import type { Visitor } from './visitor.ts';
import type { Walk } from './walk.ts';

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

/** The way of one visitor up to a step that saves. */
type Save = { model: CampaignModel; visitor: Visitor; path: readonly CampaignStep[]; step: CampaignStep };

function finding({ model, visitor, path, step }: Save, message: string): Finding {
  const said = `The step "${step.name}" ${message}: ${route(path)}; ${witness(visitor.situation())}`;
  return findingAt(model, ['steps', step.name, 'saves'], said);
}

/** The kind of the field, with whether its answer is certain where it is shown. */
function kindOf({ registries }: CampaignModel, field: CampaignField) {
  const kind = registries.kinds[field.kind];
  return kind && { kind, isSure: field.required ?? kind.requiredByDefault };
}

const fieldsOf = (path: readonly CampaignStep[]) => path.flatMap(({ fields }) => fields);

/** What the save needs and the visitor was not certain to be asked. */
function leadFindings(save: Save): Finding[] {
  const { model, visitor, path } = save;
  const asks = (answer: keyof Answers) =>
    fieldsOf(path).some((field) => {
      const known = kindOf(model, field);
      return known?.isSure && known.kind.answers.includes(answer) && visitor.meets(field.when);
    });
  const missing = new Set(requiredInLead.flatMap((name) => (asks(name) ? [] : [wordsFor[name]])));
  return [...missing].map((what) => finding(save, `saves a lead without ${what}`));
}

/** Whether the visitor is asked for the consent to be contacted; where it must be ticked, not by a box that may be left out. */
function asksConsent({ model, visitor, path }: Save, mustTick: boolean): boolean {
  return fieldsOf(path).some((field) => {
    const known = kindOf(model, field);
    if (!known?.kind.answers.includes('consents') || (mustTick && !known.isSure)) return false;
    const options = Object.values(withDefaults(known.kind.options, field.options));
    const isOwn = options.includes(ownWording) || !options.some((value) => otherWordings.has(value));
    return isOwn && visitor.meets(field.when);
  });
}

/** Product constant: agents ask in the call, by a block of its own, whatever the country. */
const asksInCall = ({ flowType }: Pick<Campaign, 'flowType'>) => flowType === 'partnerScreener';

/**
 * In the US, where going on agrees, every save sends the consent. Elsewhere the lead stays in the tab until the box is
 * ticked: a box must be asked for, and a save must follow it.
 */
function consentFindings(save: Save, isLast: boolean): Finding[] {
  const { model, visitor } = save;
  visitor.learn('country');
  const { facts } = visitor.situation();
  const isAbroad = isInternational(facts.country);
  if (isAbroad ? !isLast || asksInCall(model.campaign) : !model.campaign.consent.shown) return [];
  const mustTick = consentNeeded(facts);
  if (isAbroad && !mustTick) return [finding(save, 'saves a lead abroad without a consent that must be ticked')];
  return asksConsent(save, mustTick) ? [] : [finding(save, 'sends consents that were never asked')];
}

/** Saves of incomplete leads on this way, or of consents that were not asked for. */
export function savingFindings(model: CampaignModel, visitor: Visitor, { path, back }: Walk): Finding[] {
  const last = path.findLast(saves);
  return path.flatMap((step, index) => {
    if (!saves(step)) return [];
    const save: Save = { model, visitor, path: path.slice(0, index + 1), step };
    return [...leadFindings(save), ...consentFindings(save, back === undefined && step === last)];
  });
}

/** The first finding of each step and cause: one witness is enough. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, Finding>();
  for (const one of findings) {
    const cause = one.message.split(':')[0] ?? '';
    if (!causes.has(cause)) causes.set(cause, one);
  }
  return [...causes.values()];
}
