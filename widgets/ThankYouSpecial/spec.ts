import { defineSpec } from '#src/kit/spec.ts';
import { advisorMessages } from '#widgets/shared/advisorMessages.ts';
import { changedMindMessages, notCalledMessages } from '#widgets/shared/notCalledMessages.ts';
import { suitableStudyMessages } from '#widgets/shared/suitableStudyMessages.ts';
import { unsavedMessages } from '#widgets/shared/unsavedMessages.ts';

export const spec = defineSpec({
  description: 'End of a flow about a special study: a large banner and the number to call.',
  answers: [],
  options: {
    text: { type: 'text', description: 'What is special; without it a general sentence.' },
  },
  requiredByDefault: false,
  headsPage: () => true,
  meantFor: () => ({ rule: 'fullyQualified' }),
  reads: ['indicationIds', 'postalCode', 'gender', 'age', 'birthDate', 'consents'],
  messages: {
    en: {
      ...advisorMessages.en,
      ...suitableStudyMessages.en,
      ...changedMindMessages.en,
      ...notCalledMessages.en,
      ...unsavedMessages.en,
      heading: '{name}, this study is looking for people like you!',
      headingWithoutName: 'This study is looking for people like you!',
      childHeading: '{name}, this study is looking for people like your child!',
      childHeadingWithoutName: 'This study is looking for people like your child!',
      participantHeading: '{name}, this study is looking for people like the participant!',
      participantHeadingWithoutName: 'This study is looking for people like the participant!',
      text: 'Call this number now. A study coordinator will tell you more and answer your questions.',
      later: 'If you do not call, we will call you in these hours.',
      textClosed: 'A study coordinator will tell you more by phone and answer your questions.',
      laterAbroad: 'If you do not call, we will call you.',
      weCallAbroad: 'You do not need to call: we will call you. Our number is:',
      weCallOnly: 'You do not need to call: we will call you.',
      weCall: 'You do not need to call: we will call you in these hours. Our number is:',
    },
    es: {
      ...advisorMessages.es,
      ...suitableStudyMessages.es,
      ...changedMindMessages.es,
      ...notCalledMessages.es,
      ...unsavedMessages.es,
      heading: '{name}, ¡este estudio busca personas como usted!',
      headingWithoutName: '¡Este estudio busca personas como usted!',
      childHeading: '{name}, ¡este estudio busca personas como su hijo o hija!',
      childHeadingWithoutName: '¡Este estudio busca personas como su hijo o hija!',
      participantHeading: '{name}, ¡este estudio busca personas como el participante!',
      participantHeadingWithoutName: '¡Este estudio busca personas como el participante!',
      text: 'Llame ahora a este número. Un coordinador del estudio le dará más información y responderá a sus preguntas.',
      later: 'Si no llama, le llamaremos nosotros en este horario.',
      textClosed: 'Un coordinador del estudio le dará más información por teléfono y responderá a sus preguntas.',
      laterAbroad: 'Si no llama, le llamaremos nosotros.',
      weCallAbroad: 'No hace falta que llame: le llamaremos nosotros. Nuestro número es:',
      weCallOnly: 'No hace falta que llame: le llamaremos nosotros.',
      weCall: 'No hace falta que llame: le llamaremos nosotros en este horario. Nuestro número es:',
    },
  },
});
