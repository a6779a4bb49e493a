import { defineSpec } from '#src/kit/spec.ts';

/**
 * Yes opens a page where the visitor signs; the signature, not a button, is the consent. Stored here is no, and that who comes back
 * from that page says that they signed, which is not sent.
 */
export const spec = defineSpec({
  description: 'Asks whether a health data partner may be used; yes leads to the page of the e-signature.',
  answers: ['consents'],
  live: true,
  signs: true,
  options: {
    consent: {
      type: 'string',
      enum: ['medicalRecordsHealthData'],
      default: 'medicalRecordsHealthData',
      description: 'Names the text that is shown.',
    },
  },
  requiredByDefault: true,
  reads: ['phone', 'firstName', 'lastName', 'email'],
  messages: {
    en: {
      title: 'May we look at your health data?',
      childTitle: 'May we look at your child’s health data?',
      participantTitle: 'May we look at the participant’s health data?',
      question: 'Do you agree? If you do, you sign on the next page.',
      no: 'No, I do not consent',
      yes: 'Yes, I consent',
      signed: 'I have signed',
      opening: 'Opening…',
      choose: 'Please choose yes or no',
      failed: 'We could not open the page for your signature. Please try again, or go on without signing.',
      without: 'Go on without signing',
      recorded: 'Thank you. Your responses have been recorded.',
      change: 'Change my answer',
    },
    es: {
      title: '¿Podemos consultar sus datos de salud?',
      childTitle: '¿Podemos consultar los datos de salud de su hijo o hija?',
      participantTitle: '¿Podemos consultar los datos de salud del participante?',
      question: '¿Está de acuerdo? De ser así, firmará en la página siguiente.',
      no: 'No, no doy mi consentimiento',
      yes: 'Sí, doy mi consentimiento',
      signed: 'Ya firmé',
      opening: 'Abriendo…',
      choose: 'Elija sí o no',
      failed: 'No pudimos abrir la página para su firma. Inténtelo de nuevo o continúe sin firmar.',
      without: 'Continuar sin firmar',
      recorded: 'Gracias. Sus respuestas han sido registradas.',
      change: 'Cambiar mi respuesta',
    },
  },
  isEmpty: () => false,
  check: ({ consents }, { required }) =>
    required && consents?.medicalRecordsHealthData === undefined ? 'choose' : undefined,
});
