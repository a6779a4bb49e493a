import { isInternational } from '#src/domain/consentNeed.ts';
import type { Answers, Facts } from '#src/domain/facts.ts';
import type { SavedState } from '#src/domain/state.ts';
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

const reachedBy: Partial<Record<ConsentType, 'phone' | 'email'>> = {
  sms: 'phone',
  call: 'phone',
  commercial: 'phone',
  email: 'email',
};

/** The number or address that a consent is about, where it is about one that is known. */
export function reachOf(consentType: ConsentType, answers: Pick<Answers, 'phone' | 'email'>): string | undefined {
  const by = reachedBy[consentType];
  return by && answers[by];
}

type Sent = Pick<SavedState, 'consentsSent' | 'consentsTo'>;

/** The decisions to be sent: given consents not sent yet or for another number, and changes of what was sent before. */
export function unsentDecisions(facts: Facts, { consentsSent, consentsTo = {} }: Sent): ConsentDecision[] {
  return consentDecisions(facts).filter(({ consentType, hasConsent }) => {
    if (!hasConsent) return consentsSent[consentType] === true;
    const [before, now] = [consentsTo[consentType], reachOf(consentType, facts.answers)];
    return consentsSent[consentType] !== true || (before !== undefined && now !== undefined && before !== now);
  });
}
