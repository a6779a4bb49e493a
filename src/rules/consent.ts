import {
  consentNeeded as isConsentNeeded,
  isInternational as isInternationalCountry,
} from '#src/domain/consentNeed.ts';
import { asksForMedicalRecords as studyAsksForMedicalRecords } from '#src/domain/medicalRecords.ts';
import { defineRule } from '#src/kit/rule.ts';

const screener = { consent: { shown: true, onConditions: false } };

export const consentNeeded = defineRule({
  description: 'The visitor must tick the consent before going on.',
  params: {},
  holds: (facts) => isConsentNeeded(facts),
  examples: [
    {
      holds: [{ country: 'GB', campaign: screener }],
      fails: [{ country: 'US', campaign: screener }, { country: 'GB' }],
    },
  ],
});

export const isInternational = defineRule({
  description: "The law of the country asks for a consent given by the visitor's own act.",
  params: {},
  holds: ({ country }) => isInternationalCountry(country),
  examples: [{ holds: [{ country: 'CA' }, { country: 'IE' }], fails: [{}, { country: 'US' }] }],
});

export const asksForMedicalRecords = defineRule({
  description: 'The study collects medical records.',
  params: {},
  holds: ({ study }) => studyAsksForMedicalRecords(study),
  examples: [
    {
      holds: [{ study: { successPlan: 'medical_records_collection' } }, { study: { medicalRecords: true } }],
      fails: [{}, { study: {} }, { study: { successPlan: 'visit' } }],
    },
  ],
});
