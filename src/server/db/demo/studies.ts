import { caregiverStudies } from './caregiverStudies.ts';
import { plainStudies } from './plainStudies.ts';
import { showcaseStudies } from './showcaseStudies.ts';
import type { DemoStudy } from './study.ts';

/** The demo studies by their ids. None of them exists. */
export const demoStudies: readonly DemoStudy[] = [...showcaseStudies, ...caregiverStudies, ...plainStudies].toSorted(
  (one, other) => one.id - other.id,
);
