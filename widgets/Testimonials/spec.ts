import { defineSpec } from '#src/kit/spec.ts';

/** One review that a campaign brings, else three examples that are marked as examples. */
export const spec = defineSpec({
  description: 'The patient review that the campaign gives, else three examples marked as such.',
  answers: [],
  options: {
    review: { type: 'text', description: 'A real review by a patient who agreed to its use.' },
    reviewBy: { type: 'text', description: 'Who wrote the review, as they agreed to be named.' },
  },
  requiredByDefault: false,
  reads: [],
  below: true,
  messages: {
    en: {
      title: 'What taking part can be like',
      illustrative: 'These are examples to give you an idea. They are not the words of real participants.',
      care: 'Time to ask',
      careText: 'A study team that takes the time to listen and to explain each step before it happens.',
      choice: 'Free to choose',
      choiceText: 'Taking part is up to you, and you may stop at any time and for any reason.',
      others: 'Part of something larger',
      othersText: 'Knowing that each visit helps doctors learn more about the condition.',
      reviewTitle: 'A word from a participant',
    },
    es: {
      title: 'Así puede ser participar',
      illustrative: 'Son ejemplos para darle una idea. No son palabras de participantes reales.',
      care: 'Tiempo para preguntar',
      careText: 'Un equipo del estudio que se toma el tiempo de escuchar y de explicar cada paso antes de darlo.',
      choice: 'Libertad para decidir',
      choiceText: 'Participar depende de usted, y puede dejar de hacerlo en cualquier momento y por cualquier motivo.',
      others: 'Parte de algo más grande',
      othersText: 'Saber que cada visita ayuda a los médicos a conocer mejor la afección.',
      reviewTitle: 'Palabras de un participante',
    },
  },
});
