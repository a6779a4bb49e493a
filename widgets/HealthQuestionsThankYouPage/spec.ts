import { outcomeAnswers } from '#src/kit/needs.ts';
import { defineSpec } from '#src/kit/spec.ts';

/** The end of the demographic questions. Leads to other studies unless the visitor qualified or the study is a trial run. */
export const spec = defineSpec({
  description: 'Thanks for the demographic questions and leads on to other studies.',
  answers: [],
  options: {},
  requiredByDefault: false,
  headsPage: () => true,
  asksAbout: () => 'additional',
  reads: outcomeAnswers,
  messages: {
    en: {
      thanks: 'Thank you!',
      complete: 'You have completed the questionnaire. Your answers help make studies fair for everyone.',
      findStudies: 'Find {Product}',
    },
    es: {
      thanks: '¡Gracias!',
      complete: 'Ha completado el cuestionario. Sus respuestas ayudan a que los estudios sean justos para todos.',
      findStudies: 'Buscar {product}',
    },
  },
});
