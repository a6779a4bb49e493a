import { consentNeeded, isInternational } from '#src/domain/consentNeed.ts';
import type { Answers } from '#src/domain/facts.ts';
import { requiredInLead } from '#src/domain/lead.ts';
import type { Campaign, CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import type { Code } from '#src/checker/codes.ts';
import { withDefaults } from '#src/kit/options.ts';
import { ownWording } from '#src/checker/consents.ts';
import type { Fault, Visit } from './faults.ts';
import { saves, type CampaignModel } from './model.ts';
import { traitsOf, type Visitor } from './visitor.ts';
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

/** The way of one visitor up to a step that saves. */
type Passing = { model: CampaignModel; visitor: Visitor; path: readonly CampaignStep[]; step: CampaignStep };

/** What is wrong with a save: its code, and what nobody like this visitor does before it. */
type Lack = { code: Code; what: string };

/** The lack as a fault: one cause, wherever it is met first. */
const faultOf = ({ name }: CampaignStep, { code, what }: Lack): Fault => ({
  code,
  at: ['steps', name, 'saves'],
  cause: what,
  tell: (who) => `${['Nobody', ...(who ? [who] : []), what].join(' ')} before the step "${name}" saves`,
});

/** The kind of the field, with whether its answer is certain where it is shown. */
function kindOf({ registries }: CampaignModel, field: CampaignField) {
  const kind = registries.kinds[field.kind];
  return kind && { kind, isSure: field.required ?? kind.requiredByDefault };
}

const fieldsOf = (path: readonly CampaignStep[]) => path.flatMap(({ fields }) => fields);

/** What the save needs and the visitor was not certain to be asked. */
function leadLacks({ model, visitor, path }: Passing): Lack[] {
  const asks = (answer: keyof Answers) =>
    fieldsOf(path).some((field) => {
      const known = kindOf(model, field);
      return known?.isSure && known.kind.answers.includes(answer) && visitor.meets(field.when);
    });
  const missing = new Set(requiredInLead.flatMap((name) => (asks(name) ? [] : [wordsFor[name]])));
  return [...missing].map((what) => ({ code: 'C046', what: `must give ${what}` }));
}

/** Whether the visitor is asked for the consent to be contacted; where it must be ticked, not by a box that may be left out. */
function asksConsent({ model, visitor, path }: Passing, mustTick: boolean): boolean {
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
function consentLacks(passing: Passing, isLast: boolean): Lack[] {
  const { model, visitor } = passing;
  visitor.learn('country');
  const { facts } = visitor.situation();
  const isAbroad = isInternational(facts.country);
  if (isAbroad ? !isLast || asksInCall(model.campaign) : !model.campaign.consent.shown) return [];
  const mustTick = consentNeeded(facts);
  if (isAbroad && !mustTick) return [{ code: 'C048', what: 'can give the consent that their law asks for' }];
  return asksConsent(passing, mustTick) ? [] : [{ code: 'C047', what: 'is asked for consent' }];
}

/** The saves on the way of a visitor, each with what it lacks. */
export function savesOf(model: CampaignModel, visitor: Visitor, { path, back, pressed, situation }: Walk): Visit[] {
  const last = path.findLast(saves);
  return path.flatMap((step, index) => {
    if (!saves(step)) return [];
    const passing: Passing = { model, visitor, path: path.slice(0, index + 1), step };
    const lacks = [...leadLacks(passing), ...consentLacks(passing, back === undefined && step === last)];
    const faults = lacks.map((lack) => faultOf(step, lack));
    return [{ step, path: passing.path, faults, situation, traits: () => new Map([...pressed, ...traitsOf(visitor)]) }];
  });
}
