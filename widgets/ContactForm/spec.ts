import { defineSpec } from '#src/kit/spec.ts';

/** A form of several fields. The document is read as if these stood in it; this kind itself is their title. */
export const spec = defineSpec({
  description:
    'Name, postal code, age, gender, phone, email and conditions in one form, and the consent. For a lead that is updated: a birth date in place of the age, and an email that is required.',
  answers: [],
  options: {
    updatesLead: { type: 'boolean', default: false, description: 'The form changes a lead that is known already.' },
  },
  requiredByDefault: false,
  messages: {
    en: { title: 'Your contact information', participantTitle: 'Contact information of the participant' },
    es: { title: 'Su información de contacto', participantTitle: 'Información de contacto del participante' },
  },
});
