import type { StoredStudy } from '#src/server/db/tables/catalogue.ts';
import type { DemoPlaceName } from './places.ts';
import type { DemoQuestion } from './question.ts';

/** A made-up study with what it asks and where it has sites. */
export type DemoStudy = {
  id: number;
  details: StoredStudy;
  questions: readonly DemoQuestion[];
  places: readonly DemoPlaceName[];
};

/** A text in both languages. */
export const both = (en: string, es: string) => ({ en, es });

/** What every demo study starts from. */
export const usual = {
  isSimulation: false,
  gender: 'any',
  siteTargetAreaType: 'Distance',
  transportationRequired: true,
  internalStatus: 'recruiting',
} as const;

/** The text about compensation where a study pays for time and travel. */
export const paid = {
  patientCompensationAmountAvailable: true,
  patientCompensationNote: both('for time and travel', 'por su tiempo y traslado'),
} as const;

/** Who answers for a demo study; nobody does, and each name says so. `number` tells the studies apart. */
export const oversightOf = (number: string) => ({
  sponsor: both('Demo Sponsor (made up)', 'Patrocinador de demostración (ficticio)'),
  recruiter: both('Demo Recruiting (made up)', 'Reclutamiento de demostración (ficticio)'),
  ethics: {
    committee: both('Demo Ethics Committee (made up)', 'Comité de ética de demostración (ficticio)'),
    number: `DEMO-EC-${number}`,
    version: '1.0',
  },
  register: { number: `DEMO-${number}`, url: `https://register.example/DEMO-${number}` },
});

const madeUp = both('This is a made-up study for demonstration.', 'Este es un estudio ficticio de demostración.');

/** A description whose last sentence is that the study is made up. */
export const story = (en: string, es: string) => both(`${en} ${madeUp.en}`, `${es} ${madeUp.es}`);
