import { defineSpec } from '#src/kit/spec.ts';

/** Links in three groups: sections of the page, other ways to a study, and the policies. */
export const spec = defineSpec({
  description: 'Quick links at the end of a landing page: its sections, the study search, for a child, the policies.',
  answers: [],
  live: true,
  options: {
    whyTrials: { type: 'boolean', default: true, description: 'The step has a WhyTrials section.' },
    couldQualify: { type: 'boolean', default: true, description: 'The step has a CouldQualify section.' },
    healthierWorld: { type: 'boolean', default: true, description: 'The step has a HealthierWorld section.' },
    testimonials: { type: 'boolean', default: true, description: 'The step has a Testimonials section.' },
    child: { type: 'boolean', default: true, description: 'The flow can be answered for a child.' },
  },
  requiredByDefault: false,
  below: true,
  messages: {
    en: {
      title: 'Quick links',
      onThisPage: 'On this page',
      whyTrials: 'Why choose a clinical trial',
      couldQualify: 'You could qualify',
      healthierWorld: 'A healthier world',
      testimonials: 'What taking part can be like',
      findStudy: 'Find a study',
      studySearch: 'Search all {product}',
      child: 'Find a study for your child',
      policies: 'Your privacy and rights',
      privacy: 'Privacy policy',
      terms: 'Terms of use',
      healthData: 'Consumer health data privacy notice',
    },
    es: {
      title: 'Enlaces rápidos',
      onThisPage: 'En esta página',
      whyTrials: 'Por qué elegir un estudio clínico',
      couldQualify: 'Usted podría calificar',
      healthierWorld: 'Un mundo más sano',
      testimonials: 'Así puede ser participar',
      findStudy: 'Encuentre un estudio',
      studySearch: 'Buscar entre todos los {product}',
      child: 'Encontrar un estudio para su hijo o hija',
      policies: 'Su privacidad y sus derechos',
      privacy: 'Política de privacidad',
      terms: 'Términos de uso',
      healthData: 'Aviso de privacidad de datos de salud del consumidor',
    },
  },
});
