import { defineSpec } from '#src/kit/spec.ts';

/** A choice between yes and no, each as good as the other; it may be changed until the step is left. */
export const spec = defineSpec({
  description: 'Asks by two buttons whether a health data partner may be used, and says when the answer is recorded.',
  answers: ['consents'],
  live: true,
  options: {
    consent: {
      type: 'string',
      enum: ['medicalRecordsHealthData'],
      default: 'medicalRecordsHealthData',
      description: 'Names the text that is shown.',
    },
  },
  requiredByDefault: true,
  messages: {
    en: {
      title: 'May we look at your health data?',
      childTitle: 'May we look at your child’s health data?',
      participantTitle: 'May we look at the participant’s health data?',
      question: 'Do you agree?',
      no: 'No, I do not consent',
      yes: 'Yes, I consent',
      choose: 'Please choose yes or no',
      recorded: 'Thank you. Your responses have been recorded.',
      given: 'You gave your consent.',
      refused: 'You did not give your consent.',
      withdrawn: 'You withdrew your consent on another page.',
      change: 'Change my answer',
    },
    es: {
      title: '¿Podemos consultar sus datos de salud?',
      childTitle: '¿Podemos consultar los datos de salud de su hijo o hija?',
      participantTitle: '¿Podemos consultar los datos de salud del participante?',
      question: '¿Está de acuerdo?',
      no: 'No, no doy mi consentimiento',
      yes: 'Sí, doy mi consentimiento',
      choose: 'Elija sí o no',
      recorded: 'Gracias. Sus respuestas han sido registradas.',
      given: 'Usted dio su consentimiento.',
      refused: 'Usted no dio su consentimiento.',
      withdrawn: 'Usted retiró su consentimiento en otra página.',
      change: 'Cambiar mi respuesta',
    },
  },
  whenHidden: ({ consents = {} }) => {
    const { medicalRecordsHealthData: _, ...others } = consents;
    return { consents: others };
  },
  isEmpty: () => false,
  check: ({ consents }, { required }) =>
    required && consents?.medicalRecordsHealthData === undefined ? 'choose' : undefined,
});
