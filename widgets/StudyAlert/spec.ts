import { defineSpec } from '#src/kit/spec.ts';

/** Asks whether the visitor wants to be told of new studies: for whoever found none, below the outcome or a search. */
export const spec = defineSpec({
  description:
    'An offer to be told of new studies near the visitor, like this one or about their conditions, by email or text, with a consent of its own. Optional.',
  answers: [],
  drafts: ['alertAsked'],
  options: {
    consent: {
      type: 'string',
      enum: ['studyAlerts'],
      default: 'studyAlerts',
      description: 'Names the text that is shown.',
    },
  },
  requiredByDefault: false,
  reads: ['phone', 'email', 'postalCode', 'indicationIds', 'country'],
  messages: {
    en: {
      title: 'Hear about new studies',
      intro: 'We can tell you when a new study about the same condition as “{study}” opens near {postalCode}.',
      introConditions: 'We can tell you when a new study about the conditions you chose opens near {postalCode}.',
      open: 'Tell me about new studies',
      way: 'How may we tell you?',
      email: 'By email to {address}',
      text: 'By text message to {number}',
      distance: 'How far would you go?',
      miles: 'Up to {count} miles',
      kilometers: 'Up to {count} km',
      agree: 'I agree to be told about new studies.',
      notAgreed: 'Check the box, or go on without.',
      ask: 'Tell me',
      sending: 'Sending…',
      done: 'We will tell you when we find a new study near you. You can stop this at any time.',
      failed: 'This could not be saved. Try again, or go on without.',
    },
    es: {
      title: 'Reciba noticias de estudios nuevos',
      intro:
        'Podemos avisarle cuando abra cerca del código postal {postalCode} un estudio nuevo sobre la misma afección que «{study}».',
      introConditions:
        'Podemos avisarle cuando abra un estudio nuevo sobre las afecciones que eligió cerca del código postal {postalCode}.',
      open: 'Avisarme de estudios nuevos',
      way: '¿Cómo podemos avisarle?',
      email: 'Por correo electrónico a {address}',
      text: 'Por mensaje de texto al {number}',
      distance: '¿Hasta qué distancia iría?',
      miles: 'Hasta {count} millas',
      kilometers: 'Hasta {count} km',
      agree: 'Acepto que me avisen de estudios nuevos.',
      notAgreed: 'Marque la casilla o siga sin este aviso.',
      ask: 'Avisarme',
      sending: 'Enviando…',
      done: 'Le avisaremos cuando encontremos un estudio nuevo cerca de usted. Puede dejarlo cuando quiera.',
      failed: 'No se pudo guardar. Inténtelo de nuevo o siga sin este aviso.',
    },
  },
});
