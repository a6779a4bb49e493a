import type { Study } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';
import type { Situation } from '#tests/support/renderWidget.tsx';

const example = exampleFacts({ study: {} }).study as Study;
export const asthma: Study = {
  ...example,
  id: 7,
  title: 'The asthma study',
  description: 'It compares two inhalers.',
  minAge: 18,
  maxAge: 65,
  distance: 16.09344,
  indicationIds: [1],
  associatedIndications: [{ id: 1, name: 'Asthma' }],
  transportationRequired: true,
  patientCompensationAmount: 600,
  patientCompensationAmountAvailable: true,
};
export const far: Study = { ...example, id: 8, title: 'The far study', gender: 'female' };

/** Somebody who has said where they live. */
export const here = { answers: { postalCode: '60601' } } as const;

/** The same, for whom the search finds these studies near, and further away. */
export const finding = (nearbyStudies: Study[], studies: Study[] = []): Situation => ({
  ...here,
  replies: {
    studySearch: { nearbyStudies, studies, nearbyTotal: nearbyStudies.length, place: { name: 'Chicago' } },
    indicationCategories: [
      { name: 'Lungs', indications: [{ id: 1, name: 'Asthma', showForSignup: true, kind: 'chronic' }] },
    ],
  },
});
