import { defineSpec } from '#src/kit/spec.ts';
import { withdrawnMessages } from '#widgets/shared/withdrawnMessages.ts';

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
      ...withdrawnMessages.en,
    },
    es: {
      title: 'Mensajes de texto sobre estudios y salud',
      agree: 'Acepto recibir mensajes de texto comerciales automatizados.',
      ...withdrawnMessages.es,
    },
  },
  isEmpty: ({ consents }) => !consents?.commercial,
});
