import { defineSpec } from '#src/kit/spec.ts';

/** How the visitor found us. The key of the choice is stored: it means the same in every language. */
export const spec = defineSpec({
  description: 'Asks how the visitor heard of us: one choice of seven, optional.',
  answers: ['additional'],
  options: {},
  requiredByDefault: false,
  later: true,
  reads: [],
  messages: {
    en: {
      fieldName: 'How did you hear about us?',
      choose: 'Choose one',
      doctor: 'My doctor or clinic',
      social: 'Social media',
      engine: 'A search engine',
      sponsor: 'The sponsor of a study',
      email: 'An email',
      clinicalTrials: 'ClinicalTrials.gov',
      other: 'Another way',
    },
    es: {
      fieldName: '¿Cómo se enteró de nosotros?',
      choose: 'Elija una opción',
      doctor: 'Por mi médico o clínica',
      social: 'Por las redes sociales',
      engine: 'Por un buscador de internet',
      sponsor: 'Por el patrocinador de un estudio',
      email: 'Por un correo electrónico',
      clinicalTrials: 'Por ClinicalTrials.gov',
      other: 'De otra manera',
    },
  },
  isEmpty: ({ additional }) => !additional?.referringGroup,
});
