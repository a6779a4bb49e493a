import { defineSpec } from '#src/kit/spec.ts';
import { withdrawnMessages } from '#widgets/shared/withdrawnMessages.ts';

/** Always asked with a box that starts unticked, in every country, and never required. */
export const spec = defineSpec({
  description: 'An optional box for a medical-records consent, unticked at first in every country.',
  answers: ['consents'],
  live: true,
  options: {
    consent: {
      type: 'string',
      enum: ['medicalRecords', 'medicalRecordsHealthData'],
      default: 'medicalRecords',
      description: 'The authorization to collect records, or the use of a health data partner. Also names the text.',
    },
  },
  requiredByDefault: false,
  later: true,
  reads: [],
  messages: {
    en: {
      title: 'Your medical records',
      medicalRecords: 'I authorize the collection of my medical records.',
      medicalRecordsHealthData: 'I agree that a health data partner may be used to collect my health information.',
      childTitle: 'Your child’s medical records',
      childMedicalRecords: 'I authorize the collection of my child’s medical records.',
      childMedicalRecordsHealthData:
        'I agree that a health data partner may be used to collect my child’s health information.',
      participantTitle: 'The participant’s medical records',
      participantMedicalRecords: 'I authorize the collection of the participant’s medical records.',
      participantMedicalRecordsHealthData:
        'I agree that a health data partner may be used to collect the participant’s health information.',
      ...withdrawnMessages.en,
    },
    es: {
      title: 'Sus registros médicos',
      medicalRecords: 'Autorizo la recopilación de mis registros médicos.',
      medicalRecordsHealthData: 'Acepto que una empresa colaboradora de datos de salud reúna mi información de salud.',
      childTitle: 'Los registros médicos de su hijo o hija',
      childMedicalRecords: 'Autorizo la recopilación de los registros médicos de mi hijo o hija.',
      childMedicalRecordsHealthData:
        'Acepto que una empresa colaboradora de datos de salud reúna la información de salud de mi hijo o hija.',
      participantTitle: 'Los registros médicos del participante',
      participantMedicalRecords: 'Autorizo la recopilación de los registros médicos del participante.',
      participantMedicalRecordsHealthData:
        'Acepto que una empresa colaboradora de datos de salud reúna la información de salud del participante.',
      ...withdrawnMessages.es,
    },
  },
  isEmpty: ({ consents }, { options }) => !consents?.[options.consent],
});
