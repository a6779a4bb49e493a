import { isInternational } from '#src/domain/consentNeed.ts';
import { contactPointOf, coversNothing, toContact } from '#src/domain/consentPoint.ts';
import { isPartnerConsentGiven } from '#src/domain/partnerConsent.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { SavedState } from '#src/domain/state.ts';
import type { Consent, ConsentType } from '#src/generated/api.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

/** A consent given or refused, not yet addressed to a lead. */
export type ConsentDecision = {
  consentType: ConsentType;
  hasConsent: boolean;
  how: Consent['how'];
  /** The wording that the visitor read. */
  wording: ConsentTextName;
};

const ticked = (consentType: ConsentType, wording: ConsentTextName, flag?: boolean): ConsentDecision[] =>
  flag === undefined ? [] : [{ consentType, hasConsent: flag, how: 'box', wording }];

/** What a candidate decided on the phone, in answer to the wording that the agent read out: one decision about all contact. */
function spokenDecisions({ answers: { partnerConsent } }: Facts): ConsentDecision[] {
  if (partnerConsent === undefined) return [];
  const hasConsent = isPartnerConsentGiven(partnerConsent);
  const types = [...toContact, 'clinic'] as const;
  return types.map((consentType) => ({ consentType, hasConsent, how: 'spoken', wording: 'contact' }));
}

/**
 * The visitor's decisions so far. In the US, where the consent is shown, contact by text, call and email and sharing
 * with the clinic are implied by going on; otherwise they are boxes for phone, email and clinic. Medical records are
 * boxes everywhere, but for what a campaign has signed: that the visitor says that they signed is no consent, and a no
 * takes it back. A box that was never touched is left out; what would be implied but was withdrawn elsewhere has a box too.
 * What an agent asked on the phone takes the place of the boxes.
 */
export function consentDecisions(facts: Facts): ConsentDecision[] {
  const { consents = {}, partnerConsent } = facts.answers;
  if (partnerConsent !== undefined) return spokenDecisions(facts);
  const { consent, signedStep } = facts.campaign;
  const isImplied = !isInternational(facts.country) && consent.shown;
  const { medicalRecordsHealthData: healthData } = consents;
  const saysSigned = signedStep !== undefined && healthData === true;
  const asked = (consentType: ConsentType, wording: ConsentTextName, flag?: boolean): ConsentDecision[] => {
    if (!isImplied || facts.withdrawn?.[consentType]) return ticked(consentType, wording, flag);
    return [{ consentType, hasConsent: true, how: 'implied', wording: 'contact' }];
  };
  return [
    ...asked('sms', 'contact', consents.phone),
    ...asked('call', 'contact', consents.phone),
    ...asked('email', 'contact', consents.email),
    ...asked('clinic', 'clinic', consents.clinicSharingPermission),
    ...ticked('medical_records', 'medicalRecords', consents.medicalRecords),
    ...ticked('medical_records_health_data', 'medicalRecordsHealthData', saysSigned ? undefined : healthData),
  ];
}

type Sent = Pick<SavedState, 'consentsSent' | 'consentsTo' | 'consentsDue'>;

/**
 * The decisions to be sent: consents not sent yet or sent for another contact point, and withdrawals of sent ones. One
 * for a number or an address waits until there is one.
 */
export function unsentDecisions(
  facts: Facts,
  { consentsSent, consentsTo = {}, consentsDue = [] }: Sent,
): ConsentDecision[] {
  return consentDecisions(facts).filter(({ consentType, hasConsent }) => {
    // One that is due may have been sent: its reply may be lost.
    const isDue = consentsDue.some((due) => due.consentType === consentType);
    if (!hasConsent) return isDue || consentsSent[consentType] === true;
    if (coversNothing(consentType, facts.answers)) return false;
    const [before, now] = [consentsTo[consentType], contactPointOf(consentType, facts.answers)];
    return consentsSent[consentType] !== true || before !== now;
  });
}
