import { advisorHours } from '#src/kit/advisorHours.ts';
import { defineSpec } from '#src/kit/spec.ts';

export const spec = defineSpec({
  description: 'End of a flow about a special study: a large banner and the number to call.',
  answers: [],
  options: {
    text: { type: 'text', description: 'What is special; without it a general sentence.' },
  },
  requiredByDefault: false,
  messages: {
    en: {
      heading: '{name}, this study is looking for people like you!',
      headingWithoutName: 'This study is looking for people like you!',
      participantHeading: '{name}, this study is looking for people like the participant!',
      participantHeadingWithoutName: 'This study is looking for people like the participant!',
      text: 'Call this number now. A study coordinator will tell you more and answer your questions.',
      later: 'If you cannot call now, we will call you.',
      hours: advisorHours.en,
    },
    es: {
      heading: '{name}, ¡este estudio busca personas como usted!',
      headingWithoutName: '¡Este estudio busca personas como usted!',
      participantHeading: '{name}, ¡este estudio busca personas como el participante!',
      participantHeadingWithoutName: '¡Este estudio busca personas como el participante!',
      text: 'Llame ahora a este número. Un coordinador del estudio le dará más información y responderá a sus preguntas.',
      later: 'Si no puede llamar ahora, le llamaremos nosotros.',
      hours: advisorHours.es,
    },
  },
});
