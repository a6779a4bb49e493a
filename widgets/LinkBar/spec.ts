import { defineSpec } from '#src/kit/spec.ts';

/** Links to the sections below the questions. Study details and eligibility show only when the study describes them. */
export const spec = defineSpec({
  description: 'A bar of links to the benefits, study details, eligibility and testimonials further down the page.',
  answers: [],
  options: {
    benefits: { type: 'boolean', default: true, description: 'The step has a Benefits section.' },
    studyDetails: { type: 'boolean', default: true, description: 'The step has a StudyDesign section.' },
    eligibility: { type: 'boolean', default: true, description: 'The step has an Eligibility section.' },
    testimonials: { type: 'boolean', default: true, description: 'The step has a Testimonials section.' },
  },
  requiredByDefault: false,
  reads: [],
  beside: ({ benefits = true, studyDetails = true, eligibility = true, testimonials = true }) => [
    ...(benefits ? (['Benefits'] as const) : []),
    ...(studyDetails ? (['StudyDesign'] as const) : []),
    ...(eligibility ? (['Eligibility'] as const) : []),
    ...(testimonials ? (['Testimonials'] as const) : []),
  ],
  messages: {
    en: {
      title: 'More Information',
      benefits: 'Benefits',
      studyDetails: 'Study Details',
      eligibility: 'Eligibility',
      testimonials: 'Testimonials',
    },
    es: {
      title: 'Más información',
      benefits: 'Beneficios',
      studyDetails: 'Detalles del estudio',
      eligibility: 'Requisitos',
      testimonials: 'Testimonios',
    },
  },
});
