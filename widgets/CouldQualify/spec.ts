import { defineSpec } from '#src/kit/spec.ts';

/** Tells what happens from here on. Its button leaves the step as Next does. */
export const spec = defineSpec({
  description: 'Says that the visitor could qualify, in which three steps it is found out, and goes on with a button.',
  answers: [],
  options: {},
  requiredByDefault: false,
  reads: [],
  leadsOn: () => true,
  below: true,
  messages: {
    en: {
      title: 'You could qualify for a study',
      participantTitle: 'The person you care for could qualify for a study',
      lead: 'Studies look for all kinds of people: with a condition or without one, young and old. Finding out takes three steps.',
      answer: 'Answer a few short questions.',
      match: 'See which studies near you may fit.',
      talk: 'Talk it over with the team of the study. The choice stays with you.',
      start: 'Answer the questions',
    },
    es: {
      title: 'Usted podría calificar para un estudio',
      participantTitle: 'La persona a su cuidado podría calificar para un estudio',
      lead: 'Los estudios buscan a todo tipo de personas: con una afección o sin ella, jóvenes y mayores. Averiguarlo lleva tres pasos.',
      answer: 'Responda unas preguntas breves.',
      match: 'Vea qué estudios cercanos podrían ser adecuados.',
      talk: 'Converse con el equipo del estudio. La decisión sigue siendo suya.',
      start: 'Responder las preguntas',
    },
  },
});
