import { defineSpec } from '#src/kit/spec.ts';

const questions = ['cancerType', 'cancerStage', 'treatmentStatus'] as const;

export const spec = defineSpec({
  description: 'Three questions about a cancer: its type, its stage and how far its treatment is.',
  answers: ['oncologyResponse'],
  options: {},
  requiredByDefault: true,
  reads: [],
  messages: {
    en: {
      cancerType: 'What type of cancer do you have?',
      childCancerType: 'What type of cancer does your child have?',
      participantCancerType: 'What type of cancer does the participant have?',
      cancerStage: 'What stage is it?',
      treatmentStatus: 'How far along is the treatment?',
      choose: 'Choose a type of cancer',
      breast: 'Breast',
      lung: 'Lung',
      prostate: 'Prostate',
      colorectal: 'Colon or rectum',
      skin: 'Skin',
      blood: 'Blood, bone marrow or lymph nodes',
      otherType: 'Another type',
      I: 'Stage I',
      II: 'Stage II',
      III: 'Stage III',
      IV: 'Stage IV',
      unsure: 'I am not sure',
      not_started: 'Not started',
      in_treatment: 'In treatment',
      finished: 'Finished',
    },
    es: {
      cancerType: '¿Qué tipo de cáncer tiene?',
      childCancerType: '¿Qué tipo de cáncer tiene su hijo o hija?',
      participantCancerType: '¿Qué tipo de cáncer tiene el participante?',
      cancerStage: '¿En qué etapa está?',
      treatmentStatus: '¿En qué punto está el tratamiento?',
      choose: 'Elija un tipo de cáncer',
      breast: 'De mama',
      lung: 'De pulmón',
      prostate: 'De próstata',
      colorectal: 'De colon o recto',
      skin: 'De piel',
      blood: 'De la sangre, la médula ósea o los ganglios linfáticos',
      otherType: 'Otro tipo',
      I: 'Etapa I',
      II: 'Etapa II',
      III: 'Etapa III',
      IV: 'Etapa IV',
      unsure: 'No estoy seguro/a',
      not_started: 'No ha comenzado',
      in_treatment: 'En tratamiento',
      finished: 'Terminado',
    },
  },
  isEmpty: () => false,
  check: ({ oncologyResponse = {} }, { required }) =>
    required
      ? questions
          .filter((question) => !oncologyResponse[question])
          .map((question) => ({ message: 'answerQuestion', at: question }))
      : undefined,
});
