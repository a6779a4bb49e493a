import { defineSpec } from '#src/kit/spec.ts';

const short = { label: 'short' };

/** A form of several fields. The document is read as if its parts stood in it; this kind itself is their title. */
export const spec = defineSpec({
  description:
    'Name, postal code, age, gender, phone, email and conditions in one form, and the consent. For a lead that is updated: a birth date in place of the age, and an email that is required.',
  answers: [],
  options: {
    updatesLead: { type: 'boolean', default: false, description: 'The form changes a lead that is known already.' },
    conditions: {
      type: 'string',
      enum: ['list', 'search'],
      default: 'list',
      description: 'How the conditions are asked: all of them in a list, or a box to search for them.',
    },
    buttonWaits: {
      type: 'boolean',
      default: false,
      description: 'The button of the step is disabled until every field is filled in and right.',
    },
  },
  requiredByDefault: false,
  reads: [],
  focusesProblem: true,
  waitsForAll: ({ buttonWaits = false }) => buttonWaits,
  parts: ({ updatesLead = false, conditions = 'list' }) => [
    { kind: 'FullName', options: short },
    { kind: 'PostalCode', options: short },
    // The first two fill a phone: the others load while these are filled in.
    { kind: updatesLead ? 'BirthDate' : 'Age', options: short, later: true },
    { kind: 'Gender', options: short, later: true },
    { kind: 'Phone', options: short, later: true },
    { kind: 'Email', required: updatesLead, options: short, later: true },
    { kind: conditions === 'list' ? 'IndicationMultiSelect' : 'Indications', later: true },
    { kind: 'GenericConsent', later: true },
  ],
  messages: {
    en: { title: 'Your contact information', participantTitle: 'Contact information' },
    es: { title: 'Su información de contacto', participantTitle: 'Información de contacto' },
  },
});
