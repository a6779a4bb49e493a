import { defineSpec } from '#src/kit/spec.ts';

/** Unticked at first in every country, and never required. The effect of its step sends each change at once. */
export const spec = defineSpec({
  description: 'An optional box to agree to automated commercial texts, unticked at first.',
  answers: ['consents'],
  live: true,
  options: {
    consent: {
      type: 'string',
      enum: ['commercial'],
      default: 'commercial',
      description: 'Names the text that is shown.',
    },
  },
  requiredByDefault: false,
  reads: [],
  settlesAtOnce: true,
  messages: {
    en: {
      title: 'Text messages about studies and health',
      agree: 'I agree to receive automated commercial text messages.',
      withdrawn: 'You withdrew this on another page. Check the box only if you agree again.',
    },
    es: {
      title: 'Mensajes de texto sobre estudios y salud',
      agree: 'Acepto recibir mensajes de texto comerciales automatizados.',
      withdrawn: 'Usted retiró esto en otra página. Marque la casilla solo si acepta de nuevo.',
    },
  },
  isEmpty: ({ consents }) => !consents?.commercial,
});
