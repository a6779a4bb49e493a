import { defineSpec } from '#src/kit/spec.ts';
import { besideOversightLine } from '#widgets/shared/besideOversightLine.ts';
import { oversightMessages } from '#widgets/shared/oversightMessages.ts';

/** The heading of a screener: the landing copy of the study or campaign, else the study's title. */
export const spec = defineSpec({
  description: 'Opens a screener: title, subtitle, benefits and compensation of the study, and how long it takes.',
  answers: [],
  presentsStudy: true,
  options: {
    showFacts: { type: 'boolean', default: true, description: 'Say what speaks for taking part, and what is paid.' },
    showDuration: { type: 'boolean', default: true, description: 'Say that it takes less than 2 minutes.' },
  },
  requiredByDefault: false,
  showsLanding: ['drawing', 'title', 'subtitle', 'benefits', 'compensationInformation'],
  headsPage: () => true,
  beside: besideOversightLine,
  reads: [],
  messages: {
    en: {
      ...oversightMessages.en,
      fallbackTitle: 'Find out if a clinical study is right for you',
      duration: 'This takes less than 2 minutes.',
      benefitsTitle: 'Why take part',
      compensationTitle: 'Compensation',
    },
    es: {
      ...oversightMessages.es,
      fallbackTitle: 'Averigüe si un estudio clínico es adecuado para usted',
      duration: 'Le tomará menos de 2 minutos.',
      benefitsTitle: 'Por qué participar',
      compensationTitle: 'Compensación',
    },
  },
});
