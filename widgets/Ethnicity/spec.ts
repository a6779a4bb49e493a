import { defineSpec } from '#src/kit/spec.ts';

/** Race and ethnicity, any number of them; declining to answer excludes the others. */
export const spec = defineSpec({
  description: 'Asks for race and ethnicity: any number of choices, or declining to answer.',
  answers: ['ethnicities'],
  options: {},
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      question: 'What is your race or ethnicity?',
      participantQuestion: 'What is the participant’s race or ethnicity?',
      childQuestion: 'What is your child’s race or ethnicity?',
      hint: 'Select all that apply.',
      white: 'White',
      black: 'Black or African American',
      asian: 'Asian',
      hawaiian: 'Native Hawaiian or Pacific Islander',
      americanIndian: 'American Indian or Alaska Native',
      hispanic: 'Hispanic or Latino',
      eastern: 'Middle Eastern or North African',
      decline: 'Decline to Answer',
    },
    es: {
      question: '¿Cuál es su raza u origen étnico?',
      participantQuestion: '¿Cuál es la raza u origen étnico del participante?',
      childQuestion: '¿Cuál es la raza u origen étnico de su hijo o hija?',
      hint: 'Seleccione todas las opciones que correspondan.',
      white: 'Blanco/a',
      black: 'Negro/a o afroamericano/a',
      asian: 'Asiático/a',
      hawaiian: 'Nativo/a de Hawái o de las islas del Pacífico',
      americanIndian: 'Indígena de las Américas o nativo/a de Alaska',
      hispanic: 'Hispano/a o latino/a',
      eastern: 'De Medio Oriente o del norte de África',
      decline: 'Prefiero no responder',
    },
  },
  isEmpty: () => false,
  check: ({ ethnicities = [] }, { required }) => (required && ethnicities.length === 0 ? 'selectOneOption' : undefined),
});
