import { isInternational } from '#src/domain/consentNeed.ts';
import { fullyQualified } from '#src/domain/qualification.ts';
import { relationOf } from '#src/domain/relation.ts';
import { savesLead } from '#src/effects/savingEffects.ts';
import type { CampaignField, CampaignStep } from '#src/flow/campaign.ts';
import { isAsked } from '#src/flow/nextStep.ts';
import { expectRows } from '#tests/e2e/support/leadRows.ts';
import type { Page } from '#tests/e2e/support/test.ts';
import type { Replay } from './plan.ts';

const saves = (step: CampaignStep) => step.saves || savesLead([...step.onEnter, ...step.onLeave]);

/** Whether one of the steps asked the visitor for the kind. */
const asked = ({ visitor: { facts } }: Replay, left: readonly CampaignStep[], kind: CampaignField['kind']): boolean =>
  left.some(({ fields }) => fields.some((field) => field.kind === kind && isAsked(field, facts)));

/** Whether somebody who left these steps has a lead: abroad once a box was ticked. */
function hasLead(replay: Replay, left: readonly CampaignStep[]): boolean {
  const mayLeave = (at: number) =>
    !isInternational(replay.visitor.facts.country) || asked(replay, left.slice(0, at + 1), 'GenericConsent');
  return left.some((step, index) => saves(step) && mayLeave(index));
}

/** The consents that are in force then, by type; replays tick what they must, and not the box for the clinic. */
function consentsOf(replay: Replay, left: readonly CampaignStep[]): string[] {
  const { country, answers } = replay.visitor.facts;
  const isShown = (kind: CampaignField['kind']) => asked(replay, left, kind);
  const agrees = answers.consents?.medicalRecordsHealthData === true;
  return [
    'call',
    ...(isInternational(country) ? [] : ['clinic']),
    ...(isShown('Email') ? ['email'] : []),
    ...(agrees && (isShown('HealthDataConsent') || isShown('EsignConsent')) ? ['medical_records_health_data'] : []),
    'sms',
  ];
}

/** The database contains what was entered until these steps were left, and what the visitor agreed to. */
export async function expectSaved(page: Page, replay: Replay, left: readonly CampaignStep[]): Promise<void> {
  const { visitor, campaign, language } = replay;
  const { answers, study, country, isKnownLead } = visitor.facts;
  if (!hasLead(replay, left)) return;
  const decides = campaign.flowType === 'webScreener' && study && !study.isSimulation;
  const lead = {
    first_name: answers.firstName,
    last_name: answers.lastName,
    phone: answers.phone,
    postal_code: answers.postalCode,
    country,
    language,
    // A lead stays with the campaign that it came by.
    ...(!isKnownLead && { campaign: campaign.name }),
    ...(decides && { study_id: study.id, qualified: fullyQualified(visitor.facts) }),
  };
  const isInCall = campaign.flowType === 'partnerScreener';
  const consent = consentsOf(replay, left).map((type) => ({ consent_type: type, has_consent: true }));
  const isOther = relationOf(visitor.facts) !== 'self';
  await expectRows(page, {
    lead: [lead],
    caregiver: isOther ? [{ first_name: 'Clara Cares', last_name: 'Diaz' }] : [],
    ...(!isInCall && { consent }),
  });
}
