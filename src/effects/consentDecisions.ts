import { isInternational } from '#src/domain/consentNeed.ts';
import type { Facts } from '#src/domain/facts.ts';
import type { Consent, ConsentType } from '#src/generated/api.ts';
import type { ConsentTextName } from '#src/kit/context.ts';

export type ConsentDecision = {
  consentType: ConsentType;
  hasConsent: boolean;
  how: Consent['how'];
  /** The wording that the visitor read. */
  wording: ConsentTextName;
};

const ticked = (consentType: ConsentType, wording: ConsentTextName, flag?: boolean): ConsentDecision[] =>
  flag === undefined ? [] : [{ consentType, hasConsent: flag, how: 'box', wording }];

/**
 * What the visitor has agreed to so far. Contact by text, call and email is implied by going on in the US and ticked
 * elsewhere; sharing with the clinic goes the same way by its own box; medical records are always ticked.
 * A decision that was never made is left out.
 */
export function consentDecisions(facts: Facts): ConsentDecision[] {
  const { consents = {} } = facts.answers;
  const isTicked = isInternational(facts.country);
  const contact = (consentType: ConsentType, flag?: boolean): ConsentDecision[] => {
    if (!isTicked && facts.campaign.consent.shown)
      return [{ consentType, hasConsent: true, how: 'implied', wording: 'contact' }];
    return flag === undefined ? [] : [{ consentType, hasConsent: flag, how: 'box', wording: 'contact' }];
  };
  const clinic: ConsentDecision[] =
    isTicked || !facts.campaign.consent.shown
      ? ticked('clinic', 'clinic', consents.clinicSharingPermission)
      : [{ consentType: 'clinic', hasConsent: true, how: 'implied', wording: 'contact' }];
  return [
    ...contact('sms', consents.phone),
    ...contact('call', consents.phone),
    ...contact('email', consents.email),
    ...clinic,
    ...ticked('medical_records', 'medicalRecords', consents.medicalRecords),
    ...ticked('medical_records_health_data', 'medicalRecordsHealthData', consents.medicalRecordsHealthData),
  ];
}

/** The decisions to be sent: given consents not sent yet, and changes of what was sent before. */
export function unsentDecisions(facts: Facts, sent: Readonly<Record<string, boolean>>): ConsentDecision[] {
  return consentDecisions(facts).filter(({ consentType, hasConsent }) =>
    hasConsent ? sent[consentType] !== true : sent[consentType] === true,
  );
}
