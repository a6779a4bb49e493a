import {
  consentNeeded as isConsentNeeded,
  isInternational as isInternationalCountry,
} from '#src/domain/consentNeed.ts';
import { defaultCountry, internationalExample } from '#src/domain/countries/index.ts';
import { asksForMedicalRecords as studyAsksForMedicalRecords } from '#src/domain/medicalRecords.ts';
import { isPartnerConsentRefused } from '#src/domain/partnerConsent.ts';
import { outcomeOf } from '#src/domain/qualification.ts';
import { defineRule } from '#src/kit/rule.ts';
import { screenerOutcome } from './readings.ts';

const screener = { consent: { shown: true, onConditions: false } };

export const consentNeeded = defineRule({
  description: 'The visitor must tick the consent before going on.',
  params: {},
  reads: () => ['campaign', 'country'],
  holds: (facts) => isConsentNeeded(facts),
  examples: [
    {
      holds: [{ country: internationalExample, campaign: screener }],
      fails: [{ country: defaultCountry, campaign: screener }, { country: internationalExample }],
    },
  ],
});

export const isInternational = defineRule({
  description: "The law of the country asks for a consent given by the visitor's own act.",
  params: {},
  reads: () => ['country'],
  holds: ({ country }) => isInternationalCountry(country),
  examples: [{ holds: [{ country: internationalExample }], fails: [{}, { country: defaultCountry }] }],
});

export const asksForMedicalRecords = defineRule({
  description: 'The study collects medical records.',
  params: {},
  reads: () => ['medicalRecords'],
  holds: ({ study }) => studyAsksForMedicalRecords(study),
  examples: [
    {
      holds: [{ study: { successPlan: 'medical_records_collection' } }, { study: { medicalRecords: true } }],
      fails: [{}, { study: {} }, { study: { successPlan: 'visit' } }],
    },
  ],
});

const qualified = { study: {}, site: {} };

export const healthDataChoiceOpen = defineRule({
  description: 'The visitor qualifies for a study and has not decided yet whether a health data partner may be used.',
  params: {
    narrowOnly: { type: 'boolean', default: false, description: 'Only where the page is at most 768 px wide.' },
  },
  reads: ({ narrowOnly }) => [...screenerOutcome, 'healthData', ...(narrowOnly ? (['narrowScreen'] as const) : [])],
  holds: (facts, { narrowOnly }) =>
    outcomeOf(facts) === 'congratulations' &&
    facts.answers.consents?.medicalRecordsHealthData === undefined &&
    (facts.narrowScreen || !narrowOnly),
  examples: [
    {
      holds: [qualified],
      fails: [
        {},
        { study: { isSimulation: true }, site: {} },
        { ...qualified, answers: { consents: { medicalRecordsHealthData: false } } },
      ],
    },
    { params: { narrowOnly: true }, holds: [{ ...qualified, narrowScreen: true }], fails: [qualified] },
  ],
});

export const partnerConsentRefused = defineRule({
  description: 'The candidate said no to something that the agent of a partner asked.',
  params: {},
  reads: () => ['partnerConsent'],
  holds: ({ answers }) => isPartnerConsentRefused(answers.partnerConsent),
  examples: [
    {
      holds: [
        { answers: { partnerConsent: { connect: false } } },
        { answers: { partnerConsent: { connect: true, transfer: false } } },
      ],
      fails: [{}, { answers: { partnerConsent: { connect: true, transfer: true } } }],
    },
  ],
});
