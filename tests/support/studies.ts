import type { Reply } from '#src/api/call.ts';
import type { Study } from '#src/domain/facts.ts';
import { exampleFacts } from '#src/kit/exampleFacts.ts';

// Safe: a study was asked for.
const example = exampleFacts({ study: {} }).study as Study;

/** A study of asthma, ten miles away. */
export const asthmaStudy: Study = {
  ...example,
  id: 7,
  title: 'The asthma study',
  distance: 16.09344,
  indicationIds: [1],
  associatedIndications: [{ id: 1, name: 'Asthma' }],
};

/** What the search answers that found these, all of them near. */
export const foundNear = (...nearbyStudies: Study[]): Reply<'studySearch'> => ({
  nearbyStudies,
  studies: [],
  nearbyTotal: nearbyStudies.length,
  place: { name: 'Chicago' },
});
